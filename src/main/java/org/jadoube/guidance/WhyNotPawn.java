package org.jadoube.guidance;

import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/** Says what the movement of pawns has against a step (Laws 3.7), to a square not of its side. */
final class WhyNotPawn {
    private final Position position;
    private final Square from;
    private final Square to;
    private final Color color;

    private WhyNotPawn(Position position, Square from, Square to) {
        this.position = position;
        this.from = from;
        this.to = to;
        color = position.turn();
    }

    /** The objection; nothing when a pawn of the side to move could go so but for its king. */
    static Optional<Message> objection(Position position, Square from, Square to) {
        return new WhyNotPawn(position, from, to).objection();
    }

    private Optional<Message> objection() {
        int forward = (to.rank() - from.rank()) * (color == Color.WHITE ? 1 : -1);
        int aside = Math.abs(to.file() - from.file());
        if (forward < 0) {
            return of(Objection.PAWN_BACKWARDS);
        }
        if (aside == 0) {
            return straight(forward);
        }
        return aside == 1 && forward == 1 ? diagonal() : of(Objection.PAWN_WAY);
    }

    private Optional<Message> straight(int forward) {
        int firstRank = color == Color.WHITE ? 1 : 6;
        if (forward > 2) {
            return of(Objection.PAWN_TOO_FAR);
        }
        if (forward == 2 && from.rank() != firstRank) {
            return of(Objection.PAWN_MOVED_BEFORE);
        }
        Square front =
                Square.of(from.file(), color == Color.WHITE ? from.rank() + 1 : from.rank() - 1);
        if (isOccupied(front)) {
            return blockedBy(front, Objection.PAWN_BLOCKED);
        }
        return isOccupied(to) ? blockedBy(to, Objection.PAWN_DOUBLE_BLOCKED) : Optional.empty();
    }

    private Optional<Message> diagonal() {
        Square beside = Square.of(to.file(), from.rank());
        if (isOccupied(to)) {
            return Optional.empty();
        }
        boolean passing =
                Bitboard.contains(position.pieces(color.opposite(), Role.PAWN), beside)
                        && from.rank() == (color == Color.WHITE ? 4 : 3);
        if (!passing) {
            return Optional.of(Objection.PAWN_TAKES_NOTHING.with(new Term.At(to)));
        }
        // The position forgets a double step that no pawn may answer; if the king forbids it, that
        // is true whenever the step was made.
        return Optional.of(
                KingSafety.exposedInPassing(position, from, to)
                        .orElseGet(() -> Objection.EN_PASSANT_LATE.with(new Term.At(beside))));
    }

    private boolean isOccupied(Square square) {
        return Bitboard.contains(position.occupied(), square);
    }

    private Optional<Message> blockedBy(Square square, Objection objection) {
        return Optional.of(objection.with(Pieces.on(position, square), new Term.At(square)));
    }

    private Optional<Message> of(Objection objection) {
        return Optional.of(objection.with(new Term.At(from), new Term.At(to)));
    }
}
