package org.jadoube.guidance;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.laws.Termination;

/** Puts messages into words. */
public final class Wording {
    private Wording() {}

    /** The message as an English sentence. */
    public static String english(Message message) {
        String sentence = ((Phrase) message.saying()).english();
        for (int gap = 0; gap < message.terms().size(); gap++) {
            sentence = sentence.replace("{" + gap + "}", english(message.terms().get(gap)));
        }
        return sentence;
    }

    private static String english(Term term) {
        return switch (term) {
            case Term.At at -> at.square().toString();
            case Term.AtAll all -> english(Bitboard.squares(all.squares()));
            case Term.The the -> english(the.piece());
            case Term.Several several -> english(several.piece()) + "s";
            case Term.Kind kind -> lower(kind.role());
            case Term.End end -> english(end.termination());
            case Term.Count count -> Integer.toString(count.number());
            case Term.Side side -> side.color() == Color.WHITE ? "White" : "Black";
        };
    }

    private static String english(List<Square> squares) {
        String all = squares.stream().map(Square::toString).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return last < 0 ? all : all.substring(0, last) + " and " + all.substring(last + 2);
    }

    private static String english(Piece piece) {
        return lower(piece.color()) + " " + lower(piece.role());
    }

    private static String english(Termination termination) {
        return switch (termination) {
            case CHECKMATE -> "checkmate";
            case STALEMATE -> "stalemate";
            case RESIGNATION -> "resignation";
            case TIME -> "a flag has fallen";
            case AGREEMENT -> "agreed by both players";
            case THREEFOLD -> "the same position three times";
            case FIVEFOLD -> "the same position five times";
            case FIFTY -> "fifty moves without a capture or a pawn move";
            case SEVENTY_FIVE -> "seventy-five moves without a capture or a pawn move";
            case DEAD_POSITION -> "nobody can give checkmate any more";
            case ILLEGAL_MOVES -> "illegal moves";
            case KINGS -> "the kings were put in the centre";
            case ABANDONED -> "the players went away";
        };
    }

    private static String lower(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT);
    }
}
