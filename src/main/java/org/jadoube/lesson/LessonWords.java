package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawClaim;
import org.jadoube.notation.Uci;

/** The words of goals and tries in lesson files; what they do not know is an illegal argument. */
final class LessonWords {
    private LessonWords() {}

    /** The goal that a line names, such as {@code mate 2}, in the position it is for. */
    static Goal goal(String line, Position position) {
        List<String> words = List.of(line.split(" ", -1));
        List<String> rest = words.subList(1, words.size());
        return switch (words.getFirst()) {
            case "visit" -> new Goal.Visit(Bitboard.of(squares(rest).toArray(Square[]::new)));
            case "collect" -> plain(rest, new Goal.Collect());
            case "play" -> new Goal.Play(moves(rest, position));
            case "check" -> plain(rest, new Goal.Check());
            case "answer" -> new Goal.Answer(constant(Goal.Way.class, only(rest)));
            case "stalemate" -> plain(rest, new Goal.Stalemate());
            case "dead" -> plain(rest, new Goal.Dead());
            case "gain" -> plain(rest, new Goal.Gain());
            case "obey" -> new Goal.Obey(squares(rest));
            case "mate" -> new Goal.Mate(count(only(rest)));
            case "promote" -> new Goal.Promote(count(only(rest)));
            case "say" -> plain(rest, new Goal.Say());
            case "claim" -> new Goal.Claim(constant(DrawClaim.Ground.class, only(rest)));
            case "press" -> plain(rest, new Goal.Press());
            default -> throw new IllegalArgumentException("there is no goal '" + line + "'");
        };
    }

    /** The tries that a line names: moves in UCI, {@code press}, claims and standings. */
    static List<Try> tries(String line) {
        return Arrays.stream(line.split(" ", -1)).map(LessonWords::tried).toList();
    }

    /** A number from 1 to 99. */
    static int count(String word) {
        if (!word.matches("[1-9]\\d?")) {
            throw new IllegalArgumentException("'" + word + "' is no number from 1 to 99");
        }
        return Integer.parseInt(word);
    }

    private static Try tried(String word) {
        if (word.equals("press")) {
            return new Try.Pressed();
        }
        Optional<Standing> standing = Standing.parse(word);
        if (standing.isPresent()) {
            return new Try.Said(standing.get());
        }
        if (word.matches("[a-h][1-8][a-h][1-8][qrbn]?")) {
            return step(word);
        }
        return new Try.Claimed(constant(DrawClaim.Ground.class, word));
    }

    private static Try step(String word) {
        Square from = square(word.substring(0, 2));
        Square to = square(word.substring(2, 4));
        return switch (word.substring(4)) {
            case "q" -> new Try.Step(from, to, Role.QUEEN);
            case "r" -> new Try.Step(from, to, Role.ROOK);
            case "b" -> new Try.Step(from, to, Role.BISHOP);
            case "n" -> new Try.Step(from, to, Role.KNIGHT);
            default -> new Try.Step(from, to);
        };
    }

    private static Set<Move> moves(List<String> words, Position position) {
        Set<Move> moves = new HashSet<>();
        for (String word : atLeastOne(words)) {
            moves.add(Uci.parse(word, position, Variant.STANDARD));
        }
        return moves;
    }

    private static List<Square> squares(List<String> words) {
        List<Square> squares = new ArrayList<>();
        for (String word : atLeastOne(words)) {
            squares.add(square(word));
        }
        return squares;
    }

    private static Square square(String word) {
        return Square.parse(word)
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is no square"));
    }

    private static Goal plain(List<String> rest, Goal goal) {
        if (!rest.isEmpty()) {
            throw new IllegalArgumentException("'" + rest.getFirst() + "' stands after the goal");
        }
        return goal;
    }

    private static List<String> atLeastOne(List<String> words) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the goal names nothing");
        }
        return words;
    }

    private static String only(List<String> words) {
        if (words.size() != 1) {
            throw new IllegalArgumentException("the goal wants one word after its name");
        }
        return words.getFirst();
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is not known"));
    }
}
