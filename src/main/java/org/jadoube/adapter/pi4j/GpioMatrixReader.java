package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;

/** A diode matrix on lines of the GPIO: one row after the other is driven, the columns follow. */
final class GpioMatrixReader implements ContactReader {
    private final List<OutputLine> rows = new ArrayList<>();
    private final List<InputLine> columns = new ArrayList<>();
    private final Level closed;
    private final long settleNanos;

    private GpioMatrixReader(GpioMatrix wiring) {
        closed = wiring.closed();
        settleNanos = wiring.settleMicros() * 1_000L;
    }

    static GpioMatrixReader open(GpioMatrix wiring, Wires wires) throws IOException {
        GpioMatrixReader reader = new GpioMatrixReader(wiring);
        Level rest = wiring.closed().opposite();
        try {
            for (int line : wiring.columns()) {
                reader.columns.add(wires.input(line, rest));
            }
            for (int line : wiring.rows()) {
                reader.rows.add(wires.output(line, rest));
            }
            return reader;
        } catch (IOException missing) {
            reader.close();
            throw missing;
        }
    }

    @Override
    public long read() throws IOException {
        long contacts = 0;
        for (int rank = 0; rank < 8; rank++) {
            OutputLine row = rows.get(rank);
            row.drive(closed);
            Settling.await(settleNanos);
            for (int file = 0; file < 8; file++) {
                if (columns.get(file).level() == closed) {
                    contacts |= 1L << (8 * rank + file);
                }
            }
            row.drive(closed.opposite());
        }
        return contacts;
    }

    /** Outputs stay outputs after the program has ended: rows at rest cannot short anything. */
    @Override
    public void close() {
        for (OutputLine row : rows) {
            try {
                row.drive(closed.opposite());
            } catch (IOException beyondReach) {
                // The line is let go in any case.
            }
            row.close();
        }
        columns.forEach(InputLine::close);
    }
}
