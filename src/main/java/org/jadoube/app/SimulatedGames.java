package org.jadoube.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.Conditions;
import org.jadoube.simulation.GameReport;
import org.jadoube.simulation.Profile;
import org.jadoube.simulation.Simulation;

/** Games of one profile, played on several threads; each has hands of its own seed. */
record SimulatedGames(
        Profile profile, Completion completion, SampleGames samples, long seed, int threads) {
    private static final long STRIDE = 1_000_003;

    SimulationTable play(int games, Failures failures, Progress progress)
            throws InterruptedException, IOException {
        SimulationTable table = new SimulationTable(profile, completion);
        ExecutorService players = Executors.newFixedThreadPool(threads);
        try {
            List<Future<GameReport>> reports = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                int game = i;
                reports.add(players.submit(() -> play(game)));
            }
            for (int i = 0; i < games; i++) {
                GameReport report = reports.get(i).get();
                table.add(report);
                failures.write(profile, completion, i, report);
                progress.tell(profile.name(), i + 1, games);
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            players.shutdownNow();
            progress.end();
        }
        return table;
    }

    private GameReport play(int game) {
        return Simulation.play(
                new Conditions(profile, completion, null), samples.get(game), seed * STRIDE + game);
    }
}
