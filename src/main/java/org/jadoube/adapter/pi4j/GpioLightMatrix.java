package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightWiring.GpioLights;

/**
 * Diodes between lines of the GPIO: their rows are lit in turn, those that are all dark left out.
 */
final class GpioLightMatrix implements LightChip {
    /** Nine rows in turn are then lit more than 50 times a second each. */
    private static final long ROW_MICROS = 2_000;

    private static final int NONE = -1;

    private final List<OutputLine> rows = new ArrayList<>();
    private final List<OutputLine> columns = new ArrayList<>();
    private final Level lit;

    /** The lit columns of each row, bit 0 for the first. */
    private final int[] wanted;

    private int drivenColumns;
    private int litRow = NONE;

    private GpioLightMatrix(GpioLights wiring) {
        lit = wiring.lit();
        wanted = new int[wiring.rows().size()];
    }

    static GpioLightMatrix open(GpioLights wiring, Wires wires) throws IOException {
        GpioLightMatrix matrix = new GpioLightMatrix(wiring);
        try {
            for (int line : wiring.rows()) {
                matrix.rows.add(wires.output(line, wiring.lit().opposite()));
            }
            for (int line : wiring.columns()) {
                matrix.columns.add(wires.output(line, wiring.lit()));
            }
            return matrix;
        } catch (IOException missing) {
            matrix.close();
            throw missing;
        }
    }

    @Override
    public void restart(int[] colors) throws IOException {
        show(colors);
    }

    @Override
    public void show(int[] colors) throws IOException {
        int width = columns.size();
        Arrays.fill(wanted, 0);
        for (int led = 0; led < colors.length; led++) {
            if (colors[led] != 0) {
                wanted[led / width] |= 1 << led % width;
            }
        }
        turn(litRow);
    }

    /** A single row that is lit, or none, stays as it is. */
    @Override
    public long tend() throws IOException {
        int next = next();
        if (next == litRow) {
            return NEVER_MICROS;
        }
        turn(next);
        return ROW_MICROS;
    }

    private int next() {
        for (int step = 1; step <= wanted.length; step++) {
            int row = Math.floorMod(litRow + step, wanted.length);
            if (wanted[row] != 0) {
                return row;
            }
        }
        return NONE;
    }

    /** Row off, columns, row on: else the one would show the columns of the other. */
    private void turn(int row) throws IOException {
        int wantedColumns = row == NONE ? 0 : wanted[row];
        if (litRow != NONE && (row != litRow || wantedColumns != drivenColumns)) {
            rows.get(litRow).drive(lit.opposite());
            litRow = NONE;
        }
        for (int changed = wantedColumns ^ drivenColumns; changed != 0; changed &= changed - 1) {
            int column = Integer.numberOfTrailingZeros(changed);
            boolean isLit = (wantedColumns & 1 << column) != 0;
            columns.get(column).drive(isLit ? lit.opposite() : lit);
            drivenColumns ^= 1 << column;
        }
        if (wantedColumns != 0 && row != litRow) {
            rows.get(row).drive(lit);
            litRow = row;
        }
    }

    @Override
    public void close() {
        try {
            turn(NONE);
        } catch (IOException beyondReach) {
            // The lines are let go in any case.
        }
        rows.forEach(OutputLine::close);
        columns.forEach(OutputLine::close);
    }
}
