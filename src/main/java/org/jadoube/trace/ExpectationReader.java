package org.jadoube.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.Cue;
import org.jadoube.laws.Termination;
import org.jadoube.notation.Fen;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.San;
import org.jadoube.table.Refusal;

/** Reads the expectations under a step of a scenario. */
final class ExpectationReader {
    private static final Set<String> REFUSALS = codes(Refusal.values(), Refusal::code);
    private static final Set<String> TERMINATIONS = codes(Termination.values(), Termination::code);
    private static final Set<String> CUES = codes(Cue.values(), Cue::code);

    private final Position given;
    private final Variant variant;

    /**
     * @param given the position from which the moves of the scenario are told
     */
    ExpectationReader(Position given, Variant variant) {
        this.given = given;
        this.variant = variant;
    }

    private static <T> Set<String> codes(T[] constants, Function<T, String> code) {
        return Arrays.stream(constants).map(code).collect(Collectors.toUnmodifiableSet());
    }

    Expectation read(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String key = scanner.word("@:");
        Topic topic =
                Topic.of(key)
                        .orElseThrow(
                                () -> scanner.expected("a key of an expectation", column, key));
        long afterMicros = scanner.skip('@') ? scanner.durationAsMicros() : Expectation.REST_MICROS;
        int colonColumn = scanner.column();
        if (!scanner.skip(':')) {
            throw scanner.expected("':'", colonColumn, scanner.word(""));
        }
        scanner.skipBlanks();
        String wanted = scanner.skip(Expectation.NONE) ? Expectation.NONE : wanted(topic, scanner);
        scanner.expectEnd();
        return new Expectation(topic, wanted, afterMicros, scanner.line());
    }

    private String wanted(Topic topic, LineScanner scanner) throws FormatException {
        return switch (topic) {
            case MOVES -> moves(scanner);
            case FEN -> Fen.format(ScenarioHead.position(scanner), variant);
            case ASK, MUST -> uciMoves(scanner);
            case CLEAR, FILL -> Bitboard.toString(squares(scanner));
            case REFUSED -> code(scanner, REFUSALS, "a refusal code");
            case RESULT -> result(scanner);
            case CLOCK -> clock(scanner);
            case LIGHTS -> lights(scanner);
        };
    }

    private String moves(LineScanner scanner) throws FormatException {
        List<String> moves = new ArrayList<>();
        Position position = given;
        do {
            Move move = move(scanner, position);
            moves.add(San.format(move, position));
            position = position.play(move);
            scanner.skipBlanks();
        } while (!scanner.isAtEnd());
        return String.join(" ", moves);
    }

    /** The next word as a move in SAN that is legal in a position. */
    static Move move(LineScanner scanner, Position position) throws FormatException {
        int column = scanner.column();
        try {
            return San.parse(scanner.word(""), position);
        } catch (MoveTextException wrong) {
            throw scanner.refusal(column, String.valueOf(wrong.getMessage()));
        }
    }

    private static String uciMoves(LineScanner scanner) throws FormatException {
        Set<String> moves = new TreeSet<>();
        do {
            moves.add(TraceTokens.uci(scanner));
            scanner.skipBlanks();
        } while (!scanner.isAtEnd());
        return String.join(" ", moves);
    }

    private static long squares(LineScanner scanner) throws FormatException {
        long squares = 0;
        do {
            squares |= scanner.square().bit();
            scanner.skipBlanks();
        } while (!scanner.isAtEnd());
        return squares;
    }

    private static String result(LineScanner scanner) throws FormatException {
        String score = scanner.choice("*", "1-0", "0-1", "1/2-1/2");
        scanner.skipBlanks();
        return score.equals("*")
                ? score
                : score + " " + code(scanner, TERMINATIONS, "a termination code");
    }

    private static String clock(LineScanner scanner) throws FormatException {
        String white = time(scanner);
        String black = time(scanner);
        return white + " " + black + " " + scanner.choice("white", "black", "stopped");
    }

    private static String time(LineScanner scanner) throws FormatException {
        int column = scanner.column();
        String time = scanner.word("");
        if (!time.matches("(\\d+:)?\\d+:\\d\\d(\\.\\d)?")) {
            throw scanner.expected("a time such as 2:58", column, time);
        }
        scanner.skipBlanks();
        return time;
    }

    private static String lights(LineScanner scanner) throws FormatException {
        Set<String> lights = new TreeSet<>();
        do {
            scanner.skipBlanks();
            List<Square> squares = new ArrayList<>();
            int column = scanner.column();
            String word = scanner.word(";");
            while (Square.parse(word).isPresent()) {
                squares.add(Square.parse(word).orElseThrow());
                scanner.skipBlanks();
                column = scanner.column();
                word = scanner.word(";");
            }
            if (squares.isEmpty() || !CUES.contains(word)) {
                throw scanner.expected(
                        squares.isEmpty() ? "a square, a1 to h8" : "a square or a cue",
                        column,
                        word);
            }
            for (Square square : squares) {
                lights.add(square + " " + word);
            }
            scanner.skipBlanks();
        } while (scanner.skip(';'));
        return String.join(Expectation.BETWEEN_LIGHTS, lights);
    }

    private static String code(LineScanner scanner, Set<String> codes, String what)
            throws FormatException {
        int column = scanner.column();
        String code = scanner.word("");
        if (!codes.contains(code)) {
            throw scanner.expected(what, column, code);
        }
        return code;
    }
}
