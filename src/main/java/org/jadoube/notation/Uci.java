package org.jadoube.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.MoveTextException.Reason;

/** Moves as the Universal Chess Interface writes them: {@code e2e4}, {@code e7e8q}. */
public final class Uci {
    private static final Pattern MOVE =
            Pattern.compile("([a-h][1-8])([a-h][1-8])(?<promotion>[qrbn])?");
    private static final int E_FILE = 4;

    private Uci() {}

    /**
     * The legal move that the text names.
     *
     * <p>Castling may always be written as the king taking its own rook; in ordinary chess also as
     * the king going to its target.
     *
     * @throws MoveTextException if there is none
     */
    public static Move parse(String text, Position position, Variant variant) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            throw text.equals("0000")
                    ? new MoveTextException(Reason.NULL_MOVE, text, "is a null move")
                    : new MoveTextException(Reason.MALFORMED, text, "is no move in UCI");
        }
        Square from = Square.parse(matcher.group(1)).orElseThrow();
        Square to = Square.parse(matcher.group(2)).orElseThrow();
        Optional<Role> promotion =
                Optional.ofNullable(matcher.group("promotion"))
                        .map(letter -> Character.toUpperCase(letter.charAt(0)))
                        .flatMap(RoleLetters::role);
        List<Move> legal = position.legalMoves();
        return legal.stream()
                .filter(move -> move.from() == from && leadsTo(move, to, variant))
                .filter(move -> promotion(move).equals(promotion))
                .findFirst()
                .orElseThrow(() -> refusal(text, position, from, to, legal));
    }

    /** The text of a move; castling is the king taking its own rook in Chess960. */
    public static String format(Move move, Variant variant) {
        String promotion =
                promotion(move)
                        .map(role -> String.valueOf(RoleLetters.of(role)).toLowerCase(Locale.ROOT))
                        .orElse("");
        return move.from().toString() + target(move, variant) + promotion;
    }

    private static Square target(Move move, Variant variant) {
        return switch (move) {
            case Move.Castle castle when hasKingTarget(castle, variant) -> castle.kingTarget();
            case Move.Castle castle -> castle.rook();
            case Move.Normal normal -> normal.to();
            case Move.EnPassant enPassant -> enPassant.to();
        };
    }

    private static boolean leadsTo(Move move, Square to, Variant variant) {
        return move.to() == to || target(move, variant) == to;
    }

    /** From another file than e the target could be an ordinary move of the king. */
    private static boolean hasKingTarget(Move.Castle castle, Variant variant) {
        return variant == Variant.STANDARD && castle.king().file() == E_FILE;
    }

    private static Optional<Role> promotion(Move move) {
        return switch (move) {
            case Move.Normal normal -> Optional.ofNullable(normal.promotion());
            case Move.EnPassant enPassant -> Optional.empty();
            case Move.Castle castle -> Optional.empty();
        };
    }

    private static MoveTextException refusal(
            String text, Position position, Square from, Square to, List<Move> legal) {
        boolean owns =
                position.pieceAt(from).map(Piece::color).equals(Optional.of(position.turn()));
        if (!owns) {
            return new MoveTextException(
                    Reason.NO_SUCH_PIECE,
                    text,
                    "moves a piece that the side to move has not there");
        }
        boolean promotes =
                legal.stream()
                        .filter(move -> move.from() == from && move.to() == to)
                        .anyMatch(move -> promotion(move).isPresent());
        return promotes
                ? new MoveTextException(
                        Reason.PROMOTION_MISSING, text, "does not say what the pawn becomes")
                : new MoveTextException(Reason.ILLEGAL, text, "is not legal here");
    }
}
