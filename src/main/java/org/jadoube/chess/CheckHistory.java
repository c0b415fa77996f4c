package org.jadoube.chess;

import java.util.List;

/**
 * What move can have given a check.
 *
 * <p>Two pieces give check together only if one of them moved and uncovered the other, or if an en
 * passant capture, which empties two squares, uncovered both. Castling never does: all its squares
 * lie on one line at the edge. Two checkers on either side of the king on one line are impossible
 * too, since the one that moved would have had to cross the king; no rule of its own is needed for
 * them. A single check is taken as possible, though for a few a longer proof would show otherwise.
 */
final class CheckHistory {
    private final Placement placement;
    private final Square king;
    private final Color checking;

    /**
     * @param king the square of the king in check
     * @param checking the side that gives the check
     */
    CheckHistory(Placement placement, Square king, Color checking) {
        this.placement = placement;
        this.king = king;
        this.checking = checking;
    }

    /** Whether some move can have given check from all these squares at once. */
    boolean canHaveArisen(long checkers) {
        List<Square> squares = Bitboard.squares(checkers);
        if (squares.size() != 2) {
            return squares.size() < 2;
        }
        Square one = squares.get(0);
        Square other = squares.get(1);
        return (opened(one) & origins(other)) != 0
                || (opened(other) & origins(one)) != 0
                || openedInPassing(opened(one), opened(other));
    }

    /** Whether a pawn's double step to one square can have given check from all these squares. */
    boolean canHaveArisenByDoubleStep(long checkers, Square from, Square to) {
        return Bitboard.squares(checkers).stream()
                .allMatch(checker -> checker == to || Bitboard.contains(opened(checker), from));
    }

    /**
     * The squares that must have been emptied one by one before a slider's check; none for others.
     */
    private long opened(Square checker) {
        return Attacks.between(king, checker);
    }

    /** The squares from which the piece, giving check where it stands, can have come last. */
    private long origins(Square checker) {
        Role role = placement.roleAt(checker);
        if (role == Role.PAWN) {
            // By taking: a pawn that steps leaves no line on which the king it then attacks stands.
            return Attacks.pawn(checking.opposite(), checker);
        }
        // On the last rank it may just have been promoted; from which pawn is not asked.
        boolean promoted = checker.rank() == (checking == Color.WHITE ? 7 : 0);
        return promoted
                ? Bitboard.ALL
                : Attacks.of(Piece.of(checking, role), checker, placement.occupied());
    }

    private boolean openedInPassing(long one, long other) {
        long landingRank = checking == Color.WHITE ? Bitboard.RANK_1 << 40 : Bitboard.RANK_1 << 16;
        long landed = placement.pieces(checking, Role.PAWN) & landingRank;
        for (Square pawn : Bitboard.squares(landed)) {
            long victim = checking == Color.WHITE ? pawn.bit() >>> 8 : pawn.bit() << 8;
            long taker = Attacks.pawn(checking.opposite(), pawn);
            if (((one & victim) != 0 && (other & taker) != 0)
                    || ((other & victim) != 0 && (one & taker) != 0)) {
                return true;
            }
        }
        return false;
    }
}
