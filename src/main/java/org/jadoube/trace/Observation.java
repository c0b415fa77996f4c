package org.jadoube.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockText;
import org.jadoube.guidance.LightFrame;
import org.jadoube.laws.Game;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Outcome;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Table;

/**
 * What a table shows at one moment, in the words of {@link Topic}.
 *
 * @param reading what the contacts are taken for, and why
 * @param told the text for each topic
 */
public record Observation(String reading, Map<Topic, String> told) {
    private static final String UNFINISHED = "*";

    public Observation {
        told = Map.copyOf(told);
    }

    /** What a table shows at a time when nothing was refused. */
    public static Observation of(Table table, long nowMicros) {
        return of(table, nowMicros, Expectation.NONE);
    }

    /**
     * What a table shows.
     *
     * @param refused why the last press, claim or entry was not accepted; a hyphen if it was
     */
    static Observation of(Table table, long nowMicros, String refused) {
        Variant variant = table.rules().variant();
        Reading reading = table.recognition().reading();
        Map<Topic, String> told = new EnumMap<>(Topic.class);
        told.put(Topic.MOVES, sanMoves(table.game()));
        told.put(Topic.FEN, Fen.format(table.game().position(), variant));
        told.put(Topic.ASK, uciMoves(table.alternatives(), variant));
        told.put(Topic.CLEAR, Bitboard.toString(clear(reading)));
        told.put(Topic.FILL, Bitboard.toString(fill(reading)));
        told.put(
                Topic.MUST,
                uciMoves(table.obligation().map(Obligation::moves).orElse(Set.of()), variant));
        told.put(Topic.REFUSED, refused);
        told.put(Topic.RESULT, table.outcome().map(Outcome::toString).orElse(UNFINISHED));
        told.put(Topic.LIGHTS, lights(table.lights()));
        table.clock().clock().ifPresent(clock -> told.put(Topic.CLOCK, times(clock, nowMicros)));
        return new Observation(Codes.of(reading) + ", " + Codes.of(reading.reason()), told);
    }

    /** The text for a topic. */
    public String of(Topic topic) {
        return told.getOrDefault(topic, Expectation.NONE);
    }

    /** A topic on which two observations differ, times and lights left out. */
    Optional<Topic> differenceFrom(Observation other) {
        return Arrays.stream(Topic.values())
                .filter(topic -> topic != Topic.CLOCK && topic != Topic.LIGHTS)
                .filter(topic -> !of(topic).equals(other.of(topic)))
                .findFirst();
    }

    private static long clear(Reading reading) {
        return reading instanceof Reading.PutRight wrong ? wrong.clear() : Bitboard.EMPTY;
    }

    private static long fill(Reading reading) {
        return reading instanceof Reading.PutRight wrong ? wrong.fill() : Bitboard.EMPTY;
    }

    private static String lights(LightFrame frame) {
        return frame.cues().entrySet().stream()
                .map(lit -> lit.getKey() + " " + lit.getValue().code())
                .sorted()
                .collect(Collectors.joining(Expectation.BETWEEN_LIGHTS));
    }

    private static String times(ChessClock clock, long nowMicros) {
        return String.join(
                " ",
                ClockText.of(clock.remainingMicros(Color.WHITE, nowMicros)),
                ClockText.of(clock.remainingMicros(Color.BLACK, nowMicros)),
                clock.running(nowMicros).map(Codes::of).orElse("stopped"));
    }

    private static String sanMoves(Game game) {
        List<String> moves = new ArrayList<>();
        Position position = game.start();
        for (Move move : game.moves()) {
            moves.add(San.format(move, position));
            position = position.play(move);
        }
        return moves.isEmpty() ? Expectation.NONE : String.join(" ", moves);
    }

    private static String uciMoves(Collection<Move> moves, Variant variant) {
        return moves.isEmpty()
                ? Expectation.NONE
                : moves.stream()
                        .map(move -> Uci.format(move, variant))
                        .sorted()
                        .collect(Collectors.joining(" "));
    }
}
