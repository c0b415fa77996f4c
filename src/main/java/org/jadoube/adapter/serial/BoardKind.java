package org.jadoube.adapter.serial;

import java.util.List;
import java.util.stream.Stream;

/**
 * A kind of board, its speed and how much silence it is allowed.
 *
 * <p>Those that speak unasked are recognised by listening, so that nothing is said to strangers; a
 * DGT board has to be asked, and so has to be named.
 */
public enum BoardKind {
    /** A scanner of our own, {@code hardware/serial/README.md}. */
    JADOUBE(115_200, 1_500, true),
    /** A Tabutronic Sentio. */
    SENTIO(38_400, 1_500, true),
    /** A DGT e-board with a serial line, over USB or Bluetooth too. */
    DGT(9_600, 3_000, false);

    /** The kinds that can be looked for together. */
    public static final List<BoardKind> SPEAKING_UNASKED =
            Stream.of(values()).filter(BoardKind::speaksUnasked).toList();

    private static final long MICROS_PER_MILLI = 1_000;

    private final int baud;
    private final long silentMillis;
    private final boolean speaksUnasked;

    BoardKind(int baud, long silentMillis, boolean speaksUnasked) {
        this.baud = baud;
        this.silentMillis = silentMillis;
        this.speaksUnasked = speaksUnasked;
    }

    int baud() {
        return baud;
    }

    /** After how much silence the board is taken to be silent. */
    long silentMicros() {
        return silentMillis * MICROS_PER_MILLI;
    }

    /** Whether it is recognised by listening. */
    boolean speaksUnasked() {
        return speaksUnasked;
    }

    /** A conversation with a board of this kind. */
    BoardProtocol protocol(BoardEvents events, ScannerMemory memory, long nowMicros) {
        return switch (this) {
            case JADOUBE -> new ScannerProtocol(events, memory, nowMicros);
            case SENTIO -> new SentioProtocol(events, nowMicros);
            case DGT -> new DgtProtocol(events, nowMicros);
        };
    }
}
