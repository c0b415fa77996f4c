package org.jadoube.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.trace.TraceToken.AllContacts;
import org.jadoube.trace.TraceToken.Contact;
import org.jadoube.trace.TraceToken.End;
import org.jspecify.annotations.Nullable;

/**
 * Reads traces, strictly: what a trace says must be possible, and nothing in it is passed over.
 *
 * <p>Refused are unknown and repeated keys of the head, malformed lines, time that runs backwards,
 * a contact that changes to what it is, an illegal FEN, and lines after the end. Blank lines are no
 * fault, and neither is a trace without an end: power may have failed.
 */
public final class TraceReader {
    private final String file;
    private final BufferedReader lines;
    private final Set<String> keys = new HashSet<>();
    private final List<TraceToken> tokens = new ArrayList<>();
    private int line;
    private Position start = Position.start();
    private Completion completion = Completion.AUTO;
    private TouchMove touchMove = TouchMove.TOLERANT;
    private long contacts;
    private long lastMicros;

    /**
     * What one token of a trace says, such as {@code e2-} or {@code press:white}.
     *
     * @param source what to call where it comes from
     * @param line the number of the line there, from 1
     */
    public static TraceToken token(String source, int line, String text, long atMicros)
            throws FormatException {
        LineScanner scanner = new LineScanner(source, line, text);
        TraceToken token = TraceTokens.read(scanner, atMicros);
        scanner.expectEnd();
        return token;
    }

    private TraceReader(String file, BufferedReader lines) {
        this.file = file;
        this.lines = lines;
    }

    /**
     * The trace that a text describes.
     *
     * @param file the name by which faults call the text
     * @throws FormatException at the first line that is no part of a trace
     * @throws IOException if the text cannot be got at
     */
    public static Trace read(String file, Reader text) throws IOException, FormatException {
        return new TraceReader(file, new BufferedReader(text)).read();
    }

    private Trace read() throws IOException, FormatException {
        LineScanner next = next();
        while (next != null && !isEndOfHead(next)) {
            readHead(next);
            next = next();
        }
        if (next == null || keys.isEmpty()) {
            String wanted = keys.isEmpty() ? "'trace: 1'" : "'---' after the head";
            throw new FormatException(
                    List.of(new FormatFault(file, Math.max(1, line), 1, "expected " + wanted)));
        }
        contacts = start.occupied();
        for (next = next(); next != null; next = next()) {
            readToken(next);
        }
        return new Trace(start, completion, touchMove, tokens);
    }

    /** The next line that is neither blank nor a comment; null after the last one. */
    private @Nullable LineScanner next() throws IOException {
        while (true) {
            String text = lines.readLine();
            line++;
            if (text == null) {
                return null;
            }
            LineScanner scanner = new LineScanner(file, line, text);
            if (!scanner.isBlank()) {
                scanner.skipBlanks();
                return scanner;
            }
        }
    }

    private static boolean isEndOfHead(LineScanner scanner) throws FormatException {
        boolean ends = scanner.skip('-');
        if (ends) {
            int column = scanner.column() - 1;
            String rest = scanner.rest();
            if (!rest.equals("--")) {
                throw scanner.expected("'---'", column, "-" + rest);
            }
        }
        return ends;
    }

    private void readHead(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String key = scanner.key();
        if (keys.isEmpty() && !key.equals("trace")) {
            throw scanner.expected("'trace: 1'", column, key);
        }
        if (!keys.add(key)) {
            throw scanner.refusal(column, "'" + key + "' stands here for the second time");
        }
        switch (key) {
            case "trace" -> scanner.choice("1");
            case "fen" -> start = scanner.fen();
            case "completion" ->
                    completion =
                            scanner.choice("auto", "press").equals("auto")
                                    ? Completion.AUTO
                                    : Completion.PRESS;
            case "touch-move" ->
                    touchMove =
                            scanner.choice("tolerant", "strict").equals("tolerant")
                                    ? TouchMove.TOLERANT
                                    : TouchMove.STRICT;
            default -> throw scanner.expected("'fen', 'completion' or 'touch-move'", column, key);
        }
        scanner.expectEnd();
    }

    private void readToken(LineScanner scanner) throws FormatException {
        if (!tokens.isEmpty() && tokens.getLast() instanceof End) {
            throw scanner.refusal(scanner.column(), "nothing may follow the end of the trace");
        }
        int column = scanner.column();
        long atMicros = scanner.millisAsMicros();
        if (atMicros < lastMicros) {
            throw scanner.refusal(column, "time runs backwards: the line before is later");
        }
        lastMicros = atMicros;
        scanner.skipBlanks();
        int tokenColumn = scanner.column();
        TraceToken token = TraceTokens.read(scanner, atMicros);
        scanner.expectEnd();
        if (token instanceof Contact contact) {
            change(scanner, tokenColumn, contact.square(), contact.closed());
        } else if (token instanceof AllContacts all) {
            contacts = all.closed();
        }
        tokens.add(token);
    }

    private void change(LineScanner scanner, int column, Square square, boolean closed)
            throws FormatException {
        if (Bitboard.contains(contacts, square) == closed) {
            String state = closed ? "closed" : "open";
            throw scanner.refusal(
                    column, "this changes nothing: the contact " + square + " is already " + state);
        }
        contacts ^= square.bit();
    }
}
