package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.chess.Color;
import org.jadoube.port.Button;
import org.jadoube.port.Signal;
import org.jadoube.table.Table;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.Inputs;
import org.jadoube.trace.TraceReader;
import org.jadoube.trace.TraceToken;

/** Moves a virtual board by lines, each a token of a trace: {@code e2-}, {@code press:white}. */
final class ControlStream {
    private static final String SOURCE = "<stdin>";

    private final VirtualBoard board;
    private final Consumer<Signal> signals;
    private final LongSupplier clockMicros;
    private final Supplier<Optional<Table>> table;
    private final Consumer<String> log;

    /**
     * @param table the table as it was last seen; without one nothing can be entered
     * @param log is told of lines that say nothing
     */
    ControlStream(
            VirtualBoard board,
            Consumer<Signal> signals,
            LongSupplier clockMicros,
            Supplier<Optional<Table>> table,
            Consumer<String> log) {
        this.board = board;
        this.signals = signals;
        this.clockMicros = clockMicros;
        this.table = table;
        this.log = log;
    }

    /** Does what the lines say, until they end. */
    void follow(InputStream bytes) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            try {
                obey(TraceReader.token(SOURCE, number, line, clockMicros.getAsLong()));
            } catch (FormatException unknown) {
                log.accept(unknown.getMessage());
            }
        }
    }

    private void obey(TraceToken token) {
        switch (token) {
            case TraceToken.AllContacts all -> board.set(all.closed());
            case TraceToken.Contact contact -> {
                if (contact.closed()) {
                    board.place(contact.square());
                } else {
                    board.lift(contact.square());
                }
            }
            case TraceToken.Press press ->
                    signals.accept(
                            new Signal.ButtonPressed(button(press.color()), press.atMicros()));
            case TraceToken.Panel panel ->
                    table.get()
                            .ifPresent(seen ->
                                    signals.accept(
                                            new Signal.Entered(
                                                    micros ->
                                                            Inputs.of(panel.action(), micros, seen),
                                                    panel.atMicros())));
            case TraceToken.End end -> {}
        }
    }

    private static Button button(Color color) {
        return switch (color) {
            case WHITE -> Button.WHITE_CLOCK;
            case BLACK -> Button.BLACK_CLOCK;
        };
    }
}
