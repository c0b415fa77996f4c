package org.jadoube.guidance;

import java.util.Arrays;

/** Pairs every row of a table of weights with a column of its own, as lightly as possible. */
final class Assignment {
    private static final int NONE = -1;

    private final long[][] weights;
    private final int[] rowOf;
    private final long[] rowPotential;
    private final long[] columnPotential;

    private Assignment(long[][] weights) {
        this.weights = weights;
        int columns = weights.length == 0 ? 0 : weights[0].length;
        rowOf = new int[columns];
        Arrays.fill(rowOf, NONE);
        rowPotential = new long[weights.length];
        columnPotential = new long[columns];
    }

    /**
     * The columns of the rows, by the Hungarian method: one shortest augmenting path a row.
     *
     * @param weights as many columns as rows, or more
     */
    static int[] lightest(long[][] weights) {
        Assignment assignment = new Assignment(weights);
        for (int row = 0; row < weights.length; row++) {
            assignment.add(row);
        }
        int[] columnOf = new int[weights.length];
        for (int column = 0; column < assignment.rowOf.length; column++) {
            if (assignment.rowOf[column] != NONE) {
                columnOf[assignment.rowOf[column]] = column;
            }
        }
        return columnOf;
    }

    private void add(int newRow) {
        int columns = rowOf.length;
        long[] distance = new long[columns];
        Arrays.fill(distance, Long.MAX_VALUE);
        int[] cameFrom = new int[columns];
        boolean[] reached = new boolean[columns];
        int row = newRow;
        int column = NONE;
        do {
            int nearest = NONE;
            for (int each = 0; each < columns; each++) {
                if (reached[each]) {
                    continue;
                }
                long slack = weights[row][each] - rowPotential[row] - columnPotential[each];
                if (slack < distance[each]) {
                    distance[each] = slack;
                    cameFrom[each] = column;
                }
                if (nearest == NONE || distance[each] < distance[nearest]) {
                    nearest = each;
                }
            }
            raise(newRow, distance, reached, distance[nearest]);
            column = nearest;
            reached[column] = true;
            row = rowOf[column];
        } while (row != NONE);
        while (column != NONE) {
            int before = cameFrom[column];
            rowOf[column] = before == NONE ? newRow : rowOf[before];
            column = before;
        }
    }

    /** Makes the tree of reached rows and columns, and the nearest column, tight. */
    private void raise(int newRow, long[] distance, boolean[] reached, long by) {
        rowPotential[newRow] += by;
        for (int each = 0; each < reached.length; each++) {
            if (reached[each]) {
                rowPotential[rowOf[each]] += by;
                columnPotential[each] -= by;
            } else {
                distance[each] -= by;
            }
        }
    }
}
