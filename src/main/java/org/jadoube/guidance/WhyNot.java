package org.jadoube.guidance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/** Says why a move is not legal. */
public final class WhyNot {
    private static final Set<Saying> FOR_THE_KING =
            Set.of(Objection.PINNED, Objection.CHECK_STANDS, Objection.DOUBLE_CHECK);

    private final Position position;
    private final Square from;
    private final Square to;
    private final Piece piece;

    private WhyNot(Position position, Square from, Square to, Piece piece) {
        this.position = position;
        this.from = from;
        this.to = to;
        this.piece = piece;
    }

    /**
     * Why the side to move cannot bring the piece of one square to another; nothing when it can.
     *
     * <p>A castling is meant by the king going to its castling square, or onto a rook that it may
     * castle with. Of several true reasons the one comes first that a teacher would name: whose
     * turn it is, how the piece moves, what stands in its way, and then the safety of the king.
     */
    public static Optional<Message> explain(Position position, Square from, Square to) {
        boolean isLegal =
                position.legalMoves().stream()
                        .anyMatch(move -> move.from() == from && leadsTo(move, to));
        return isLegal ? Optional.empty() : Optional.of(objection(position, from, to));
    }

    /**
     * Why the side to move gains nothing by lifting the piece of an occupied square: it has no
     * legal move, or is the opponent's and cannot be taken; nothing when a move begins so.
     */
    public static Optional<Message> explainLift(Position position, Square square) {
        List<Move> moves = position.legalMoves();
        if (moves.stream().anyMatch(move -> move.from() == square || takes(move, square))) {
            return Optional.empty();
        }
        Piece piece = position.pieceAt(square).orElseThrow();
        if (piece.color() != position.turn()) {
            return Optional.of(
                    Objection.NOT_TO_BE_TAKEN.with(new Term.The(piece), new Term.At(square)));
        }
        return Stream.of(Square.values())
                .map(to -> objection(position, square, to))
                .filter(message -> FOR_THE_KING.contains(message.saying()))
                .findFirst()
                .or(() ->
                        Optional.of(
                                Objection.NO_WAY_OUT.with(
                                        new Term.The(piece), new Term.At(square))));
    }

    private static boolean leadsTo(Move move, Square to) {
        return move.to() == to || (move instanceof Move.Castle castle && castle.kingTarget() == to);
    }

    private static boolean takes(Move move, Square victim) {
        return switch (move) {
            case Move.Normal normal -> normal.to() == victim;
            case Move.EnPassant taking -> taking.victim() == victim;
            case Move.Castle castle -> castle.rook() == victim;
        };
    }

    private static Message objection(Position position, Square from, Square to) {
        Piece piece = position.pieceAt(from).orElse(null);
        if (piece == null) {
            return Objection.EMPTY_SQUARE.with(new Term.At(from));
        }
        return new WhyNot(position, from, to, piece).objection();
    }

    private Message objection() {
        if (piece.color() != position.turn()) {
            return Objection.NOT_YOUR_TURN.with(
                    new Term.The(piece), new Term.At(from), new Term.Side(position.turn()));
        }
        return WhyNotCastle.objection(position, from, to)
                .or(this::standsOnTarget)
                .or(this::way)
                .or(() -> KingSafety.objection(position, from, to))
                .orElseThrow(() -> new AssertionError(from + " to " + to + " is legal"));
    }

    private Optional<Message> standsOnTarget() {
        if (from == to) {
            return Optional.of(Objection.NO_STEP.with(new Term.The(piece), new Term.At(from)));
        }
        return position.pieceAt(to)
                .filter(other -> other.color() == piece.color())
                .map(other -> Objection.OWN_PIECE.with(new Term.The(other), new Term.At(to)));
    }

    /** What the movement of the piece has against it. */
    private Optional<Message> way() {
        return switch (piece.role()) {
            case PAWN -> WhyNotPawn.objection(position, from, to);
            case KNIGHT -> reaching(Attacks.knight(from), Objection.KNIGHT_WAY);
            case BISHOP -> sliding(Attacks.bishop(from, 0), Objection.BISHOP_WAY);
            case ROOK -> sliding(Attacks.rook(from, 0), Objection.ROOK_WAY);
            case QUEEN -> sliding(Attacks.queen(from, 0), Objection.QUEEN_WAY);
            case KING -> reaching(Attacks.king(from), Objection.KING_WAY);
        };
    }

    private Optional<Message> reaching(long targets, Objection otherwise) {
        return Bitboard.contains(targets, to)
                ? Optional.empty()
                : Optional.of(otherwise.with(new Term.At(from), new Term.At(to)));
    }

    private Optional<Message> sliding(long lines, Objection otherwise) {
        long between = Attacks.between(from, to) & position.occupied();
        if (Bitboard.contains(lines, to) && between != 0) {
            Square first = nearest(from, between);
            return Optional.of(
                    Objection.JUMPS.with(
                            new Term.The(piece), Pieces.on(position, first), new Term.At(first)));
        }
        return reaching(lines, otherwise);
    }

    /** The square nearest to another, of several on one line on one side of it. */
    static Square nearest(Square from, long squares) {
        Square lowest = Bitboard.first(squares);
        return lowest.index() > from.index() ? lowest : Bitboard.first(Long.highestOneBit(squares));
    }

    /** Where one of the pieces stands that attack an attacked square; the king last. */
    static Square attacker(Position position, Square square, Color by) {
        long attackers = position.attackers(square, by);
        long pieces = attackers & ~position.pieces(by, Role.KING);
        return Bitboard.first(pieces == 0 ? attackers : pieces);
    }
}
