package org.jadoube.app;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jadoube.simulation.Chaos;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube chaos}: does to boards what nobody should, and sees what breaks. */
@Command(
        name = "chaos",
        description =
                "Moves, contact storms, buttons, nonsense on the panel and power cuts at any moment:"
                        + " nothing may throw, no illegal move may be recorded, and what the journal"
                        + " has kept must survive.",
        footer = {
            "",
            "Exit status: 0 when all boards have survived, 1 when one has not; its seed is told."
        },
        mixinStandardHelpOptions = true)
final class ChaosCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(
            names = "--boards",
            paramLabel = "N",
            description = "How many boards go through it (${DEFAULT-VALUE}).")
    private int boards = 10;

    @Option(
            names = "--events",
            paramLabel = "N",
            description = "How much happens to each (${DEFAULT-VALUE}).")
    private int events = 500;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The first board's seed (${DEFAULT-VALUE}); each next board's is one more.")
    private long seed = 1;

    @Override
    public Integer call() {
        if (boards < 1 || events < 1) {
            throw new ParameterException(
                    spec.commandLine(), "--boards and --events are at least 1");
        }
        PrintWriter results = spec.commandLine().getOut();
        Progress progress = Progress.on(spec.commandLine().getErr());
        int inputs = 0;
        int restarts = 0;
        int failed = 0;
        for (int i = 0; i < boards; i++) {
            try {
                Chaos.Survived survived = Chaos.of(seed + i, events);
                inputs += survived.inputs();
                restarts += survived.restarts();
            } catch (RuntimeException broken) {
                failed++;
                results.println("seed " + (seed + i) + ": " + broken);
            }
            progress.tell("boards", i + 1, boards);
        }
        progress.end();
        results.println(
                "%d boards, %d inputs, %d power cuts: %d survived, %d failed"
                        .formatted(boards, inputs, restarts, boards - failed, failed));
        return failed == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
