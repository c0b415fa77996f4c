package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Line;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** Two players at a table: what they do, one thing after the other, and what came of it. */
final class Players {
    private static final long STEP_MICROS = 300_000;

    private final List<Effect> effects = new ArrayList<>();
    private Table table;
    private long nowMicros;

    private Players(Table table) {
        this.table = table;
    }

    static Players at(TableRules rules, Line line) {
        return new Players(Table.of(rules, line, line.position().occupied(), 0));
    }

    /** Contacts by name, {@code e2-} for a lift and {@code e4+} for a placement. */
    Players hand(String... changes) {
        for (String change : changes) {
            nowMicros += STEP_MICROS;
            Square square = Square.parse(change.substring(0, 2)).orElseThrow();
            ContactEvent event =
                    change.endsWith("-")
                            ? new Lift(square, nowMicros)
                            : new Place(square, nowMicros);
            step(new Input.Sensed(List.of(event), nowMicros));
        }
        return this;
    }

    Players rest(int millis) {
        long until = nowMicros + millis * 1_000L;
        while (table.wakeMicros() <= until) {
            nowMicros = Math.max(nowMicros, table.wakeMicros());
            step(new Input.Elapsed(nowMicros));
        }
        nowMicros = until;
        return this;
    }

    Players enter(LongFunction<Input.InGame> input) {
        nowMicros += STEP_MICROS;
        step(input.apply(nowMicros));
        return this;
    }

    /** The power fails, and comes back when other contacts have changed. */
    Players powerCut(Square... changed) {
        nowMicros += STEP_MICROS;
        long contacts = table.recognition().contacts() ^ Bitboard.of(changed);
        step(new Input.Restarted(contacts, nowMicros));
        return this;
    }

    private void step(Input.InGame input) {
        Step step = table.step(input);
        table = step.table();
        effects.addAll(step.effects());
    }

    Table table() {
        return table;
    }

    long nowMicros() {
        return nowMicros;
    }

    List<Effect> effects() {
        return List.copyOf(effects);
    }

    String moves() {
        return table.game().moves().stream()
                .map(move -> Uci.format(move, Variant.STANDARD))
                .collect(Collectors.joining(" "));
    }

    String outcome() {
        return table.outcome().map(Object::toString).orElse("*");
    }

    boolean wasRefused(Refusal refusal) {
        return effects.contains(new Effect.Refused(refusal));
    }
}
