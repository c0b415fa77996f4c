package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AssignmentTest {

    @Test
    void everyRowTakesItsOwnColumnThoughAllWouldLikeOne() {
        long[][] weights = {{1, 2, 9}, {1, 9, 4}, {1, 9, 9}};
        assertArrayEquals(new int[] {1, 2, 0}, Assignment.lightest(weights));
    }

    @Test
    void columnsMayBeLeftOver() {
        assertArrayEquals(new int[] {2}, Assignment.lightest(new long[][] {{5, 4, 3, 6}}));
    }

    @Test
    void noRowsTakeNoColumns() {
        assertArrayEquals(new int[0], Assignment.lightest(new long[0][0]));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void isAsLightAsTheBestOfAllPairings(long seed) {
        Random random = new Random(seed);
        int rows = 1 + random.nextInt(5);
        int columns = rows + random.nextInt(3);
        long[][] weights = new long[rows][columns];
        for (long[] row : weights) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextInt(30);
            }
        }
        int[] chosen = Assignment.lightest(weights);
        long weight = 0;
        for (int row = 0; row < rows; row++) {
            weight += weights[row][chosen[row]];
        }
        assertEquals(best(weights, 0, 0), weight);
    }

    private static long best(long[][] weights, int row, int taken) {
        if (row == weights.length) {
            return 0;
        }
        long best = Long.MAX_VALUE;
        for (int column = 0; column < weights[row].length; column++) {
            if ((taken & 1 << column) == 0) {
                long rest = best(weights, row + 1, taken | 1 << column);
                best = Math.min(best, weights[row][column] + rest);
            }
        }
        return best;
    }
}
