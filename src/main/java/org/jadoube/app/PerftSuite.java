package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions whose numbers of move sequences are known, as engine projects exchange them.
 *
 * <p>Two forms of file are read. In one, each line holds a position: {@code FEN ;D1 20 ;D2 400}. In
 * the other, a line {@code id NAME} and a line {@code epd FEN} begin a position, and lines {@code
 * perft DEPTH NODES} follow. Empty lines and those after {@code #} are passed over.
 *
 * @param entries the positions, in the order of the file
 */
record PerftSuite(List<Entry> entries) {
    private static final Pattern DEPTH_AND_NODES = Pattern.compile("D?(\\d{1,3})\\s+(\\d{1,18})");

    PerftSuite {
        entries = List.copyOf(entries);
    }

    /**
     * A position of the suite.
     *
     * @param name what the suite calls the position; its FEN if nothing else
     * @param fen the position, as the suite has it
     * @param nodes the number of sequences of legal moves, by their length in plies
     */
    record Entry(String name, String fen, SortedMap<Integer, Long> nodes) {}

    /**
     * Reads a suite.
     *
     * @throws IOException if the file cannot be read, or a line of it is of neither form
     */
    static PerftSuite read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>();
        String name = "";
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            String text = line.strip();
            try {
                if (text.startsWith("id ")) {
                    name = argument(text);
                } else if (text.startsWith("epd ")) {
                    entries.add(new Entry(name, argument(text), new TreeMap<>()));
                } else if (text.startsWith("perft ")) {
                    addNodes(entries.getLast(), argument(text));
                } else if (!text.isEmpty() && !text.startsWith("#")) {
                    entries.add(entry(text));
                }
            } catch (RuntimeException unreadable) {
                throw new IOException(
                        "%s, line %d is no part of a perft suite: %s".formatted(file, number, text),
                        unreadable);
            }
        }
        return new PerftSuite(entries);
    }

    private static Entry entry(String text) {
        String[] parts = text.split("\\s*;\\s*");
        Entry entry = new Entry(parts[0], parts[0], new TreeMap<>());
        for (String part : List.of(parts).subList(1, parts.length)) {
            addNodes(entry, part);
        }
        return entry;
    }

    private static void addNodes(Entry entry, String text) {
        Matcher matcher = DEPTH_AND_NODES.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        entry.nodes().put(Integer.valueOf(matcher.group(1)), Long.valueOf(matcher.group(2)));
    }

    private static String argument(String text) {
        return text.substring(text.indexOf(' ')).strip();
    }
}
