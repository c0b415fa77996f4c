package org.jadoube.guidance;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * A position that is being set up: what the board shows and says until it stands.
 *
 * <p>Contacts do not tell one piece from another, so what stands on a square where a piece belongs
 * is taken for that piece.
 *
 * @param wanted the position that is to stand
 * @param lacking squares that still want their piece
 * @param extra squares that hold a piece where none belongs
 */
public record Arrangement(Position wanted, long lacking, long extra) {
    /** More lights at once would be nothing to act upon. */
    private static final int MOST_CLEARED = 2;

    private static final List<Role> ORDER =
            List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

    /**
     * One small group at a time: the pieces of one kind that are lacking, White's first, and beside
     * them what has to leave the board or may serve to fill the gaps.
     */
    public Advice advice() {
        Lighting lights = new Lighting();
        long clear = clear();
        lights.light(Cue.CLEAR, clear, square -> Phrase.DOES_NOT_BELONG.with(new Term.At(square)));
        if (lacking == 0) {
            return lights.advice(clear == 0 ? stands() : takeAway(clear));
        }
        Piece piece = next();
        long group = lacking & wanted.pieces(piece.color(), piece.role());
        lights.light(Cue.FILL, group, this::belongs);
        return lights.advice(put(piece, group));
    }

    private long clear() {
        long clear = 0;
        for (long rest = extra; rest != 0 && Long.bitCount(clear) < MOST_CLEARED; ) {
            clear |= Long.lowestOneBit(rest);
            rest &= rest - 1;
        }
        return clear;
    }

    private Piece next() {
        for (Color color : Color.values()) {
            for (Role role : ORDER) {
                if ((lacking & wanted.pieces(color, role)) != 0) {
                    return Piece.of(color, role);
                }
            }
        }
        throw new IllegalStateException("no piece belongs on " + Bitboard.toString(lacking));
    }

    private Message belongs(Square square) {
        return Phrase.BELONGS.with(Pieces.on(wanted, square), new Term.At(square));
    }

    private Message stands() {
        return Phrase.STANDS.with(new Term.Side(wanted.turn()));
    }

    private static Message takeAway(long squares) {
        return Phrase.TAKE_AWAY.with(new Term.AtAll(squares));
    }

    private static Message put(Piece piece, long squares) {
        Term what = Long.bitCount(squares) == 1 ? new Term.The(piece) : new Term.Several(piece);
        return Phrase.PUT.with(what, new Term.AtAll(squares));
    }
}
