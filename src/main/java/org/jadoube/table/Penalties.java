package org.jadoube.table;

import org.jadoube.chess.Color;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.PenaltyRules;
import org.jadoube.laws.PenaltyRules.Penalty;
import org.jadoube.recognition.PressOutcome.Why;

/**
 * Penalises illegal moves that were completed by the clock (Laws 7.5.1, 7.5.3, 7.5.5) and wrong
 * claims (9.5.3), where the rules of the table do.
 *
 * <p>Nobody pays for what the contacts could not see: a piece may stand where no contact feels it,
 * so only what is felt where no legal move puts it counts.
 */
final class Penalties {
    private final Draft draft;
    private final Color color;

    private Penalties(Draft draft, Color color) {
        this.draft = draft;
        this.color = color;
    }

    /** A press by the side to move was refused. */
    static void refused(Draft draft, Color color, Why why) {
        new Penalties(draft, color).refused(why);
    }

    /** A claim by the side to move was wrong. */
    static void wrongClaim(Draft draft, Color color) {
        PenaltyRules rules = draft.rules.penalties();
        if (rules != null) {
            new Penalties(draft, color).give(color.opposite(), rules.extraTimeMicros());
        }
    }

    private void refused(Why why) {
        PenaltyRules rules = draft.rules.penalties();
        if (rules == null || !draft.rules.completesByPress() || !isIllegal(why)) {
            return;
        }
        IllegalMoves.Press press =
                new IllegalMoves.Press(
                        draft.game.plies(),
                        draft.recognition.contacts(),
                        why != Why.NO_MOVE,
                        draft.nowMicros);
        if (draft.illegalMoves.isRepeatedBy(press)) {
            return;
        }
        draft.illegalMoves = draft.illegalMoves.and(color, press);
        switch (rules.penalty(color, draft.illegalMoves.of(color))) {
            case Penalty.ExtraTime extra -> give(extra.to(), extra.micros());
            case Penalty.GameLost lost -> {
                draft.end(Adjudication.illegalMoves(lost.by(), draft.prospects.now()));
                Verdicts.want(draft);
            }
        }
    }

    private boolean isIllegal(Why why) {
        return switch (why) {
            case ILLEGAL_MOVE, CASTLING_INCOMPLETE, EN_PASSANT_INCOMPLETE ->
                    !draft.recognition.allowsLegalMove();
            case NO_MOVE ->
                    draft.clock.isRunningFor(color, draft.nowMicros)
                            && !draft.recognition.allowsLegalMove();
            case NOT_YOUR_TURN, PIECE_IN_HAND, TOUCH_MOVE, POSITION_DIFFERS -> false;
        };
    }

    private void give(Color to, long micros) {
        draft.clock = draft.clock.corrected(clock -> clock.addTime(to, micros, draft.nowMicros));
        draft.tell(new Effect.Penalised(color, micros));
    }
}
