package org.jadoube.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jadoube.simulation.Chaos;
import org.jadoube.simulation.Profile;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube chaos}: does to boards what nobody should; tells what breaks. */
@Command(
        name = "chaos",
        description = {
            "Contact storms, presses of any button, nonsense on the panel and power cuts that tear the"
                    + " journal, at any moment: on boards that nobody plays on, and around players who"
                    + " play games to their end.",
            "Nothing may throw, no illegal move may be recorded, what the journal has kept must"
                    + " survive, and the record of a game is what was played, or the board has said"
                    + " that something is wrong."
        },
        footer = {
            "",
            "Exit status: 0 when all promises were kept, 1 when one was broken; its seed is told."
        },
        mixinStandardHelpOptions = true)
final class ChaosCommand implements Callable<Integer> {
    private static final List<Profile> PROFILES =
            List.of(Profile.CLUB, Profile.BEGINNER, Profile.BLITZ, Profile.BAD_HARDWARE);

    @Spec private CommandSpec spec;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "How many boards that nobody plays on go through it (${DEFAULT-VALUE}).")
    private int boards = 10;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games are played to their end (${DEFAULT-VALUE}).")
    private int games = 20;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "No further game is begun after so long; without it all are played.")
    private long minutes = Integer.MAX_VALUE;

    @Mixin private SampleOptions sampleOptions = new SampleOptions();

    @Option(
            names = "--events",
            paramLabel = "N",
            description = "How much happens to each board (${DEFAULT-VALUE}).")
    private int events = 500;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The seed of the first board and game (${DEFAULT-VALUE}); each next one's is one"
                            + " more.")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (boards < 0 || games < 0 || events < 1 || minutes < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--events and --minutes are at least 1, the others 0");
        }
        int threads = sampleOptions.threads(spec.commandLine());
        SampleGames samples = sampleOptions.games(0, spec.commandLine());
        boolean survived = boards();
        return games(samples, threads) && survived ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private boolean boards() {
        Progress progress = Progress.on(spec.commandLine().getErr());
        PrintWriter results = spec.commandLine().getOut();
        int inputs = 0;
        int powerCuts = 0;
        int failed = 0;
        for (int i = 0; i < boards; i++) {
            try {
                Chaos.Survived survived = Chaos.board(seed + i, events);
                inputs += survived.inputs();
                powerCuts += survived.powerCuts();
            } catch (RuntimeException broken) {
                failed++;
                results.println("board seed " + (seed + i) + ": " + broken);
            }
            progress.tell("boards", i + 1, boards);
        }
        progress.end();
        results.println(
                "%d boards, %d inputs, %d power cuts: %d survived, %d failed"
                        .formatted(boards, inputs, powerCuts, boards - failed, failed));
        results.flush();
        return failed == 0;
    }

    private boolean games(SampleGames samples, int threads) throws InterruptedException {
        PrintWriter results = spec.commandLine().getOut();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
        ChaosTally tally =
                new ChaosGames(PROFILES, samples, seed, threads, end)
                        .play(games, Progress.on(spec.commandLine().getErr()));
        tally.broken().forEach(results::println);
        results.println(tally);
        return tally.broken().isEmpty();
    }
}
