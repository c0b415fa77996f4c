package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;

/**
 * Proves without search that a side can never mate: no reach of the pieces makes a mate possible.
 *
 * <p>The method is that of Miguel Ambrona, "A practical algorithm for chess unwinnability" (FUN
 * 2022), developed further. Scratch space to be kept and used again, by one thread at a time.
 */
final class StaticProof {
    private static final int SPLIT_IN_PAIRS = 3;

    private final PieceList pieces = new PieceList();
    private final Reach reach = new Reach(pieces);
    private final MatingSquares matingSquares = new MatingSquares(reach);

    /**
     * Whether the winner can be shown never to mate; false decides nothing.
     *
     * <p>The position must be no checkmate.
     */
    boolean refuses(Position position, Color winner) {
        if (!load(position, winner)) {
            return false;
        }
        return refusesPlainly() || refusesByCases();
    }

    /** Like {@link #refuses} without the dearer case splits. */
    boolean refusesPlainly(Position position, Color winner) {
        return load(position, winner) && refusesPlainly();
    }

    /** The reach of all pieces without any assumption. */
    Reach reach(Position position, Color winner) {
        pieces.load(position, winner);
        reach.grow(0, 0);
        return reach;
    }

    MatingSquares matingSquares() {
        return matingSquares;
    }

    private boolean load(Position position, Color winner) {
        // A pawn that stands beside its capturer is in nobody's reach.
        if (position.enPassant().isPresent()) {
            return false;
        }
        pieces.load(position, winner);
        return true;
    }

    private boolean refusesPlainly() {
        return refuses(0, 0);
    }

    private boolean refuses(long neverTaken, long onlyTaken) {
        reach.grow(neverTaken, onlyTaken);
        return matingSquares.isEmpty();
    }

    /**
     * A piece that cannot move but can be taken is either taken before it moves or not; that is
     * enough to refuse both cases where one reach for both was too wide.
     */
    private boolean refusesByCases() {
        long[] suspects = reach.suspects();
        for (long piece : suspects) {
            if (refuses(piece, 0) && refuses(0, piece)) {
                return true;
            }
        }
        int pairs = Math.min(suspects.length, SPLIT_IN_PAIRS);
        for (int i = 0; i < pairs; i++) {
            for (int k = i + 1; k < pairs; k++) {
                if (refusesAllCases(suspects[i], suspects[k])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean refusesAllCases(long a, long b) {
        return refuses(a | b, 0) && refuses(a, b) && refuses(b, a) && refuses(0, a | b);
    }
}
