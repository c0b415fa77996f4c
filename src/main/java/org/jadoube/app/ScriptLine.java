package org.jadoube.app;

import java.util.function.Consumer;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.chess.Color;
import org.jadoube.port.Button;
import org.jadoube.port.Signal;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.TraceReader;
import org.jadoube.trace.TraceToken;

/** A line of a script that moves a virtual board, each a token of a trace. */
final class ScriptLine {
    private ScriptLine() {}

    /** Does what a line says; false where it is none that moves the board. */
    static boolean moves(String line, VirtualBoard board, Consumer<Signal> signals, long atMicros) {
        if (line.isBlank()) {
            return false;
        }
        try {
            return does(TraceReader.token("<stdin>", 1, line, atMicros), board, signals);
        } catch (FormatException answer) {
            return false;
        }
    }

    private static boolean does(TraceToken token, VirtualBoard board, Consumer<Signal> signals) {
        return switch (token) {
            case TraceToken.AllContacts all -> {
                board.set(all.closed());
                yield true;
            }
            case TraceToken.Contact contact -> {
                if (contact.closed()) {
                    board.place(contact.square());
                } else {
                    board.lift(contact.square());
                }
                yield true;
            }
            case TraceToken.Press press -> {
                Button button =
                        press.color() == Color.WHITE ? Button.WHITE_CLOCK : Button.BLACK_CLOCK;
                signals.accept(new Signal.ButtonPressed(button, press.atMicros()));
                yield true;
            }
            case TraceToken.Panel panel -> false;
            case TraceToken.End end -> false;
        };
    }
}
