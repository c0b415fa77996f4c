package org.jadoube.laws;

import org.jadoube.chess.Color;

/**
 * How a game ended: result and reason as one value, so that the two can never contradict; the
 * constructor refuses a reason that cannot bring about the result.
 */
public record Outcome(Result result, Termination termination) {

    public Outcome {
        boolean fits =
                switch (termination) {
                    case CHECKMATE -> isWin(result);
                    case STALEMATE,
                            AGREEMENT,
                            THREEFOLD,
                            FIVEFOLD,
                            FIFTY,
                            SEVENTY_FIVE,
                            DEAD_POSITION ->
                            result == Result.DRAW;
                    case RESIGNATION, TIME, ILLEGAL_MOVES, KINGS -> result != Result.UNFINISHED;
                    case ARBITER, ABANDONED -> true;
                };
        if (!fits) {
            throw new IllegalArgumentException(
                    termination.code() + " does not end a game with " + result.code());
        }
    }

    /** A game won by one side. */
    public static Outcome win(Color winner, Termination termination) {
        return new Outcome(Result.winFor(winner), termination);
    }

    /** A drawn game. */
    public static Outcome draw(Termination termination) {
        return new Outcome(Result.DRAW, termination);
    }

    private static boolean isWin(Result result) {
        return result == Result.WHITE_WINS || result == Result.BLACK_WINS;
    }

    /** Result and reason as scenarios write them, such as {@code 1/2-1/2 stalemate}. */
    @Override
    public String toString() {
        return result.code() + " " + termination.code();
    }
}
