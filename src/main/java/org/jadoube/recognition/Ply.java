package org.jadoube.recognition;

import org.jadoube.chess.Attacks;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * A move as part of an explanation.
 *
 * @param before the position in which it is played
 * @param signature what it does to the contacts that are not masked
 * @param evidence how well its victim was seen to leave
 */
record Ply(Position before, Move move, Signature signature, Evidence evidence) {

    /** How well the contacts show that a swapped square was empty in between. */
    enum Evidence {
        /** It opened and closed, or nothing had to. */
        SEEN,
        /** It opened too briefly to be believed. */
        GRAZED,
        /** It was never seen to change. */
        UNSEEN
    }

    /** What changes of contacts show of it: nothing of a victim that was not seen to leave. */
    Signature seen() {
        return evidence == Evidence.SEEN ? signature : signature.without(signature.swapped());
    }

    /** The squares that must open before its piece can land; not a pawn taken in passing. */
    long origins() {
        long emptied = signature.emptied();
        if (move instanceof Move.EnPassant taking) {
            emptied &= ~taking.victim().bit();
        }
        return emptied == 0 ? signature.swapped() : emptied;
    }

    /**
     * Whether the contacts show its piece land, its victim leave, if it has one, and of a capture,
     * which piece has taken.
     */
    boolean isFelt() {
        boolean captorUnfelt = leavesUnfelt() && before.isCapture(move);
        return evidence != Evidence.UNSEEN && !landsUnfelt() && !captorUnfelt;
    }

    /** Whether it lands where no contact counts. */
    boolean landsUnfelt() {
        return signature.closing() == 0;
    }

    /** Whether it leaves squares of which no contact counts. */
    boolean leavesUnfelt() {
        return signature.emptied() == 0 && Signature.of(before, move).emptied() != 0;
    }

    /** Whether all that is felt of it is a contact that closes. */
    boolean appears() {
        return signature.opening() == 0 && signature.closing() != 0;
    }

    /** Whether a new piece may stand there well before its pawn is taken away. */
    boolean isPromotion() {
        return move instanceof Move.Normal normal && normal.promotion() != null;
    }

    /** The squares that the moving pieces pass. */
    long passed() {
        return switch (move) {
            case Move.Normal normal -> Attacks.between(normal.from(), normal.to());
            case Move.EnPassant taking -> 0;
            case Move.Castle castle ->
                    Attacks.between(castle.king(), castle.kingTarget())
                            | Attacks.between(castle.rook(), castle.rookTarget());
        };
    }
}
