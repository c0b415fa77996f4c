package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Bitboard;
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
 * @param announced the move that the board asks to have carried out next; null for none
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

    /** The moves that may be made in the position to which obligation and announcement belong. */
    List<Move> permittedNext(Position position) {
        return permitted(position, 0);
    }

    /**
     * The moves that may be made after some plies that are not closed yet.
     *
     * <p>Obligation and announcement belong to the side to move, which is the one that replies
     * while the move before is still open.
     */
    List<Move> permitted(Position position, int plies) {
        List<Move> moves = permittedLater(position);
        if (plies <= 1) {
            Move next = announced;
            boolean announces = next != null && isOfSideToMove(next, position);
            Set<Move> bound = obligation;
            boolean binds =
                    bound != null
                            && bound.stream().allMatch(move -> isOfSideToMove(move, position));
            moves.removeIf(move ->
                    (announces && !move.equals(next))
                            || (binds && bound != null && !bound.contains(move)));
        }
        return moves;
    }

    private static boolean isOfSideToMove(Move move, Position position) {
        return Bitboard.contains(position.occupied(position.turn()), move.from());
    }

    /**
     * The moves that nothing but chess limits. Of the promotions of a pawn, which no contact tells
     * apart, only the chosen one is among them.
     */
    private List<Move> permittedLater(Position position) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        Role chosen = position.turn() == Color.WHITE ? whitePromotion : blackPromotion;
        moves.removeIf(move -> isOtherPromotion(move, chosen) && !move.equals(announced));
        return moves;
    }

    private static boolean isOtherPromotion(Move move, Role chosen) {
        return move instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.promotion() != chosen;
    }
}
