package org.jadoube.laws.winnability;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/**
 * Whether a side can still mate, for asking after every move: microseconds, sound, and content to
 * leave open what takes longer.
 *
 * <p>It says yes only where the mate is on the board or forced moves lead to it. An instance is
 * scratch space to be kept and used again, by one thread at a time.
 */
public final class QuickTest {
    private final MateOrStalemate ends = new MateOrStalemate();
    private final ShortLook shortLook = new ShortLook();
    private final StaticProof proof = new StaticProof();

    /** Both sides' verdicts. */
    public Winnability winnability(Position position) {
        return new Winnability(canMate(position, Color.WHITE), canMate(position, Color.BLACK));
    }

    /** Whether this side can still mate. */
    public Verdict canMate(Position position, Color winner) {
        Verdict ended = ends.canMate(position, winner);
        if (ended != Verdict.NOT_DECIDED) {
            return ended;
        }
        if (Material.isHopeless(position, winner)) {
            return Verdict.NO;
        }
        Verdict seen = shortLook.look(position, winner);
        if (seen != Verdict.NOT_DECIDED) {
            return seen;
        }
        return hasWall(position) && proof.refusesPlainly(position, winner)
                ? Verdict.NO
                : Verdict.NOT_DECIDED;
    }

    /** Whether every pawn meets one of the other side on its file, so that none runs freely. */
    private static boolean hasWall(Position position) {
        long white = position.pieces(Color.WHITE, Role.PAWN);
        long black = position.pieces(Color.BLACK, Role.PAWN);
        return files(white) == files(black);
    }

    private static long files(long set) {
        long folded = set | (set >>> 32);
        folded |= folded >>> 16;
        return (folded | (folded >>> 8)) & Bitboard.RANK_1;
    }
}
