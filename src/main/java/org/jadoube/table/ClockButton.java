package org.jadoube.table;

import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.recognition.PressOutcome;

/** Carries out the press of a clock button. */
final class ClockButton {
    private final Draft draft;
    private final Color color;

    private ClockButton(Draft draft, Color color) {
        this.draft = draft;
        this.color = color;
    }

    static void press(Draft draft, Color color) {
        new ClockButton(draft, color).press();
    }

    /**
     * A press lets a paused clock run on for the side whose time it is, whoever presses, and
     * completes the presser's move if there is one to complete; else it is not refused, for it was
     * no completion.
     */
    private void press() {
        boolean resumes = draft.clock.isPaused();
        draft.clock = draft.clock.resumed(draft.nowMicros);
        if (startsClock()) {
            return;
        }
        PressOutcome outcome = draft.recognition.press(color, draft.nowMicros, draft.bound());
        draft.recognition = outcome.recognition();
        switch (outcome) {
            case PressOutcome.Accepted accepted -> complete();
            case PressOutcome.Refused refused -> {
                if (!resumes) {
                    draft.refuse(refusal(refused.why()));
                    Penalties.refused(draft, color, refused.why());
                }
            }
        }
    }

    /** With nothing to complete, the press of the side that does not move starts the clock. */
    private boolean startsClock() {
        boolean nothingToComplete =
                draft.recognition.completedPlies() == draft.recognition.line().plies()
                        && color != draft.game.position().turn();
        Optional<TableClock> started =
                nothingToComplete ? draft.clock.started(color, draft.nowMicros) : Optional.empty();
        started.ifPresent(clock -> draft.clock = clock);
        return started.isPresent();
    }

    private void complete() {
        if (!draft.rules.completesByPress()) {
            return;
        }
        int completed = draft.recognition.completedPlies();
        while (draft.clock.now() != null && draft.clock.completed() < completed) {
            draft.clock = draft.clock.pressed(mover(draft.clock.completed()), draft.nowMicros);
        }
    }

    /** Whose a ply is, though it may still be open which move it was. */
    private Color mover(int ply) {
        Color first = draft.game.start().turn();
        return ply % 2 == 0 ? first : first.opposite();
    }

    private static Refusal refusal(PressOutcome.Why why) {
        return switch (why) {
            case NO_MOVE -> Refusal.NO_MOVE;
            case NOT_YOUR_TURN -> Refusal.NOT_YOUR_TURN;
            case PIECE_IN_HAND -> Refusal.PIECE_IN_HAND;
            case CASTLING_INCOMPLETE -> Refusal.CASTLING_INCOMPLETE;
            case EN_PASSANT_INCOMPLETE -> Refusal.EN_PASSANT_INCOMPLETE;
            case ILLEGAL_MOVE -> Refusal.ILLEGAL_MOVE;
            case TOUCH_MOVE -> Refusal.TOUCH_MOVE;
            case POSITION_DIFFERS -> Refusal.POSITION_DIFFERS;
        };
    }
}
