package org.jadoube.adapter.serial;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A DGT board by what is known of its line: it speaks when asked, sends a message for each field
 * that changes once it is told to, one write a message, and scans five times a second.
 */
final class EmulatedDgt extends EmulatedBoard {
    /** A piece by its code's place; a dot for an empty field. */
    private static final String CODES = ".PRNBKQprnbkq";

    static final String START = "rnbqkbnr" + "pppppppp" + ".".repeat(32) + "PPPPPPPP" + "RNBQKBNR";

    private record Change(int field, int code) {}

    private final BlockingQueue<Change> changes = new LinkedBlockingQueue<>();
    private final int[] codes = new int[64];
    private boolean reporting;

    /**
     * A board with these pieces.
     *
     * @param pieces 64 letters as in a FEN, from a8 to h1
     */
    EmulatedDgt(String path, String pieces) {
        super(path, BoardKind.DGT);
        for (int field = 0; field < codes.length; field++) {
            codes[field] = CODES.indexOf(pieces.charAt(field));
        }
        start();
    }

    /** Lifts what stands on a square. */
    void lift(String square) {
        put('.', square);
    }

    /** Puts a piece on a square. */
    void put(char piece, String square) {
        int field = ('8' - square.charAt(1)) * 8 + square.charAt(0) - 'a';
        changes.add(new Change(field, CODES.indexOf(piece)));
    }

    @Override
    void receive(byte next) {
        switch (next) {
            case 0x40 -> reporting = false;
            case 0x44 -> reporting = true;
            case 0x42 -> {
                byte[] dump = new byte[67];
                dump[0] = (byte) 0x86;
                dump[2] = 67;
                for (int field = 0; field < codes.length; field++) {
                    dump[3 + field] = (byte) codes[field];
                }
                write(dump);
            }
            case 0x4d -> write(new byte[] {(byte) 0x93, 0, 5, 1, 2});
            default -> throw new AssertionError("no command of these boards: " + next);
        }
    }

    @Override
    void tick() {
        for (Change change = changes.poll(); change != null; change = changes.poll()) {
            codes[change.field()] = change.code();
            if (reporting) {
                write(new byte[] {(byte) 0x8e, 0, 5, (byte) change.field(), (byte) change.code()});
            }
        }
    }
}
