package org.jadoube.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlException;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * The head of a scenario: lines are gathered in any order, and read in the order in which they need
 * each other.
 */
final class ScenarioHead {
    private static final Set<String> KEYS =
            Set.of(
                    "id",
                    "source",
                    "given",
                    "variant",
                    "played",
                    "policy",
                    "completion",
                    "draws",
                    "clock",
                    "announced",
                    "board");

    private final Map<String, LineScanner> values = new HashMap<>();

    static boolean isKey(String key) {
        return KEYS.contains(key);
    }

    /** Takes in a line of which the key has been read. */
    void add(String key, int keyColumn, LineScanner scanner) throws FormatException {
        if (values.putIfAbsent(key, scanner) != null) {
            throw scanner.refusal(keyColumn, "'" + key + "' stands here for the second time");
        }
    }

    @Nullable String text(String key) {
        LineScanner scanner = values.get(key);
        return scanner == null ? null : scanner.freeText();
    }

    Setting setting() throws FormatException {
        Position given = given();
        Variant variant =
                chooses("variant", "standard", "chess960") ? Variant.CHESS960 : Variant.STANDARD;
        List<Move> played = played(given);
        Position position = given;
        for (Move move : played) {
            position = position.play(move);
        }
        return new Setting(
                given,
                variant,
                played,
                chooses("policy", "tolerant", "strict") ? TouchMove.STRICT : TouchMove.TOLERANT,
                chooses("completion", "auto", "press") ? Completion.PRESS : Completion.AUTO,
                chooses("draws", "claim", "automatic") ? DrawRules.AUTOMATIC : DrawRules.CLAIM,
                clock(),
                announced(position, variant),
                chooses("board", "straight", "rotated")
                        ? Orientation.ROTATED
                        : Orientation.STRAIGHT);
    }

    /** The rest of a line as a position: a FEN, or {@code start}. */
    static Position position(LineScanner scanner) throws FormatException {
        return scanner.skip("start") ? Position.start() : scanner.fen();
    }

    private Position given() throws FormatException {
        LineScanner scanner = values.get("given");
        if (scanner == null) {
            return Position.start();
        }
        Position given = position(scanner);
        scanner.expectEnd();
        return given;
    }

    /** Whether a key has its second value; the first is the default. */
    private boolean chooses(String key, String usual, String other) throws FormatException {
        LineScanner scanner = values.get(key);
        if (scanner == null) {
            return false;
        }
        boolean chosen = scanner.choice(usual, other).equals(other);
        scanner.expectEnd();
        return chosen;
    }

    private List<Move> played(Position given) throws FormatException {
        List<Move> played = new ArrayList<>();
        LineScanner scanner = values.get("played");
        if (scanner == null) {
            return played;
        }
        Position position = given;
        do {
            Move move = ExpectationReader.move(scanner, position);
            played.add(move);
            position = position.play(move);
            scanner.skipBlanks();
        } while (!scanner.isAtEnd());
        return played;
    }

    private @Nullable TimeControl clock() throws FormatException {
        LineScanner scanner = values.get("clock");
        if (scanner == null) {
            return null;
        }
        int before = scanner.column() - 1;
        String text = scanner.rest();
        try {
            return TimeControl.parse(text);
        } catch (TimeControlException wrong) {
            throw scanner.refusal(before + wrong.column(), "expected " + wrong.expected());
        }
    }

    private @Nullable Move announced(Position position, Variant variant) throws FormatException {
        LineScanner scanner = values.get("announced");
        if (scanner == null) {
            return null;
        }
        int column = scanner.column();
        try {
            Move move = Uci.parse(scanner.word(""), position, variant);
            scanner.expectEnd();
            return move;
        } catch (MoveTextException wrong) {
            throw scanner.refusal(column, String.valueOf(wrong.getMessage()));
        }
    }
}
