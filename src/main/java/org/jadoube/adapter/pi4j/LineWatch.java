package org.jadoube.adapter.pi4j;

import java.util.StringJoiner;
import org.jadoube.chess.Bitboard;

/**
 * Notices ranks and files that read occupied, or empty, all over and all at once, as no hand does
 * it but a wire that is shorted or has come off; and holds their squares as they were.
 *
 * <p>Used by one thread.
 */
final class LineWatch {
    /** A scan in which the wire gives way tells half of it, the next one all. */
    private static final long AT_ONCE_MICROS = 20_000;

    /** With no scan for so long, what was before says nothing of what a hand has done. */
    private static final long GAP_MICROS = 500_000;

    /** A line must make sense for so long to be trusted again: wires come off and on. */
    private static final long TRUST_MICROS = 300_000;

    /** Two hands put down two pieces. */
    private static final int FEWEST_CLOSED = 3;

    /** A sweeping arm takes pieces from one line one after the other. */
    private static final int FEWEST_OPENED = 4;

    private static final int LINES = 16;
    private static final long NEVER = Long.MIN_VALUE;

    private final long[] soundMicros = new long[LINES];
    private int heldOpen;
    private int heldClosed;

    private long before;
    private long recent;
    private long recentMicros;
    private long lastMicros = NEVER;

    /**
     * Takes in a scan.
     *
     * @return the contacts, those of held lines as they were
     */
    long accept(long contacts, long atMicros) {
        if (lastMicros == NEVER || atMicros - lastMicros > GAP_MICROS) {
            before = kept(contacts, held());
            recent = before;
            recentMicros = atMicros;
        }
        lastMicros = atMicros;
        for (int line = 0; line < LINES; line++) {
            if (isHeld(line)) {
                release(line, contacts, atMicros);
            } else {
                hold(line, contacts);
            }
        }
        long believed = kept(contacts, held());
        if (atMicros - recentMicros >= AT_ONCE_MICROS) {
            before = recent;
            recent = believed;
            recentMicros = atMicros;
        }
        return believed;
    }

    /** What the fault of another line explains, counts for no further one. */
    private void hold(int line, long contacts) {
        long squares = squares(line);
        int changed = Long.bitCount(squares & (contacts ^ before) & ~held());
        if ((contacts & squares) == squares && changed >= FEWEST_CLOSED) {
            heldClosed |= 1 << line;
        } else if ((contacts & squares) == 0 && changed >= FEWEST_OPENED) {
            heldOpen |= 1 << line;
        } else {
            return;
        }
        soundMicros[line] = NEVER;
        recent = kept(recent, squares);
    }

    private void release(int line, long contacts, long atMicros) {
        long squares = squares(line);
        boolean isStuck = (contacts & squares) == ((heldClosed & 1 << line) != 0 ? squares : 0);
        if (isStuck) {
            soundMicros[line] = NEVER;
        } else if (soundMicros[line] == NEVER) {
            soundMicros[line] = atMicros;
        } else if (atMicros - soundMicros[line] >= TRUST_MICROS) {
            heldClosed &= ~(1 << line);
            heldOpen &= ~(1 << line);
            before = kept(contacts, ~squares | held());
            recent = before;
        }
    }

    /** The squares that are held as they were, bit 0 = a1. */
    long held() {
        long held = 0;
        for (int line = 0; line < LINES; line++) {
            if (isHeld(line)) {
                held |= squares(line);
            }
        }
        return held;
    }

    /** What is wrong, in complete sentences; empty when nothing is. */
    String words() {
        String closed = sentence(heldClosed, "occupied", "Wires may touch each other.");
        String open = sentence(heldOpen, "empty", "A wire may have come off.");
        return (closed + " " + open).strip();
    }

    private static String sentence(int lines, String what, String why) {
        if (lines == 0) {
            return "";
        }
        StringJoiner names = new StringJoiner(", ");
        for (int line = 0; line < LINES; line++) {
            if ((lines & 1 << line) != 0) {
                names.add(line < 8 ? "rank " + (line + 1) : "file " + (char) ('a' + line - 8));
            }
        }
        return "Suddenly all of this reads %s: %s. %s".formatted(what, names, why);
    }

    /** Contacts, some of them as they were before. */
    private long kept(long contacts, long squares) {
        return (contacts & ~squares) | (before & squares);
    }

    private boolean isHeld(int line) {
        return ((heldOpen | heldClosed) & 1 << line) != 0;
    }

    private static long squares(int line) {
        return line < 8 ? Bitboard.RANK_1 << (8 * line) : Bitboard.FILE_A << (line - 8);
    }
}
