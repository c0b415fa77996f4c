package org.jadoube.guidance;

import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.chess.Role;

/** Standard algebraic notation as people read it; what is stored and exchanged stays English. */
public final class LocalSan {
    private static final Pattern LETTER = Pattern.compile("[KQRBN]");

    private LocalSan() {}

    /** A move with the letters of a language and castling with zeros, such as {@code Кf3}. */
    public static String letters(String san, Wordbook words) {
        return replaced(san, words::letter);
    }

    /** A move with figurines, which every language reads, such as {@code ♘f3}. */
    public static String figurines(String san) {
        return replaced(san, LocalSan::figurine);
    }

    private static String replaced(String san, Function<Role, String> symbol) {
        return LETTER.matcher(san.replace('O', '0'))
                .replaceAll(letter -> symbol.apply(role(letter.group())));
    }

    private static Role role(String letter) {
        return switch (letter) {
            case "K" -> Role.KING;
            case "Q" -> Role.QUEEN;
            case "R" -> Role.ROOK;
            case "B" -> Role.BISHOP;
            default -> Role.KNIGHT;
        };
    }

    private static String figurine(Role role) {
        return switch (role) {
            case KING -> "♔";
            case QUEEN -> "♕";
            case ROOK -> "♖";
            case BISHOP -> "♗";
            case KNIGHT -> "♘";
            case PAWN -> "";
        };
    }
}
