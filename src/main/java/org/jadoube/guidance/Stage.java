package org.jadoube.guidance;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * How far a move has been carried out, and what its next step is.
 *
 * @param held where the pieces in the hand come from
 * @param lift the piece to lift next
 * @param put where pieces of the mover go next
 * @param take where the piece stands, or stood, that the move takes
 */
record Stage(long held, long lift, long put, long take) {

    /**
     * The stage of a move that is legal in a position.
     *
     * @param lifted squares that the position occupies and whose contacts are open
     * @param landed squares that the position leaves empty and whose contacts are closed
     */
    static Stage of(Move move, Position position, long lifted, long landed) {
        return switch (move) {
            case Move.Normal normal -> of(normal, position.isCapture(normal), lifted);
            case Move.EnPassant taking -> of(taking, lifted, landed);
            case Move.Castle castle -> of(castle, lifted, landed);
        };
    }

    private static Stage of(Move.Normal move, boolean capture, long lifted) {
        long from = move.from().bit();
        long to = move.to().bit();
        long own = capture ? from | to : from;
        return new Stage(lifted & own, from & ~lifted, capture ? 0 : to, capture ? to : 0);
    }

    private static Stage of(Move.EnPassant move, long lifted, long landed) {
        long from = move.from().bit();
        long to = move.to().bit();
        long victim = move.victim().bit();
        boolean stands = (landed & to) != 0;
        return new Stage(
                lifted & (stands ? victim : from | victim),
                stands ? 0 : from & ~lifted,
                stands ? 0 : to,
                victim & ~lifted);
    }

    /** King first, then the rook; but a piece that is already in the hand may go where it goes. */
    private static Stage of(Move.Castle move, long lifted, long landed) {
        long king = move.king().bit();
        long kingTarget = move.kingTarget().bit();
        long rook = move.rook().bit();
        long rookTarget = move.rookTarget().bit();
        boolean kingUp = (lifted & king) != 0 && (landed & kingTarget) == 0;
        boolean rookUp = (lifted & rook) != 0 && (landed & rookTarget) == 0;
        if (kingUp || rookUp) {
            return new Stage(
                    (kingUp ? king : 0) | (rookUp ? rook : 0),
                    0,
                    (kingUp ? kingTarget : 0) | (rookUp ? rookTarget : 0),
                    0);
        }
        boolean kingStands = king == kingTarget || (landed & kingTarget) != 0;
        return kingStands ? new Stage(0, rook, rookTarget, 0) : new Stage(0, king, kingTarget, 0);
    }
}
