package org.jadoube.adapter.serial;

import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;

/**
 * A Sentio by what is known of its line: a colon, eight numbers from rank 8 to rank 1 with the
 * a-file as the highest bit, ten times a second; eight bytes for the lights, with the a-file as the
 * lowest.
 */
final class EmulatedSentio extends EmulatedBoard {
    private volatile boolean silent;
    private volatile long occupied;
    private volatile String noise = "L\r\n";
    private volatile long lit;
    private long shifted;
    private int received;

    EmulatedSentio(String path, long occupied) {
        super(path, BoardKind.SENTIO);
        this.occupied = occupied;
        start();
    }

    void set(String token) {
        long bit = 1L << ((token.charAt(1) - '1') * 8 + token.charAt(0) - 'a');
        occupied = token.endsWith("+") ? occupied | bit : occupied & ~bit;
    }

    /** Has this come before the next frame. */
    void disturb(String text) {
        noise = text;
    }

    void fallSilent(boolean nothingMore) {
        silent = nothingMore;
    }

    long lit() {
        return lit;
    }

    @Override
    void receive(byte next) {
        shifted = shifted << 8 | Byte.toUnsignedLong(next);
        received++;
        if (received % 8 == 0) {
            lit = shifted;
        }
    }

    @Override
    void tick() {
        if (silent) {
            return;
        }
        StringJoiner numbers = new StringJoiner(" ", ":", "\r\n");
        for (int rank = 7; rank >= 0; rank--) {
            int number = 0;
            for (int file = 0; file < 8; file++) {
                number = number * 2 + (int) (occupied >> (rank * 8 + file) & 1);
            }
            numbers.add(String.valueOf(number));
        }
        write((noise + numbers).getBytes(StandardCharsets.ISO_8859_1));
        noise = "";
    }
}
