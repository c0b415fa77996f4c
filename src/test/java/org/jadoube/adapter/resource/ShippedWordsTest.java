package org.jadoube.adapter.resource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Objection;
import org.jadoube.guidance.Phrase;
import org.jadoube.guidance.Saying;
import org.jadoube.guidance.Term;
import org.jadoube.guidance.Wordbook;
import org.jadoube.laws.Termination;
import org.jadoube.lesson.Remark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The words of all languages: none is missing, and what is inserted has its right form. */
class ShippedWordsTest {
    private static final Pattern GAP = Pattern.compile("\\{(\\d)([:?#]?)([^}]*)}");
    private static final Pattern STRAY = Pattern.compile("[{}|]|null");

    private static Stream<Saying> sayings() {
        return Stream.of(Phrase.values(), Objection.values(), Remark.values()).flatMap(Stream::of);
    }

    @Test
    void noTwoSayingsShareAKey() {
        assertEquals(sayings().count(), sayings().map(Saying::key).distinct().count());
    }

    /** Names may have forms of their own in each language; sentences are the same in all. */
    @ParameterizedTest
    @EnumSource
    void everySayingHasItsWordsAndNothingElseHas(Language language) {
        Pattern names = Pattern.compile("(and|(side|role|piece|pieces|gender|end)\\..*)");
        Set<String> sentences =
                ShippedWords.of(language).words().keySet().stream()
                        .filter(key -> !names.matcher(key).matches())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(
                sayings().map(Saying::key).collect(Collectors.toCollection(TreeSet::new)),
                sentences);
    }

    @ParameterizedTest
    @EnumSource
    void everySentenceFillsTheGapsOfItsSaying(Language language) {
        Wordbook words = ShippedWords.of(language);
        sayings()
                .forEach(saying -> {
                    String sentence = sentence(words, saying);
                    Set<String> gaps = new TreeSet<>();
                    Matcher matcher = GAP.matcher(sentence);
                    while (matcher.find()) {
                        gaps.add(matcher.group(1));
                        int choices = matcher.group(3).split("\\|", -1).length;
                        assertEquals(choices(matcher.group(2), language), choices, sentence);
                    }
                    Set<String> wanted = new TreeSet<>();
                    for (int gap = 0; gap < saying.gaps(); gap++) {
                        wanted.add(Integer.toString(gap));
                    }
                    assertEquals(wanted, gaps, language + ", " + saying);
                    assertTrue(sentence.matches("(?s).*[.?]"), sentence);
                });
    }

    private static String sentence(Wordbook words, Saying saying) {
        return Objects.requireNonNull(words.words().get(saying.key()), saying::key);
    }

    private static int choices(String kind, Language language) {
        return switch (kind) {
            case "?" -> 2;
            case "#" -> language.pluralForms();
            default -> 1;
        };
    }

    /** Whatever fills a gap, as long as it is of the kind that the sentence asks for. */
    @ParameterizedTest
    @EnumSource
    void everySentenceCanBeSaidOfEveryPieceSideNumberAndEnd(Language language) {
        Wordbook words = ShippedWords.of(language);
        sayings()
                .forEach(saying -> {
                    for (Piece piece : Piece.values()) {
                        Message message = new Message(saying, terms(saying, piece));
                        String said = words.say(message);
                        assertFalse(STRAY.matcher(said).find(), said);
                        assertEquals(said.strip(), said);
                        int first = said.codePointAt(0);
                        assertTrue(Character.isUpperCase(first) || isSquare(said), said);
                    }
                });
    }

    private static boolean isSquare(String said) {
        return Square.parse(said.substring(0, 2)).isPresent();
    }

    /** What each gap holds is read from the English sentence and the kind of the others. */
    private static List<Term> terms(Saying saying, Piece piece) {
        List<Term> terms = new ArrayList<>();
        for (int gap = 0; gap < saying.gaps(); gap++) {
            terms.add(term(saying, gap, piece));
        }
        return terms;
    }

    private static Term term(Saying saying, int gap, Piece piece) {
        Color color = piece.color();
        Set<String> forms = new TreeSet<>();
        for (Language language : Language.values()) {
            Matcher matcher = GAP.matcher(sentence(ShippedWords.of(language), saying));
            while (matcher.find()) {
                if (matcher.group(1).equals(Integer.toString(gap))) {
                    forms.add(matcher.group(2) + matcher.group(3));
                }
            }
        }
        if (forms.stream().anyMatch(form -> form.startsWith("#"))) {
            return new Term.Count(piece.ordinal());
        }
        if (saying == Phrase.PROMOTED && gap == 3) {
            return new Term.Kind(piece.role());
        }
        if ((saying == Phrase.WON && gap == 1)
                || saying == Phrase.DRAWN
                || saying == Phrase.UNFINISHED) {
            return new Term.End(Termination.values()[piece.ordinal()]);
        }
        if (isOfSides(saying, gap)) {
            return new Term.Side(color);
        }
        boolean named = forms.stream().anyMatch(form -> !form.isEmpty());
        return named ? new Term.The(piece) : new Term.At(Square.of(piece.ordinal()));
    }

    private static boolean isOfSides(Saying saying, int gap) {
        return saying == Phrase.TO_MOVE
                || saying == Phrase.TAKEN_BACK
                || saying == Phrase.KINGS_WIN
                || (saying == Phrase.WON && gap == 0)
                || (saying == Objection.NOT_YOUR_TURN && gap == 2);
    }

    @ParameterizedTest
    @EnumSource
    void everyNameThatCanBeSpokenOfIsThere(Language language) {
        Wordbook words = ShippedWords.of(language);
        for (Termination termination : Termination.values()) {
            assertFalse(words.say(Phrase.DRAWN.with(new Term.End(termination))).isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, The white queen may take the black rook on e8.",
        "RUSSIAN, Белый ферзь может взять чёрную ладью на e8.",
        "BULGARIAN, Бялата дама може да вземе черния топ на e8."
    })
    void piecesStandInTheCaseThatTheSentenceWants(Language language, String sentence) {
        Message message =
                Phrase.MAY_TAKE.with(
                        new Term.The(Piece.WHITE_QUEEN),
                        new Term.The(Piece.BLACK_ROOK),
                        new Term.At(Square.E8));
        assertEquals(sentence, ShippedWords.of(language).say(message));
    }

    @ParameterizedTest
    @CsvSource({
        "RUSSIAN, WHITE_ROOK, Белая ладья на d1 тронута: нужно пойти ею.",
        "RUSSIAN, WHITE_KNIGHT, Белый конь на d1 тронут: нужно пойти им.",
        "BULGARIAN, WHITE_ROOK, Белият топ на d1 е докоснат и трябва да играе.",
        "BULGARIAN, WHITE_QUEEN, Бялата дама на d1 е докосната и трябва да играе."
    })
    void verbsAgreeWithThePiece(Language language, Piece piece, String sentence) {
        Message message = Phrase.MUST_MOVE.with(new Term.The(piece), new Term.At(Square.D1));
        assertEquals(sentence, ShippedWords.of(language).say(message));
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, 1, The position has stood 1 time; three are needed.",
        "ENGLISH, 2, The position has stood 2 times; three are needed.",
        "RUSSIAN, 1, 'Позиция стояла 1 раз, а нужно три.'",
        "RUSSIAN, 2, 'Позиция стояла 2 раза, а нужно три.'",
        "BULGARIAN, 1, Позицията е била на дъската 1 път; нужни са три.",
        "BULGARIAN, 2, Позицията е била на дъската 2 пъти; нужни са три."
    })
    void wordsAgreeWithTheNumber(Language language, int number, String sentence) {
        Message message = Remark.NOT_THREEFOLD.with(new Term.Count(number));
        assertEquals(sentence, ShippedWords.of(language).say(message));
    }

    /** The numbers at which the Russian categories of Unicode CLDR change. */
    @ParameterizedTest
    @CsvSource({
        "0, 2", "1, 0", "2, 1", "4, 1", "5, 2", "10, 2", "11, 2", "12, 2", "14, 2", "20, 2",
        "21, 0", "22, 1", "25, 2", "100, 2", "101, 0", "111, 2", "112, 2", "121, 0", "122, 1",
        "1000, 2"
    })
    void russianHasThreeForms(int number, int form) {
        assertEquals(form, Language.RUSSIAN.pluralForm(number));
    }

    @ParameterizedTest
    @EnumSource
    void severalSquaresAreJoined(Language language) {
        Message check =
                Phrase.IN_CHECK.with(
                        new Term.At(Square.E8), new Term.AtAll(Bitboard.of(Square.F6, Square.E1)));
        String and = language == Language.ENGLISH ? "and" : "и";
        assertTrue(ShippedWords.of(language).say(check).contains("e1 " + and + " f6"));
    }
}
