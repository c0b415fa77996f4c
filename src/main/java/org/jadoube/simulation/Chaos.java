package org.jadoube.simulation;

/**
 * Boards to which everything is done that nobody should do: contact storms, presses of any button,
 * nonsense on the panel, and power cuts that tear the journal, at any moment.
 *
 * <p>Whatever is done, nothing may throw, no move that is not legal may stand in the record, and
 * moves that the journal has kept must survive a power cut.
 */
public final class Chaos {
    private Chaos() {}

    /**
     * What a board has gone through.
     *
     * @param inputs taken in
     * @param powerCuts survived
     * @param plies of the last game
     */
    public record Survived(int inputs, int powerCuts, int plies) {}

    /**
     * A board in the hands of nobody who plays, with as many events as are told.
     *
     * @throws IllegalStateException if a promise was broken
     */
    public static Survived board(long seed, int events) {
        return ChaoticBoard.of(seed, events);
    }

    /**
     * A game that players play to its end while chaos goes on around them.
     *
     * @throws IllegalStateException if a promise was broken
     */
    public static GameFate game(Conditions conditions, SampleGame game, long seed) {
        return new ChaoticGame(conditions, game, new Chances(seed)).play();
    }
}
