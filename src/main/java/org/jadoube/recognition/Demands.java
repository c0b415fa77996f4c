package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * What limits the moves beside the rules of chess.
 *
 * @param obligation the moves that the side to move may still make because of what it touched; null
 *     when nothing binds it
 * @param announced the move that the board asks to have carried out, in the position in which it is
 *     legal: the move before it may still be open to revision; null for none
 * @param whitePromotion what a white pawn becomes: the choice made on the panel, else a queen
 * @param blackPromotion what a black pawn becomes
 */
public record Demands(
        @Nullable Set<Move> obligation,
        @Nullable Move announced,
        Role whitePromotion,
        Role blackPromotion) {

    /** No limits, and queens. */
    public static final Demands NONE = new Demands(null, null, Role.QUEEN, Role.QUEEN);

    public Demands {
        obligation = obligation == null ? null : Set.copyOf(obligation);
    }

    /** The same with another obligation. */
    public Demands withObligation(@Nullable Set<Move> moves) {
        return new Demands(moves, announced, whitePromotion, blackPromotion);
    }

    /** The same with another announced move. */
    public Demands withAnnounced(@Nullable Move move) {
        return new Demands(obligation, move, whitePromotion, blackPromotion);
    }

    /** The same with another choice of promotion for one side. */
    public Demands withPromotion(Color color, Role role) {
        return color == Color.WHITE
                ? new Demands(obligation, announced, role, blackPromotion)
                : new Demands(obligation, announced, whitePromotion, role);
    }

    /** The moves that may be made in the position to which the obligation belongs. */
    List<Move> permittedNext(Position position) {
        List<Move> moves = permittedLater(position);
        if (obligation != null) {
            moves.removeIf(move -> !obligation.contains(move));
        }
        return moves;
    }

    /**
     * The moves that may be made in a later position. Of the promotions of a pawn, which no contact
     * tells apart, only the chosen one is among them.
     */
    List<Move> permittedLater(Position position) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        if (announced != null && moves.contains(announced)) {
            moves.removeIf(move -> !move.equals(announced));
        } else {
            Role chosen = position.turn() == Color.WHITE ? whitePromotion : blackPromotion;
            moves.removeIf(move -> isOtherPromotion(move, chosen));
        }
        return moves;
    }

    private static boolean isOtherPromotion(Move move, Role chosen) {
        return move instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.promotion() != chosen;
    }
}
