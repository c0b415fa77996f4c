package org.jadoube.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Line;

/**
 * What a board that knows its pieces says about a game whose moves were read from contacts alone.
 */
public sealed interface PieceCheck {

    /**
     * Other squares are occupied than in the game, so hands are at work and nothing can be said.
     */
    record Underway() implements PieceCheck {}

    /** Each piece stands where it should. */
    record Agreeing() implements PieceCheck {}

    /** The last move was a promotion, to this piece and not to the one in the game. */
    record OtherPromotion(Role role) implements PieceCheck {}

    /**
     * The right squares are occupied, some by the wrong pieces.
     *
     * @param faults a sentence for each of these squares, from a1 to h8
     */
    record Misplaced(List<String> faults) implements PieceCheck {
        public Misplaced {
            faults = List.copyOf(faults);
        }
    }

    /**
     * Holds the pieces on the board against the game.
     *
     * @param seen the pieces by squares of the game
     */
    static PieceCheck of(Table table, Map<Square, Piece> seen) {
        Position position = table.recognition().line().position();
        long occupied = seen.keySet().stream().mapToLong(Square::bit).sum();
        if (occupied != position.occupied()) {
            return new Underway();
        }
        List<Square> wrong =
                Bitboard.squares(occupied).stream()
                        .filter(square -> seen.get(square) != belonging(position, square))
                        .toList();
        if (wrong.isEmpty()) {
            return new Agreeing();
        }
        return otherPromotion(table, wrong, seen)
                .<PieceCheck>map(OtherPromotion::new)
                .orElseGet(() ->
                        new Misplaced(
                                wrong.stream()
                                        .map(square -> fault(square, seen, position))
                                        .toList()));
    }

    /** The role that the last move promoted to, when that is all that is wrong. */
    private static Optional<Role> otherPromotion(
            Table table, List<Square> wrong, Map<Square, Piece> seen) {
        Line line = table.recognition().line();
        boolean isPromotion =
                line.lastMove() instanceof Move.Normal last
                        && last.promotion() != null
                        && wrong.equals(List.of(last.to()));
        return isPromotion
                ? Optional.ofNullable(seen.get(wrong.getFirst()))
                        .filter(piece -> piece.color() == line.position().turn().opposite())
                        .map(Piece::role)
                        .filter(role -> role != Role.PAWN && role != Role.KING)
                : Optional.empty();
    }

    private static Piece belonging(Position position, Square square) {
        return position.pieceAt(square).orElseThrow();
    }

    private static String fault(Square square, Map<Square, Piece> seen, Position position) {
        return "On %s stands a %s, where a %s belongs."
                .formatted(
                        square,
                        words(Objects.requireNonNull(seen.get(square))),
                        words(belonging(position, square)));
    }

    private static String words(Piece piece) {
        return piece.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
