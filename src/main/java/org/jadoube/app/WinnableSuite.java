package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;

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
     * @throws IOException if the file cannot be read or a line of it is of no such form, with file,
     *     line and column
     */
    static WinnableSuite read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                entries.add(entry(file, number, line));
            }
        }
        return new WinnableSuite(entries);
    }

    private static Entry entry(Path file, int number, String line) throws IOException {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw new IOException(at(file, number, 1) + "no verdicts such as W- before a FEN");
        }
        String fen = matcher.group("fen");
        try {
            Position position = Fen.parseComposed(fen);
            return new Entry(number, matcher.group("verdicts"), position, remark(fen));
        } catch (FenException refused) {
            int before = matcher.start("fen");
            int column =
                    refused.textFaults().isEmpty() ? 1 : refused.textFaults().getFirst().column();
            throw new IOException(
                    at(file, number, before + column) + refused.getMessage(), refused);
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

    private static String at(Path file, int line, int column) {
        return "%s, line %d, column %d: ".formatted(file, line, column);
    }
}
