package org.jadoube.guidance;

import java.util.Optional;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/** Says what hinders a castling (Laws 3.8.2). */
final class WhyNotCastle {
    private static final int E_FILE = 4;

    private final Position position;
    private final Square king;
    private final Color mover;

    private WhyNotCastle(Position position) {
        this.position = position;
        mover = position.turn();
        king = position.king(mover);
    }

    /** The objection to a step that can only be meant as castling; nothing if it is another. */
    static Optional<Message> objection(Position position, Square from, Square to) {
        WhyNotCastle whyNot = new WhyNotCastle(position);
        return from == whyNot.king ? whyNot.objection(to) : Optional.empty();
    }

    private Optional<Message> objection(Square to) {
        boolean step = to == king || Bitboard.contains(Attacks.king(king), to);
        long rooks = position.castlingRooks() & position.occupied(mover);
        for (Square rook : Bitboard.squares(rooks)) {
            Move.Castle castle = new Move.Castle(king, rook);
            if (to == rook || (to == castle.kingTarget() && !step)) {
                return Optional.of(hindrance(castle));
            }
        }
        int home = mover == Color.WHITE ? 0 : 7;
        boolean meant =
                king.file() == E_FILE
                        && king.rank() == home
                        && to.rank() == home
                        && Math.abs(to.file() - E_FILE) == 2;
        return meant
                ? Optional.of(lost(Square.of(to.file() > E_FILE ? 7 : 0, home), rooks))
                : Optional.empty();
    }

    private Message lost(Square corner, long castlingRooks) {
        Term at = new Term.At(corner);
        if (!Bitboard.contains(position.pieces(mover, Role.ROOK), corner)) {
            return Objection.CASTLE_NO_ROOK.with(at);
        }
        return castlingRooks == 0
                ? Objection.CASTLE_RIGHT_LOST.with(new Term.At(king), at)
                : Objection.CASTLE_ROOK_MOVED.with(at);
    }

    private Message hindrance(Move.Castle castle) {
        Color enemy = mover.opposite();
        if (position.isCheck()) {
            Square checker = Bitboard.first(position.checkers());
            return Objection.CASTLE_IN_CHECK.with(
                    Pieces.on(position, checker), new Term.At(checker));
        }
        Square target = castle.kingTarget();
        long path = way(king, target) | way(castle.rook(), castle.rookTarget());
        long between = path & position.occupied() & ~Bitboard.of(king, castle.rook());
        if (between != 0) {
            Square first = WhyNot.nearest(king, between);
            return Objection.CASTLE_BLOCKED.with(Pieces.on(position, first), new Term.At(first));
        }
        for (Square crossed : Bitboard.squares(Attacks.between(king, target))) {
            if (position.attackers(crossed, enemy) != 0) {
                return attacked(Objection.CASTLE_THROUGH, crossed, position);
            }
        }
        // In Chess960 the castling rook may have been what guarded the king.
        boolean stands = position.attackers(target, enemy) != 0;
        return attacked(
                Objection.CASTLE_INTO, target, stands ? position : position.playUnchecked(castle));
    }

    private Message attacked(Objection objection, Square square, Position reached) {
        Square attacker = WhyNot.attacker(reached, square, mover.opposite());
        return objection.with(
                new Term.At(square), Pieces.on(position, attacker), new Term.At(attacker));
    }

    private static long way(Square from, Square to) {
        return Attacks.between(from, to) | to.bit();
    }
}
