package org.jadoube.guidance;

import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/** Says whether a move that its piece could make would leave its own king in check (Laws 3.9.2). */
final class KingSafety {
    private KingSafety() {}

    /** The objection to a move, be it a plain one or a capture; nothing when the king is safe. */
    static Optional<Message> objection(Position position, Square from, Square to) {
        Color mover = position.turn();
        Position after = position.playUnchecked(new Move.Normal(from, to));
        Square king = after.king(mover);
        if (after.attackers(king, mover.opposite()) == 0) {
            return Optional.empty();
        }
        Square attacker = WhyNot.attacker(after, king, mover.opposite());
        if (king == to) {
            return Optional.of(kingGoing(position, to, attacker));
        }
        return Optional.of(staying(position, from, king, attacker, after));
    }

    /** The objection to a capture in passing; nothing when the king would be safe after it. */
    static Optional<Message> exposedInPassing(Position position, Square from, Square to) {
        Color mover = position.turn();
        Position after = position.playUnchecked(new Move.EnPassant(from, to));
        Square king = after.king(mover);
        if (after.attackers(king, mover.opposite()) == 0) {
            return Optional.empty();
        }
        Square attacker = WhyNot.attacker(after, king, mover.opposite());
        return Optional.of(
                Objection.EN_PASSANT_EXPOSES.with(
                        new Term.At(king), Pieces.on(after, attacker), new Term.At(attacker)));
    }

    private static Message kingGoing(Position position, Square to, Square attacker) {
        Term target = new Term.At(to);
        Term at = new Term.At(attacker);
        Piece piece = position.pieceAt(attacker).orElseThrow();
        if (piece.role() == Role.KING) {
            return Objection.KINGS_TOUCH.with(target, at);
        }
        boolean takes = Bitboard.contains(position.occupied(), to);
        Objection objection = takes ? Objection.KING_TAKES_GUARDED : Objection.KING_INTO_CHECK;
        return objection.with(target, new Term.The(piece), at);
    }

    private static Message staying(
            Position position, Square from, Square king, Square attacker, Position after) {
        long checkers = position.checkers();
        if (Long.bitCount(checkers) > 1) {
            return Objection.DOUBLE_CHECK.with(new Term.At(king), new Term.AtAll(checkers));
        }
        long standing = checkers & after.attackers(king, position.turn().opposite());
        if (standing != 0) {
            Square checker = Bitboard.first(standing);
            return Objection.CHECK_STANDS.with(
                    new Term.At(king), Pieces.on(position, checker), new Term.At(checker));
        }
        return Objection.PINNED.with(
                Pieces.on(position, from),
                new Term.At(from),
                new Term.At(king),
                Pieces.on(position, attacker),
                new Term.At(attacker));
    }
}
