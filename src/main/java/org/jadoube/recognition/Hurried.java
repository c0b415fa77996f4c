package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * Tells moves between which hands had so little time that others may have been made: a piece may
 * have slid once, or moved twice with the reply in between; what closed the contact on one square
 * may have been one piece or the other.
 */
record Hurried(Explanation explanation, History history) {
    /** Hands that take each other's pieces are done with the first by then. */
    private static final long EXCHANGE_MICROS = 1_000_000;

    /** A piece may have been let go, and taken up again, in this time. */
    private static final long LONG_STOP_MICROS = 250_000;

    boolean isAny() {
        for (int place = 0; place + 1 < plies().size(); place++) {
            if (mayHaveBeenOneMove(place)
                    || mayHaveBeenTwoMoves(place)
                    || mayHaveBeenTaken(place)
                    || isUpAgain(place)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a piece that moved before the reply and after it may have gone all the way at once,
     * since the reply had hardly begun when it landed.
     */
    private boolean mayHaveBeenOneMove(int place) {
        Ply first = plies().get(place);
        return mayHaveGoneOn(first.before(), first.move(), place + 1);
    }

    /** The same of the last one of the moves before these. */
    boolean mayHaveGoneOn(Line closed) {
        Line before = closed.before();
        Move move = closed.lastMove();
        return before != null
                && move != null
                && !plies().isEmpty()
                && mayHaveGoneOn(before.position(), move, 0);
    }

    private boolean mayHaveGoneOn(Position before, Move move, int reply) {
        if (reply + 1 >= plies().size()) {
            return false;
        }
        Move again = plies().get(reply + 1).move();
        return again.from() == move.to()
                && landed(reply + 1) - lifted(reply) <= Cost.LONGEST_OVERLAP_MICROS
                && before.legalMoves().stream()
                        .filter(whole -> whole.from() == move.from())
                        .anyMatch(whole -> whole.to() == again.to());
    }

    /** Whether a piece stood somewhere on its way until the reply had landed, or was begun. */
    private boolean mayHaveBeenTwoMoves(int place) {
        Position before = plies().get(place).before();
        Move move = plies().get(place).move();
        return before.legalMoves().stream()
                .filter(stop -> stop.from() == move.from() && stop.to() != move.to())
                .filter(stop -> !before.isCapture(stop))
                .anyMatch(stop -> stoodMeanwhile(stop.to().index(), place));
    }

    private boolean stoodMeanwhile(int square, int place) {
        long stood = history.closingFromEnd(square, 0);
        long left = history.openingFromEnd(square, 0);
        boolean until = stood > lifted(place) && stood < landed(place + 1) && left > stood;
        long least = left > landed(place + 1) ? Cost.SHORTEST_CARRY_MICROS : LONG_STOP_MICROS;
        return until && left >= lifted(place + 1) && left - stood > least;
    }

    /** Whether the piece of a ply was up again before the reply had landed, and still is. */
    private boolean isUpAgain(int place) {
        for (long rest = plies().get(place).signature().closing() & explanation.missing();
                rest != 0;
                rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (history.openingFromEnd(square, 0) < landed(place + 1)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the piece of a capture may have gone, without one, where the next one's has landed,
     * and was taken there.
     */
    private boolean mayHaveBeenTaken(int place) {
        Ply capture = plies().get(place);
        Ply next = plies().get(place + 1);
        Move quiet =
                capture.before().legalMoves().stream()
                        .filter(move -> move.from() == capture.move().from())
                        .filter(move -> move.to() == next.move().to())
                        .filter(move -> !capture.before().isCapture(move))
                        .findFirst()
                        .orElse(null);
        return quiet != null
                && capture.before().isCapture(capture.move())
                && landed(place + 1) - lifted(place) <= EXCHANGE_MICROS
                && capture.before().playUnchecked(quiet).legalMoves().contains(next.move());
    }

    private List<Ply> plies() {
        return explanation.plies();
    }

    private long landed(int place) {
        return explanation.landedMicros().get(place);
    }

    private long lifted(int place) {
        return history.openingBefore(plies().get(place).move().from().index(), landed(place));
    }
}
