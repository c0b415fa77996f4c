package org.jadoube.recognition;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A piece that has left its square and was felt nowhere again: it stands on a dead square, or has
 * captured too fast to be felt. Contacts cannot tell, chess can.
 *
 * <p>Of 94,000 choices in real games, each as often as a dead contact on any square would raise it
 * and with 3 % of all captures too fast to be felt, 3 % are read wrongly once the reply is known;
 * half of what is read wrongly before it, it tells.
 *
 * @param before the moves before it
 * @param from the square that it has left
 * @param contacts which contacts count
 */
record Vanished(Line before, Square from, Contacts contacts) {

    /** What is to be made of it. */
    enum Sense {
        /** It stands on a dead square. */
        LANDED,
        /** It is hard to tell, or the reply is likely to. */
        EITHER,
        /** It has captured. */
        CAPTURED
    }

    /** From here on it has captured for all that chess can tell, or below it has not. */
    private static final int BY_FAR = 45;

    /** By less than this no capture is likelier than another one. */
    private static final int CLEARLY = 15;

    /**
     * The piece that is up in a candidate, or stands on a dead square, and may as well have
     * captured; null if there is none.
     */
    static @Nullable Vanished in(Candidate candidate, Contacts contacts) {
        Explanation explanation = candidate.explanation();
        Line line = candidate.line();
        Vanished vanished = null;
        if (explanation.isComplete()) {
            Line before = line.before();
            boolean isBlind = !explanation.plies().isEmpty() && explanation.lastPly().landsUnfelt();
            if (before != null && isBlind) {
                Square from = explanation.lastPly().move().from();
                vanished = new Vanished(before, from, contacts);
            }
        } else if (explanation.extra() == 0 && Long.bitCount(explanation.missing()) == 1) {
            Square from = Square.of(Long.numberOfTrailingZeros(explanation.missing()));
            vanished = new Vanished(line, from, contacts);
        }
        return vanished != null && vanished.sense() != Sense.LANDED ? vanished : null;
    }

    /** What is to be made of it, before the reply. */
    Sense sense() {
        OptionalInt likelier = contacts.dead() == 0 ? OptionalInt.empty() : likelier();
        if (likelier.isEmpty()) {
            return Sense.LANDED;
        }
        if (likelier.getAsInt() >= BY_FAR) {
            return Sense.CAPTURED;
        }
        return likelier.getAsInt() > -BY_FAR ? Sense.EITHER : Sense.LANDED;
    }

    /**
     * The likeliest of moves between which a question lies; null if they are not one to a dead
     * square and captures by the same piece, or if several captures are alike.
     *
     * @param lines the moves, each as the next one of a line, with the reply if that is known
     */
    @Nullable Move likeliest(List<Line> lines) {
        int asked = before.plies() + 1;
        Map<Move, Integer> likely = new LinkedHashMap<>();
        for (Line line : lines) {
            Move move = line.first(asked).lastMove();
            if (line.plies() < asked || move == null || move.from() != from) {
                return null;
            }
            likely.merge(move, likelihood(line, asked), Math::max);
        }
        boolean landsOnce = likely.keySet().stream().filter(this::isLanding).count() == 1;
        int most = Collections.max(likely.values());
        List<Move> near =
                likely.entrySet().stream()
                        .filter(each -> most - each.getValue() < CLEARLY)
                        .sorted(Map.Entry.<Move, Integer>comparingByValue().reversed())
                        .map(Map.Entry::getKey)
                        .toList();
        boolean clear =
                isLanding(near.getFirst())
                        || near.stream().filter(move -> !isLanding(move)).count() == 1;
        return landsOnce && clear && likely.size() > 1 ? near.getFirst() : null;
    }

    private int likelihood(Line line, int asked) {
        int reply = line.plies() > asked ? Plausibility.ofReply(line.first(asked + 1)) : 0;
        return likelihood(line.first(asked)) + reply;
    }

    private int likelihood(Line line) {
        Move move = Objects.requireNonNull(line.lastMove());
        int likely = Plausibility.ofLast(line) + (isLanding(move) ? 0 : Plausibility.UNFELT);
        return before.refutes(move) ? likely + Plausibility.TAKEN_BACK : likely;
    }

    /**
     * How much likelier the best capture is than the best landing; nothing where one of them is not
     * possible.
     */
    private OptionalInt likelier() {
        OptionalInt landing = likeliest(this::isLanding);
        OptionalInt capture = likeliest(this::isUnfeltCapture);
        return landing.isEmpty() || capture.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(capture.getAsInt() - landing.getAsInt());
    }

    private OptionalInt likeliest(Predicate<Move> kind) {
        return moves().filter(kind).mapToInt(move -> likelihood(before.then(move))).max();
    }

    /** Whether no other capture is so much likelier that it would have been this one. */
    boolean isWorthIt(Move capture) {
        int likely = likelihood(before.then(capture));
        return moves().filter(this::isUnfeltCapture)
                .allMatch(move -> likelihood(before.then(move)) - likely < CLEARLY);
    }

    private Stream<Move> moves() {
        return before.position().legalMoves().stream()
                .filter(move -> move.from() == from && !(move instanceof Move.Castle));
    }

    private boolean isLanding(Move move) {
        return (move.to().bit() & contacts.dead()) != 0;
    }

    private boolean isUnfeltCapture(Move move) {
        long swapped = Signature.of(before.position(), move).swapped();
        return (swapped & ~contacts.masked()) != 0;
    }
}
