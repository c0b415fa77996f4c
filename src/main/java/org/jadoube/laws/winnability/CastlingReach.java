package org.jadoube.laws.winnability;

import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/** Where kings and rooks might come by castling, Chess960 included. */
final class CastlingReach {
    private static final int RANK = 0b111_000;
    private static final int C_FILE = 2;
    private static final int D_FILE = 3;
    private static final int F_FILE = 5;
    private static final int G_FILE = 6;

    private final Reach reach;

    CastlingReach(Reach reach) {
        this.reach = reach;
    }

    /** Where the piece might stand after castling, if it may and the way is not barred for good. */
    long targets(int i) {
        PieceList pieces = reach.pieces;
        int king = pieces.isWinners[i] ? pieces.winnersKing : pieces.losersKing;
        int rank = king & RANK;
        long targets = 0;
        for (long rest = pieces.castlingRooks & (Bitboard.RANK_1 << rank);
                rest != 0;
                rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            int kingTarget = rank | (rook > king ? G_FILE : C_FILE);
            int rookTarget = rank | (rook > king ? F_FILE : D_FILE);
            long path = way(king, kingTarget) | way(rook, rookTarget);
            if ((path & reach.steady & ~(1L << king) & ~(1L << rook)) == 0) {
                targets |= pieces.home[i] == king ? 1L << kingTarget : 0;
                targets |= pieces.home[i] == rook ? 1L << rookTarget : 0;
            }
        }
        return targets;
    }

    private static long way(int from, int to) {
        return Attacks.between(Square.of(from), Square.of(to)) | (1L << to);
    }
}
