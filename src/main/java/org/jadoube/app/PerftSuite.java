package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.FormatFault;

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
     * @param file the name by which faults call the text
     * @throws FormatException at the first line of neither form, or if there is no position
     * @throws IOException if the text cannot be got at
     */
    static PerftSuite read(String file, Reader text) throws IOException, FormatException {
        BufferedReader lines = new BufferedReader(text);
        List<Entry> entries = new ArrayList<>();
        String name = "";
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Scanner next = new Scanner(file, number, line);
            if (line.startsWith("id ")) {
                name = next.argument().text();
            } else if (line.startsWith("epd ")) {
                entries.add(new Entry(name, next.fen(next.argument()), new TreeMap<>()));
            } else if (line.startsWith("perft ") && !entries.isEmpty()) {
                next.addNodes(entries.getLast(), next.argument());
            } else if (!line.isBlank() && !line.startsWith("#")) {
                entries.add(next.entry());
            }
            number++;
        }
        if (entries.isEmpty()) {
            throw new FormatException(
                    List.of(new FormatFault(file, 1, 1, "there is no position here")));
        }
        return new PerftSuite(entries);
    }

    /** Some characters of a line, without the blanks around them, and the column of the first. */
    private record Part(int column, String text) {
        static Part of(String line, int start, int end) {
            int first = start;
            while (first < end && Character.isWhitespace(line.charAt(first))) {
                first++;
            }
            return new Part(first + 1, line.substring(first, end).strip());
        }
    }

    private record Scanner(String file, int number, String line) {

        Entry entry() throws FormatException {
            int start = endOfPart(0);
            String fen = fen(Part.of(line, 0, start));
            Entry entry = new Entry(fen, fen, new TreeMap<>());
            while (start < line.length()) {
                int end = endOfPart(start + 1);
                addNodes(entry, Part.of(line, start + 1, end));
                start = end;
            }
            return entry;
        }

        private int endOfPart(int start) {
            int semicolon = line.indexOf(';', start);
            return semicolon < 0 ? line.length() : semicolon;
        }

        /** What stands behind the first word. */
        Part argument() {
            return Part.of(line, line.indexOf(' '), line.length());
        }

        /** The text, if it can be read as a FEN; its position may still be one to refuse. */
        String fen(Part part) throws FormatException {
            try {
                Fen.parseComposed(part.text());
            } catch (FenException broken) {
                if (!broken.textFaults().isEmpty()) {
                    throw FormatException.inFen(file, number, part.column(), broken);
                }
            }
            return part.text();
        }

        void addNodes(Entry entry, Part part) throws FormatException {
            Matcher matcher = DEPTH_AND_NODES.matcher(part.text());
            if (!matcher.matches()) {
                String message = "expected a depth and a count, found '" + part.text() + "'";
                throw new FormatException(
                        List.of(new FormatFault(file, number, part.column(), message)));
            }
            entry.nodes().put(Integer.valueOf(matcher.group(1)), Long.valueOf(matcher.group(2)));
        }
    }
}
