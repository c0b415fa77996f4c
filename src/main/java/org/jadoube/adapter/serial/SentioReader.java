package org.jadoube.adapter.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the lines of a Sentio board in a stream of bytes. */
final class SentioReader {
    private static final int LONGEST = 80;
    private static final int RANKS = 8;

    /** What a line says. */
    sealed interface Line {}

    /** The closed contacts, bit 0 = a1. */
    record Frame(long contacts) implements Line {}

    /** The board has lights of one colour. */
    record SingleColour() implements Line {}

    /** The board has coloured lights. */
    record Coloured() implements Line {}

    private final StringBuilder text = new StringBuilder();
    private boolean spoilt;

    /** Takes in bytes and gives the lines that they complete, without those that make no sense. */
    List<Line> read(byte[] bytes, int count) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte next = bytes[i];
            if (next == '\n') {
                if (!spoilt) {
                    line().ifPresent(lines::add);
                }
                text.setLength(0);
                spoilt = false;
            } else if (next < 0 || text.length() == LONGEST) {
                spoilt = true;
            } else if (next != '\r' && next != 0) {
                text.append((char) next);
            }
        }
        return lines;
    }

    private Optional<Line> line() {
        String line = text.toString().strip();
        return switch (line) {
            case "L" -> Optional.of(new SingleColour());
            case "D" -> Optional.of(new Coloured());
            default -> frame(line);
        };
    }

    /** Eight numbers from rank 8 to rank 1, in each the a-file the highest bit. */
    private static Optional<Line> frame(String line) {
        String[] numbers = (line.startsWith(":") ? line.substring(1) : line).split(" ", -1);
        if (numbers.length != RANKS) {
            return Optional.empty();
        }
        long contacts = 0;
        for (int i = 0; i < RANKS; i++) {
            if (!numbers[i].matches("[0-9]{1,3}") || Integer.parseInt(numbers[i]) > 255) {
                return Optional.empty();
            }
            int files = Integer.reverse(Integer.parseInt(numbers[i])) >>> 24;
            contacts |= (long) files << (8 * (RANKS - 1 - i));
        }
        return Optional.of(new Frame(contacts));
    }
}
