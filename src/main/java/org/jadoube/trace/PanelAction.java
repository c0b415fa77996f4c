package org.jadoube.trace;

import org.jadoube.chess.Color;
import org.jadoube.chess.Role;

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

    record ClaimThreefold() implements PanelAction {}

    record ClaimFifty() implements PanelAction {}

    /** Takes the last move back, for the hands to follow. */
    record TakeBack() implements PanelAction {}

    /**
     * Answers an open question.
     *
     * @param uci one of the moves that were offered
     */
    record Answer(String uci) implements PanelAction {}
}
