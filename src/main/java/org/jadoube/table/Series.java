package org.jadoube.table;

import org.jadoube.laws.Outcome;

/**
 * Games between the same two players, who change colors after each.
 *
 * @param game the number of the game that is on, from 1
 * @param games how many there are to be; 0 for as many as the players like
 * @param whiteHalfPoints the half points that White of this game has from the games before
 * @param blackHalfPoints the same for Black
 * @param draw whether chance decides about the colors of the first game
 */
public record Series(int game, int games, int whiteHalfPoints, int blackHalfPoints, Draw draw) {

    /** Whether colors are drawn. */
    public enum Draw {
        /** The players have chosen. */
        NONE,
        /** They are yet to be drawn. */
        DUE,
        /** They have been drawn. */
        DONE
    }

    /** As many games as the players like, with colors of their choice. */
    public static final Series OPEN = of(0, false);

    private static final int WIN = 2;

    /**
     * Checks that the game is one of the series.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Series {
        if (game < 1 || games < 0 || (games > 0 && game > games)) {
            throw new IllegalArgumentException("game " + game + " of " + games);
        }
        if (whiteHalfPoints < 0 || blackHalfPoints < 0) {
            throw new IllegalArgumentException("less than no points");
        }
    }

    /**
     * A series before its first game.
     *
     * @param games how many; 0 for as many as the players like
     * @param drawn whether the colors of the first game are drawn
     */
    public static Series of(int games, boolean drawn) {
        return new Series(1, games, 0, 0, drawn ? Draw.DUE : Draw.NONE);
    }

    /** Whether the colors of this game are yet to be drawn. */
    boolean isDrawDue() {
        return draw == Draw.DUE;
    }

    /** After the colors were drawn. */
    Series drawn() {
        return new Series(game, games, whiteHalfPoints, blackHalfPoints, Draw.DONE);
    }

    /** The same with the points of this game counted. */
    Series counting(Outcome outcome) {
        int white =
                switch (outcome.result()) {
                    case WHITE_WINS -> WIN;
                    case DRAW -> WIN / 2;
                    case BLACK_WINS, UNFINISHED -> 0;
                };
        int black =
                switch (outcome.result()) {
                    case BLACK_WINS -> WIN;
                    case DRAW -> WIN / 2;
                    case WHITE_WINS, UNFINISHED -> 0;
                };
        return new Series(game, games, whiteHalfPoints + white, blackHalfPoints + black, draw);
    }

    /** As the next game begins, seen by its White; a series that is over begins anew. */
    Series next(Outcome outcome) {
        if (game == games) {
            return of(games, draw != Draw.NONE);
        }
        Series counted = counting(outcome);
        return new Series(
                game + 1,
                games,
                counted.blackHalfPoints,
                counted.whiteHalfPoints,
                draw == Draw.NONE ? Draw.NONE : Draw.DONE);
    }
}
