package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.FormatFault;

/**
 * Positions whose winnability is known: lines {@code XY FEN}, where X is {@code W} or {@code -} and
 * Y is {@code B} or {@code -}. Empty lines and those after {@code #} are passed over.
 *
 * @param entries the positions, in the order of the file
 */
record WinnableSuite(List<Entry> entries) {
    private static final Pattern LINE = Pattern.compile("(?<verdicts>[W-][B-])\\s+(?<fen>.*)");

    WinnableSuite {
        entries = List.copyOf(entries);
    }

    /**
     * A position of the suite.
     *
     * @param line the number of its line, from 1
     * @param verdicts as {@code jadoube winnable} prints them
     * @param remark why no game can reach the position, if so
     */
    record Entry(int line, String verdicts, Position position, Optional<String> remark) {}

    /**
     * Reads a suite.
     *
     * @param file the name by which faults call the text
     * @throws FormatException at the first line of no such form, or if there is no position
     * @throws IOException if the text cannot be got at
     */
    static WinnableSuite read(String file, Reader text) throws IOException, FormatException {
        BufferedReader lines = new BufferedReader(text);
        List<Entry> entries = new ArrayList<>();
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                entries.add(entry(file, number, line));
            }
            number++;
        }
        if (entries.isEmpty()) {
            throw new FormatException(
                    List.of(new FormatFault(file, 1, 1, "there is no position here")));
        }
        return new WinnableSuite(entries);
    }

    private static Entry entry(String file, int number, String line) throws FormatException {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            String message = "expected verdicts such as W- and a FEN, found '" + line + "'";
            throw new FormatException(List.of(new FormatFault(file, number, 1, message)));
        }
        String fen = matcher.group("fen");
        try {
            Position position = Fen.parseComposed(fen);
            return new Entry(number, matcher.group("verdicts"), position, remark(fen));
        } catch (FenException refused) {
            throw FormatException.inFen(file, number, matcher.start("fen") + 1, refused);
        }
    }

    private static Optional<String> remark(String fen) {
        try {
            Fen.parse(fen);
            return Optional.empty();
        } catch (FenException broken) {
            return Optional.ofNullable(broken.getMessage());
        }
    }
}
