package org.jadoube.guidance;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * The words of one language for everything that can be said.
 *
 * <p>A sentence has gaps: {@code {0}} for a term as it stands alone, {@code {0:acc}} for its form
 * of that name, {@code {0?m|f}} for a word that agrees with the gender of a piece, and {@code
 * {0#one|few|many}} for a word that agrees with a number.
 *
 * @param words the sentences and the names of what they speak of, by key
 */
public record Wordbook(Language language, Map<String, String> words) {
    private static final Pattern GAP = Pattern.compile("\\{(\\d)(?:([:?#])([^}]*))?}");

    public Wordbook {
        words = Map.copyOf(words);
    }

    /**
     * The message in words.
     *
     * @throws IllegalStateException if a word is missing
     */
    public String say(Message message) {
        String sentence = word(message.saying().key());
        List<Term> terms = message.terms();
        String said =
                GAP.matcher(sentence)
                        .replaceAll(gap -> Matcher.quoteReplacement(filled(gap, terms)));
        return sentence.startsWith("{") && startsWithWord(said) ? capitalised(said) : said;
    }

    private String filled(MatchResult gap, List<Term> terms) {
        Term term = terms.get(Integer.parseInt(gap.group(1)));
        String kind = gap.group(2);
        if (kind == null) {
            return word(term, "");
        }
        String choice = gap.group(3);
        return switch (kind) {
            case "?" -> choice(choice, gender(term));
            case "#" -> choice(choice, language.pluralForm(number(term)));
            default -> word(term, "." + choice);
        };
    }

    private static String choice(String choices, int index) {
        return choices.split("\\|", -1)[index];
    }

    private String word(Term term, String form) {
        return switch (term) {
            case Term.At at -> at.square().toString();
            case Term.AtAll all -> joined(Bitboard.squares(all.squares()));
            case Term.The the -> word("piece." + name(the.piece()) + form);
            case Term.Several several -> word("pieces." + name(several.piece()) + form);
            case Term.Kind kind -> word("role." + lower(kind.role()) + form);
            case Term.End end -> word("end." + end.termination().code());
            case Term.Side side -> word("side." + lower(side.color()) + form);
            case Term.Count count -> Integer.toString(count.number());
        };
    }

    private String joined(List<Square> squares) {
        String all = squares.stream().map(Square::toString).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return last < 0
                ? all
                : all.substring(0, last) + " " + word("and") + all.substring(last + 1);
    }

    private int gender(Term term) {
        Role role;
        if (term instanceof Term.The the) {
            role = the.piece().role();
        } else if (term instanceof Term.Kind kind) {
            role = kind.role();
        } else {
            throw new IllegalStateException(term + " has no gender");
        }
        return word("gender." + lower(role)).equals("f") ? 1 : 0;
    }

    private static int number(Term term) {
        if (term instanceof Term.Count count) {
            return count.number();
        }
        throw new IllegalStateException(term + " is no number");
    }

    private String word(String key) {
        String word = words.get(key);
        if (word == null) {
            throw new IllegalStateException(language + " has no word for " + key);
        }
        return word;
    }

    /** Names of squares keep their small letter. */
    private static boolean startsWithWord(String said) {
        return said.length() < 2 || Square.parse(said.substring(0, 2)).isEmpty();
    }

    private String capitalised(String said) {
        return said.substring(0, 1).toUpperCase(Locale.forLanguageTag(language.code()))
                + said.substring(1);
    }

    private static String name(Piece piece) {
        return lower(piece.color()) + "-" + lower(piece.role());
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
