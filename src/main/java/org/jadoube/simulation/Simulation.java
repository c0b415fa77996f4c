package org.jadoube.simulation;

/** Plays games by simulated hands on a simulated board, with the loop of the service. */
public final class Simulation {
    private Simulation() {}

    /**
     * Plays one game.
     *
     * @param seed another seed, other hands; the same one, the same play
     */
    public static GameReport play(Conditions conditions, SampleGame game, long seed) {
        Chances chances = new Chances(seed);
        Course course = new Course(game);
        Desk desk = new Desk(conditions, course, chances, TableHost::new);
        return new SimulatedGame(conditions, course, desk, Undoing.NOTHING, chances).play();
    }
}
