package org.jadoube.trace;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.Uci;
import org.jadoube.table.Input;
import org.jadoube.table.Table;

/** What is done on the panel as input of a table. */
public final class Inputs {
    private Inputs() {}

    /**
     * The input that an action on the panel is.
     *
     * @param table the table at which it is done
     */
    public static Input.InGame of(PanelAction action, long atMicros, Table table) {
        return switch (action) {
            case PanelAction.Adjust adjust -> new Input.Adjusted(atMicros);
            case PanelAction.Choose choose -> new Input.Chose(choose.role(), atMicros);
            case PanelAction.OfferDraw offer -> new Input.OfferedDraw(offer.color(), atMicros);
            case PanelAction.AcceptDraw accept -> new Input.AcceptedDraw(atMicros);
            case PanelAction.DeclineDraw decline -> new Input.DeclinedDraw(atMicros);
            case PanelAction.Resign resign -> new Input.Resigned(resign.color(), atMicros);
            case PanelAction.Decide decide -> new Input.Decided(decide.result(), atMicros);
            case PanelAction.Claim claim ->
                    new Input.Claimed(
                            Optional.ofNullable(claim.by()),
                            new DrawClaim(
                                    claim.ground(),
                                    Optional.ofNullable(claim.intended())
                                            .map(uci -> move(uci, table))),
                            atMicros);
            case PanelAction.Pause pause -> new Input.Paused(atMicros);
            case PanelAction.Resume resume -> new Input.Resumed(atMicros);
            case PanelAction.AddTime add ->
                    new Input.AddedTime(add.color(), add.micros(), atMicros);
            case PanelAction.SetTime set -> new Input.SetTime(set.color(), set.micros(), atMicros);
            case PanelAction.SetMoves set -> new Input.SetMoves(set.color(), set.moves(), atMicros);
            case PanelAction.Mask mask -> new Input.Masked(mask.square(), mask.masked(), atMicros);
            case PanelAction.Reinstate reinstate -> new Input.Reinstated(atMicros);
            case PanelAction.TakeBack takeBack -> new Input.TookBack(atMicros);
            case PanelAction.Answer answer ->
                    new Input.Answered(move(answer.uci(), table), atMicros);
        };
    }

    /** The move of an answer; one that is not legal is none that a question can offer. */
    private static Move move(String uci, Table table) {
        try {
            return Uci.parse(uci, table.game().position(), table.rules().variant());
        } catch (MoveTextException notLegal) {
            Square from = Square.parse(uci.substring(0, 2)).orElseThrow();
            Square to = Square.parse(uci.substring(2, 4)).orElseThrow();
            return new Move.Normal(from, to);
        }
    }
}
