package org.jadoube.adapter.pi4j;

import java.util.function.Consumer;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.jadoube.port.ToldFaults;

/**
 * Tells which contacts cannot be trusted, so that play goes on without them, and keeps from the
 * table what they would tell of pieces that nobody has moved.
 *
 * <p>Used by one thread.
 */
final class ContactDoubts {
    static final String LINES = "wires of the board";

    private final FlickerWatch flicker = new FlickerWatch();
    private final LineWatch lines = new LineWatch();
    private final Consumer<Signal> signals;
    private final ToldFaults faults;
    private long flickering;
    private long doubted;

    ContactDoubts(Consumer<Signal> signals, ToldFaults faults) {
        this.signals = signals;
        this.faults = faults;
    }

    /** The same scan, as far as it can be believed. */
    Scan accept(Scan scan) {
        long believed = lines.accept(scan.contacts(), scan.atMicros());
        String words = lines.words();
        if (words.isEmpty()) {
            faults.ended(LINES);
        } else {
            faults.began(LINES, words, scan.atMicros());
        }
        tellFlickering(flicker.accept(believed, scan.atMicros()), scan.atMicros());
        tellDoubts(lines.held() | flickering, scan.atMicros());
        return new Scan(believed, scan.atMicros());
    }

    private void tellDoubts(long now, long atMicros) {
        Bitboard.squares(now & ~doubted)
                .forEach(square -> signals.accept(new Signal.SquareDoubted(square, atMicros)));
        Bitboard.squares(doubted & ~now)
                .forEach(square -> signals.accept(new Signal.SquareTrusted(square, atMicros)));
        doubted = now;
    }

    private void tellFlickering(long now, long atMicros) {
        for (Square square : Bitboard.squares(now & ~flickering)) {
            faults.began(
                    "square " + square,
                    "The contact of "
                            + square
                            + " opens and closes without end. It may be loose, or the piece may"
                            + " stand off its middle.",
                    atMicros);
        }
        Bitboard.squares(flickering & ~now).forEach(square -> faults.ended("square " + square));
        flickering = now;
    }
}
