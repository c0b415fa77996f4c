package org.jadoube.simulation;

import org.jadoube.recognition.RecognitionRules.Completion;

/** Plays games by simulated hands on a simulated board, with the loop of the service. */
public final class Simulation {
    private Simulation() {}

    /**
     * Plays one game.
     *
     * @param seed another seed, other hands; the same one, the same play
     */
    public static GameReport play(
            Profile profile, SampleGame game, Completion completion, long seed) {
        return new SimulatedGame(profile, game, completion, new Chances(seed)).play();
    }
}
