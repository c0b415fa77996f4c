package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Simulated players on made up games. */
class SimulationTest {
    private static final int SEED = 3;

    @ParameterizedTest(
            name = "clean hands, completion {0}: every move is read, no piece is put right")
    @EnumSource(Completion.class)
    void cleanHandsAreFollowed(Completion completion) {
        Figures figures = play(Profile.CLEAN, completion, 10);

        assertTrue(figures.plies() > 500, "enough was played");
        assertEquals(0, figures.count(Verdict.WRONG));
        assertEquals(0, figures.count(Verdict.PUT_RIGHT));
        assertTrue(figures.count(Verdict.EXACT) > 0.99 * figures.plies(), () -> say(figures));
    }

    @ParameterizedTest(name = "{0}: players always find a way on")
    @MethodSource("profiles")
    void nobodyGetsStuck(String name) {
        Profile profile = Profile.of(name).orElseThrow();
        for (int seed = SEED; seed < SEED + 4; seed++) {
            Conditions conditions = new Conditions(profile, Completion.AUTO, null);
            GameReport report = Simulation.play(conditions, MadeUpGames.of(seed), seed);
            assertFalse(report.stuck(), "seed " + seed);
        }
    }

    static List<String> profiles() {
        return Profile.all().stream().map(Profile::name).toList();
    }

    @Test
    void theSameSeedIsTheSamePlay() {
        Conditions blitz = new Conditions(Profile.BLITZ, Completion.AUTO, null);
        SampleGame game = MadeUpGames.of(SEED);

        List<PlyReport> first = Simulation.play(blitz, game, SEED).plies();

        assertEquals(first, Simulation.play(blitz, game, SEED).plies());
        assertNotEquals(first, Simulation.play(blitz, game, SEED + 1).plies());
    }

    @Test
    void simplerWaysDoWorseOnTheSameContacts() {
        Figures figures = play(Profile.CLUB, Completion.AUTO, 10);

        int exact = figures.count(Verdict.EXACT) + figures.count(Verdict.PUT_RIGHT);
        assertTrue(figures.countByOccupancy(Verdict.EXACT) < exact, () -> say(figures));
        assertTrue(figures.countByEvents(Verdict.EXACT) < exact, () -> say(figures));
        assertTrue(figures.countByEvents(Verdict.EXACT) > 0.8 * exact, "but they are no straw men");
    }

    @Test
    void fewMovesOfClubHandsAreInferred() {
        int plies = 0;
        int inferred = 0;
        for (int seed = SEED; seed < SEED + 10; seed++) {
            Conditions conditions = new Conditions(Profile.CLUB, Completion.AUTO, null);
            Table table = Simulation.play(conditions, MadeUpGames.of(seed), seed).table();
            plies += table.game().plies();
            inferred += table.inferredPlies().size();
        }

        String share = inferred + " of " + plies;
        assertTrue(inferred > 0, share);
        assertTrue(inferred < 0.03 * plies, share);
    }

    @Test
    void badHardwareMakesPlayersPutPiecesRight() {
        Figures figures = play(Profile.BAD_HARDWARE, Completion.PRESS, 5);

        assertTrue(figures.count(Verdict.PUT_RIGHT) > 10, () -> say(figures));
    }

    private static Figures play(Profile profile, Completion completion, int games) {
        Figures figures = new Figures();
        List<PlyReport> plies = new ArrayList<>();
        for (int seed = SEED; seed < SEED + games; seed++) {
            Conditions conditions = new Conditions(profile, completion, null);
            plies.addAll(Simulation.play(conditions, MadeUpGames.of(seed), seed).plies());
        }
        plies.stream().filter(ply -> ply.manner() != null).forEach(figures::add);
        return figures;
    }

    private static String say(Figures figures) {
        List<String> words = new ArrayList<>();
        for (Verdict verdict : Verdict.values()) {
            words.add(verdict + " " + figures.count(verdict));
        }
        return String.join(", ", words);
    }
}
