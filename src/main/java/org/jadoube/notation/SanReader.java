package org.jadoube.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.MoveTextException.Reason;
import org.jspecify.annotations.Nullable;

/** Reads one move in algebraic notation: what the text asks for, held against the legal moves. */
final class SanReader {
    private static final String MARKS = "(?:\\+\\+?|#)?(?: ?e\\.?p\\.?)?(?:\\+\\+?|#)?";
    private static final Pattern CASTLING = Pattern.compile("[O0]-[O0](?<long>-[O0])?" + MARKS);
    private static final Pattern UCI = Pattern.compile("[a-h][1-8][a-h][1-8][qrbn]?");
    private static final Pattern MOVE =
            Pattern.compile(
                    "(?<role>[KQRBN])?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])"
                            + "(?:[=/]?(?<promotion>[QRBN])|\\((?<bracketed>[QRBN])\\))?"
                            + MARKS);
    private static final Set<String> NULL_MOVES = Set.of("--", "Z0", "null", "0000");

    private final String text;
    private final Position position;

    SanReader(String text, Position position) {
        this.text = text;
        this.position = position;
    }

    static boolean isNullMove(String text) {
        return NULL_MOVES.contains(text);
    }

    Move read() {
        if (isNullMove(text)) {
            throw refusal(Reason.NULL_MOVE, "is a null move");
        }
        if (UCI.matcher(text).matches()) {
            return Uci.parse(text, position, Variant.STANDARD);
        }
        Matcher castling = CASTLING.matcher(text);
        if (castling.matches()) {
            return castling(castling.group("long") == null);
        }
        Matcher move = MOVE.matcher(text);
        if (!move.matches()) {
            throw refusal(Reason.MALFORMED, "is no move in algebraic notation");
        }
        return move(move);
    }

    private Move castling(boolean isKingside) {
        return position.legalMoves().stream()
                .filter(Move.Castle.class::isInstance)
                .map(Move.Castle.class::cast)
                .filter(castle -> castle.isKingside() == isKingside)
                .findFirst()
                .orElseThrow(() -> refusal(Reason.ILLEGAL, "is not legal here"));
    }

    private Move move(Matcher groups) {
        Square to = Square.parse(groups.group("to")).orElseThrow();
        Role role = role(groups.group("role")).orElse(Role.PAWN);
        long movers = position.pieces(position.turn(), role) & origins(groups, role, to);
        if (movers == 0) {
            throw refusal(Reason.NO_SUCH_PIECE, "moves a piece that is not there");
        }
        List<Move> reaching =
                position.legalMoves().stream()
                        .filter(move -> move.to() == to && Bitboard.contains(movers, move.from()))
                        .filter(move -> !(move instanceof Move.Castle))
                        .toList();
        String letter = groups.group("promotion");
        Optional<Role> promotion = role(letter == null ? groups.group("bracketed") : letter);
        List<Move> fitting =
                reaching.stream().filter(move -> promotion(move).equals(promotion)).toList();
        if (fitting.size() == 1) {
            return fitting.getFirst();
        }
        throw fitting.isEmpty() ? noneFits(reaching, promotion, role) : severalFit(fitting);
    }

    /** The squares that the text allows as origin; a plain pawn move stays on its file. */
    private static long origins(Matcher groups, Role role, Square to) {
        String file = groups.group("file");
        String rank = groups.group("rank");
        long origins = Bitboard.ALL;
        if (file != null) {
            origins &= Bitboard.FILE_A << (file.charAt(0) - 'a');
        } else if (role == Role.PAWN) {
            origins &= Bitboard.FILE_A << to.file();
        }
        if (rank != null) {
            origins &= Bitboard.RANK_1 << (8 * (rank.charAt(0) - '1'));
        }
        return origins;
    }

    private static Optional<Role> role(@Nullable String letter) {
        return Optional.ofNullable(letter).flatMap(found -> RoleLetters.role(found.charAt(0)));
    }

    private static Optional<Role> promotion(Move move) {
        return move instanceof Move.Normal normal
                ? Optional.ofNullable(normal.promotion())
                : Optional.empty();
    }

    private MoveTextException noneFits(List<Move> reaching, Optional<Role> promotion, Role role) {
        if (!reaching.isEmpty() && promotion.isEmpty()) {
            return refusal(Reason.PROMOTION_MISSING, "does not say what the pawn becomes");
        }
        if (!reaching.isEmpty()) {
            return refusal(Reason.ILLEGAL, "promotes a piece that does not reach the last rank");
        }
        String name = role.name().toLowerCase(Locale.ROOT);
        return refusal(Reason.ILLEGAL, "is not legal: no such " + name + " may go there");
    }

    private MoveTextException severalFit(List<Move> fitting) {
        String origins =
                fitting.stream()
                        .map(move -> move.from().toString())
                        .collect(Collectors.joining(" and "));
        return refusal(Reason.AMBIGUOUS, "is ambiguous: the pieces on " + origins + " may do it");
    }

    private MoveTextException refusal(Reason reason, String explanation) {
        return new MoveTextException(reason, text, explanation);
    }
}
