package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Prospects;
import org.jadoube.recognition.Demands;
import org.jadoube.recognition.Recognition;
import org.jadoube.table.Table.Ending;
import org.jspecify.annotations.Nullable;

/** The table while an input is carried out, and what the world is to do because of it. */
final class Draft {
    private static final long FIRM_MICROS = 2_000_000;

    final Table before;
    final long nowMicros;

    TableRules rules;
    Recognition recognition;
    Game game;
    Demands demands;
    Touches touches;
    DrawOffer offer;
    TableClock clock;
    boolean movedUnseen;
    Prospects prospects;
    IllegalMoves illegalMoves;
    @Nullable Move declared;
    @Nullable Ending ending;

    private final List<Effect> effects = new ArrayList<>();

    Draft(Table before, long nowMicros) {
        this.before = before;
        this.nowMicros = nowMicros;
        rules = before.rules();
        recognition = before.recognition();
        game = before.game();
        demands = before.demands();
        touches = before.touches();
        offer = before.offer();
        clock = before.clock();
        movedUnseen = before.movedUnseen();
        prospects = before.prospects();
        illegalMoves = before.illegalMoves();
        declared = before.declared();
        ending = before.ending();
    }

    /** Whether contacts still make moves: the game goes on, or its last move may yet be revised. */
    boolean isOpen() {
        return ending == null || nowMicros < ending.firmMicros();
    }

    /** All that limits the next move. */
    Demands bound() {
        return table().bound();
    }

    void tell(Effect effect) {
        effects.add(effect);
    }

    void refuse(Refusal refusal) {
        effects.add(new Effect.Refused(refusal));
    }

    /** Ends the game for good. */
    void end(Outcome outcome) {
        end(outcome, nowMicros);
    }

    /** Ends the game by its last move, which may still slide on. */
    void endByLastMove(Outcome outcome) {
        end(outcome, nowMicros + FIRM_MICROS);
    }

    private void end(Outcome outcome, long firmMicros) {
        ending = new Ending(outcome, firmMicros);
        clock = clock.stopped(nowMicros);
        effects.add(new Effect.Ended(outcome));
    }

    /**
     * The table after the input.
     *
     * @param again whether what is lit and asked is told even where it is as before
     */
    Step done(boolean again) {
        movedUnseen &= !recognition.showsPosition();
        Table table = table().lit();
        List<Move> asked = table.alternatives();
        if (!asked.isEmpty() && (again || !asked.equals(before.alternatives()))) {
            effects.add(new Effect.Asked(asked));
        }
        if (again || !table.lights().equals(before.lights())) {
            effects.add(new Effect.Lit(table.lights()));
        }
        return new Step(table, effects);
    }

    private Table table() {
        return new Table(
                rules,
                recognition,
                game,
                demands,
                touches,
                offer,
                clock,
                movedUnseen,
                prospects,
                illegalMoves,
                declared,
                ending,
                before.lights());
    }
}
