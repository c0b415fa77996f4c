package org.jadoube.recognition;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A piece that has left its square and was felt nowhere again: it stands on a dead square, or has
 * captured too fast to be felt. Contacts cannot tell, chess can.
 *
 * <p>Of 205,000 plies of real games, with a dead contact on each square by turns and 3 % of all
 * captures too fast to be felt, these were captures: 87 % where the capture wins five pawns more
 * than the landing, 66 % of three or four, 47 % of two, 26 % of one, 14 % of none and 1 % of less;
 * where what has just taken can be retaken, 94 %, 90 %, 81 %, 71 %, 30 % and 4 %. Where they win
 * the same, the capture begins an exchange, and the reply tells in nine cases of ten.
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

    /** From here on it has rather captured; in pawns, as all that follows. */
    private static final int RATHER = 2;

    /** From here on it has captured for all that chess can tell. */
    private static final int BY_FAR = 5;

    private static final int MATE = 100;

    /** To take what has just taken comes first to mind; it counts for this many pawns. */
    private static final int RETAKING = 2;

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
        OptionalInt better = contacts.dead() == 0 ? OptionalInt.empty() : better();
        if (better.isEmpty()) {
            return Sense.LANDED;
        }
        int pawns = better.getAsInt();
        if (pawns >= BY_FAR || isLandingRefuted()) {
            return Sense.CAPTURED;
        }
        return pawns >= RATHER || pawns == 0 ? Sense.EITHER : Sense.LANDED;
    }

    /**
     * The likeliest of moves between which a question lies; null if they are not one to a dead
     * square and captures by the same piece, or if several captures are alike.
     */
    @Nullable Move likeliest(List<Move> moves) {
        boolean otherPieces = moves.stream().anyMatch(move -> move.from() != from);
        List<Move> landings = moves.stream().filter(this::isLanding).toList();
        List<Move> captures = moves.stream().filter(this::isUnfeltCapture).toList();
        Move capture = best(captures);
        if (landings.size() != 1 || capture == null || otherPieces) {
            return null;
        }
        Move landing = landings.getFirst();
        if (weight(capture) - weight(landing) < RATHER) {
            return landing;
        }
        boolean clear =
                captures.stream()
                        .filter(move -> !move.equals(capture))
                        .allMatch(move -> weight(capture) - weight(move) >= RATHER);
        return clear ? capture : null;
    }

    /**
     * How many pawns the best capture wins more than the best landing; nothing where one of them is
     * not possible.
     */
    private OptionalInt better() {
        List<Move> moves =
                before.position().legalMoves().stream()
                        .filter(move -> move.from() == from && !(move instanceof Move.Castle))
                        .toList();
        List<Move> landings = moves.stream().filter(this::isLanding).toList();
        List<Move> captures = moves.stream().filter(this::isUnfeltCapture).toList();
        return landings.isEmpty() || captures.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(mostOf(captures) - mostOf(landings));
    }

    /** Whether no other capture wins so much more that it would have been this one. */
    boolean isWorthIt(Move capture) {
        return before.position().legalMoves().stream()
                .filter(move -> move.from() == from && isUnfeltCapture(move))
                .allMatch(move -> weight(move) - weight(capture) < RATHER);
    }

    private boolean isLandingRefuted() {
        return before.position().legalMoves().stream()
                .filter(move -> move.from() == from && isLanding(move))
                .allMatch(before::refutes);
    }

    private boolean isLanding(Move move) {
        return (move.to().bit() & contacts.dead()) != 0;
    }

    private boolean isUnfeltCapture(Move move) {
        long swapped = Signature.of(before.position(), move).swapped();
        return !(move instanceof Move.Castle)
                && (swapped & ~contacts.masked()) != 0
                && !before.refutes(move);
    }

    private int mostOf(List<Move> moves) {
        return moves.stream().mapToInt(this::weight).max().orElseThrow();
    }

    private @Nullable Move best(List<Move> moves) {
        return moves.stream().max(Comparator.comparingInt(this::weight)).orElse(null);
    }

    private int weight(Move move) {
        boolean mates = before.position().playUnchecked(move).isCheckmate();
        int gain = mates ? MATE : Exchange.balance(before.position(), move);
        boolean retakes = gain > 0 && !isLanding(move) && move.to() == takenOn(before);
        return retakes ? gain + RETAKING : gain;
    }

    /** Where the last move of a line has captured; null if it has not. */
    private static @Nullable Square takenOn(Line line) {
        Line earlier = line.before();
        Move move = line.lastMove();
        return earlier != null && move != null && earlier.position().isCapture(move)
                ? move.to()
                : null;
    }
}
