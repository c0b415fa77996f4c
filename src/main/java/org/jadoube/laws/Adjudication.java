package org.jadoube.laws;

import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;

/** How a game ends, by the position on the board or by what a player has done. */
public final class Adjudication {

    private Adjudication() {}

    /**
     * The end of the game that the last move has brought about.
     *
     * <p>Checkmate comes before everything (Laws 5.1.1, 9.6.2), then stalemate, the dead position,
     * fivefold repetition, seventy-five moves, and, where they need no claim, threefold repetition
     * and fifty moves.
     *
     * @param winnability who can still mate in the position on the board, as far as known
     */
    public static Optional<Outcome> onTheBoard(
            Game game, DrawRules rules, Winnability winnability) {
        Position position = game.position();
        if (position.isCheckmate()) {
            Color winner = position.turn().opposite();
            return Optional.of(Outcome.win(winner, Termination.CHECKMATE));
        }
        return drawOnTheBoard(game, rules, winnability).map(Outcome::draw);
    }

    private static Optional<Termination> drawOnTheBoard(
            Game game, DrawRules rules, Winnability winnability) {
        if (game.position().isStalemate()) {
            return Optional.of(Termination.STALEMATE);
        }
        if (winnability.isDead()) {
            return Optional.of(Termination.DEAD_POSITION);
        }
        if (game.isFivefold()) {
            return Optional.of(Termination.FIVEFOLD);
        }
        if (game.isSeventyFive()) {
            return Optional.of(Termination.SEVENTY_FIVE);
        }
        return switch (rules) {
            case CLAIM -> Optional.empty();
            case AUTOMATIC -> claimable(game);
        };
    }

    private static Optional<Termination> claimable(Game game) {
        if (game.canClaimThreefold()) {
            return Optional.of(Termination.THREEFOLD);
        }
        return game.canClaimFifty() ? Optional.of(Termination.FIFTY) : Optional.empty();
    }

    /**
     * What a player's resignation comes to: a loss, or a draw if the opponent cannot mate by any
     * series of legal moves (Laws 5.1.2).
     */
    public static Outcome resignation(Color player, Winnability winnability) {
        return lostUnlessHarmless(player, Termination.RESIGNATION, winnability);
    }

    /**
     * What a player's fallen flag comes to: a loss, or a draw if the opponent cannot mate by any
     * series of legal moves (Laws 6.9). An end on the board, reached before, goes first.
     */
    public static Outcome flagFall(Color player, Winnability winnability) {
        return lostUnlessHarmless(player, Termination.TIME, winnability);
    }

    /**
     * What the illegal move comes to that {@linkplain PenaltyRules loses the game}: a loss, or a
     * draw if the opponent cannot mate by any series of legal moves (Laws 7.5.5).
     *
     * @param winnability of the position before the illegal move
     */
    public static Outcome illegalMoves(Color player, Winnability winnability) {
        return lostUnlessHarmless(player, Termination.ILLEGAL_MOVES, winnability);
    }

    /**
     * What an end comes to when more is known about who could still mate: a loss by resignation,
     * flag or illegal moves becomes a draw where the winner could not; everything else stands.
     */
    public static Outcome corrected(Outcome outcome, Winnability winnability) {
        return switch (outcome.termination()) {
            case RESIGNATION, TIME, ILLEGAL_MOVES ->
                    switch (outcome.result()) {
                        case WHITE_WINS ->
                                lostUnlessHarmless(Color.BLACK, outcome.termination(), winnability);
                        case BLACK_WINS ->
                                lostUnlessHarmless(Color.WHITE, outcome.termination(), winnability);
                        case DRAW, UNFINISHED -> outcome;
                    };
            case CHECKMATE,
                    STALEMATE,
                    AGREEMENT,
                    THREEFOLD,
                    FIVEFOLD,
                    FIFTY,
                    SEVENTY_FIVE,
                    DEAD_POSITION,
                    KINGS,
                    ARBITER,
                    ABANDONED ->
                    outcome;
        };
    }

    /** Not decided counts as able to mate: only what is certain takes a win away. */
    private static Outcome lostUnlessHarmless(
            Color player, Termination termination, Winnability winnability) {
        Color opponent = player.opposite();
        return winnability.of(opponent) == Verdict.NO
                ? Outcome.draw(termination)
                : Outcome.win(opponent, termination);
    }
}
