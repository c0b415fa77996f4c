package org.jadoube.trace;

import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.Result;
import org.jspecify.annotations.Nullable;

/** What a person does on the panel beside the board. */
public sealed interface PanelAction {

    /** Announces that pieces are about to be adjusted (Laws 4.2). */
    record Adjust() implements PanelAction {}

    /** Chooses what a pawn becomes; whether it may become that is another question. */
    record Choose(Role role) implements PanelAction {}

    record OfferDraw(Color color) implements PanelAction {}

    record AcceptDraw() implements PanelAction {}

    record DeclineDraw() implements PanelAction {}

    record Resign(Color color) implements PanelAction {}

    /** Decides how the game ends, as an arbiter. */
    record Decide(Result result) implements PanelAction {}

    /**
     * Claims a draw.
     *
     * @param by who claims it; null where the panel cannot tell
     * @param intended the move declared with it, in UCI; null for none
     */
    record Claim(DrawClaim.Ground ground, @Nullable Color by, @Nullable String intended)
            implements PanelAction {}

    /** Stops the clock for a while. */
    record Pause() implements PanelAction {}

    /** Lets a paused clock run on. */
    record Resume() implements PanelAction {}

    /**
     * Gives a side time, as an arbiter.
     *
     * @param micros less than 0 to take it away
     */
    record AddTime(Color color, long micros) implements PanelAction {}

    /** Sets what a side's clock shows, as an arbiter. */
    record SetTime(Color color, long micros) implements PanelAction {}

    /** Corrects the number of moves that a side has completed on the clock, as an arbiter. */
    record SetMoves(Color color, int moves) implements PanelAction {}

    /** Has a contact no longer count, or count again. */
    record Mask(Square square, boolean masked) implements PanelAction {}

    /** Takes the last move back, for the hands to follow. */
    record TakeBack() implements PanelAction {}

    /** Has the position before the last move reinstated, as an arbiter. */
    record Reinstate() implements PanelAction {}

    /**
     * Answers an open question.
     *
     * @param uci one of the moves that were offered
     */
    record Answer(String uci) implements PanelAction {}
}
