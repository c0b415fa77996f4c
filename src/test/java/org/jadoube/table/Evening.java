package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.Language;
import org.jadoube.notation.Uci;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.jadoube.sensing.Orientation;

/** Players at a board for a whole evening: what they do, and what came of it. */
final class Evening {
    /** A board without a piece. */
    static final long BARE = 0;

    private static final long STEP_MICROS = 200_000;

    private final List<Input> inputs = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();
    private final Sitting first;
    private Sitting sitting;
    private long nowMicros;

    private Evening(Sitting sitting) {
        first = sitting;
        this.sitting = sitting;
    }

    static Evening at(Plan plan, long contacts) {
        return at(plan, Orientation.STRAIGHT, contacts);
    }

    static Evening at(Plan plan, Orientation board, long contacts) {
        return new Evening(Sitting.of(plan, board, List.of(), contacts, 0));
    }

    /** Contacts by name, one after the other: {@code e2-} a lift and {@code e4+} a placement. */
    Evening hand(String... changes) {
        for (String change : changes) {
            Square square = Square.parse(change.substring(0, 2)).orElseThrow();
            pass(STEP_MICROS);
            contact(square, change.endsWith("+"));
        }
        return this;
    }

    /** Moves without captures, such as {@code e2e4}, each with a rest. */
    Evening play(String... moves) {
        for (String move : moves) {
            hand(move.substring(0, 2) + "-", move.substring(2, 4) + "+").rest(600);
        }
        return this;
    }

    /** Captures, the victim first. */
    Evening take(String move) {
        String from = move.substring(0, 2);
        String to = move.substring(2, 4);
        return hand(to + "-", from + "-", to + "+").rest(600);
    }

    /** Takes pieces away and puts others down until these squares are occupied. */
    Evening arrange(long wanted) {
        for (Square square : Bitboard.squares(sitting.contacts() & ~wanted)) {
            pass(STEP_MICROS);
            contact(square, false);
        }
        for (Square square : Bitboard.squares(wanted & ~sitting.contacts())) {
            pass(STEP_MICROS);
            contact(square, true);
        }
        return this;
    }

    Evening arrange(Position position) {
        return arrange(position.occupied());
    }

    Evening rest(int millis) {
        pass(millis * 1_000L);
        return this;
    }

    Evening press(Color color) {
        return enter(at -> new Input.Pressed(color, at));
    }

    Evening enter(LongFunction<Input> input) {
        pass(STEP_MICROS);
        step(input.apply(nowMicros));
        return this;
    }

    private void contact(Square square, boolean closed) {
        ContactEvent event = closed ? new Place(square, nowMicros) : new Lift(square, nowMicros);
        step(new Input.Sensed(List.of(event), nowMicros));
    }

    private void pass(long micros) {
        long until = nowMicros + micros;
        while (sitting.wakeMicros() <= until) {
            nowMicros = Math.max(nowMicros, sitting.wakeMicros());
            long due = sitting.wakeMicros();
            step(new Input.Elapsed(nowMicros));
            if (sitting.wakeMicros() <= due) {
                throw new AssertionError("woken for nothing at " + due + ": " + sitting.stage());
            }
        }
        nowMicros = until;
    }

    private void step(Input input) {
        inputs.add(input);
        SittingStep step = sitting.step(input);
        sitting = step.sitting();
        effects.addAll(step.effects());
    }

    Sitting sitting() {
        return sitting;
    }

    /** The sitting before anything happened. */
    Sitting first() {
        return first;
    }

    Table table() {
        return sitting.table().orElseThrow();
    }

    long nowMicros() {
        return nowMicros;
    }

    List<Input> inputs() {
        return List.copyOf(inputs);
    }

    List<Effect> effects() {
        return List.copyOf(effects);
    }

    <E extends Effect> List<E> effects(Class<E> type) {
        return effects.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** The moves, or why there are none. */
    String moves() {
        return sitting.table()
                .map(table ->
                        table.game().moves().stream()
                                .map(move -> Uci.format(move, Variant.STANDARD))
                                .collect(Collectors.joining(" ")))
                .orElse("set up the pieces");
    }

    String outcome() {
        return sitting.outcome().map(Object::toString).orElse("*");
    }

    String says() {
        return ShippedWords.of(Language.ENGLISH).say(sitting.advice().headline());
    }

    String lights() {
        return sitting.lights().toString();
    }
}
