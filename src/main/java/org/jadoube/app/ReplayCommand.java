package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code jadoube replay}: plays recordings back and tells the games. */
@Command(
        name = "replay",
        description = {
            "Plays traces and journals back: contacts and buttons go in, games come out."
        },
        footer = {
            "",
            "Exit status: 0, or 2 when a file cannot be used; the others are still played."
        },
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @ArgGroup private Output output = new Output();

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Scans of the board a second, 1 to 1000 (${DEFAULT-VALUE}).")
    private int rate = 100;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Traces (.trace) and journals (.journal); the first line tells which.")
    private List<Path> files = List.of();

    /** What to print; one or the other. */
    static final class Output {
        @Option(
                names = "--format",
                paramLabel = "FORMAT",
                description = {
                    "uci (default): a line for each file: its name, the moves, and what stands"
                            + " open at the end, with tabs between;",
                    "pgn: the games;",
                    "jsonl: every event with its time, the reading, its reason and the lights."
                })
        private ReplayFormat format = ReplayFormat.UCI;

        @Option(
                names = "--compare",
                description = {
                    "Hold the games against the moves really played, which stand in the .expect"
                            + " beside each trace, and print a table of figures for each folder,"
                            + " and every miss."
                })
        private boolean compare;
    }

    @Override
    public Integer call() {
        if (rate < 1 || rate > 1000) {
            throw new ParameterException(spec.commandLine(), "--rate is 1 to 1000, not " + rate);
        }
        NamedFiles named = new NamedFiles(spec.commandLine().getErr());
        Pace pace = Pace.perSecond(rate, false);
        if (output.compare) {
            compare(named, pace);
        } else {
            print(named, pace);
        }
        return named.allUsable() ? ExitCode.OK : ExitCode.USAGE;
    }

    private void print(NamedFiles named, Pace pace) {
        PrintWriter results = spec.commandLine().getOut();
        for (Path file : files) {
            Optional<Recording> recording = named.read(file, Recording::read);
            recording
                    .flatMap(Recording::remark)
                    .ifPresent(remark -> spec.commandLine().getErr().println(file + ": " + remark));
            recording.ifPresent(played -> output.format.print(file, played, pace, results));
        }
        results.flush();
    }

    private void compare(NamedFiles named, Pace pace) {
        List<ComparedGame> games = new ArrayList<>();
        for (Path file : files) {
            Optional<Trace> trace = named.read(file, TraceReader::read);
            if (trace.isPresent()) {
                named.read(ComparedGame.expectFile(file), ComparedGame::readMoves)
                        .map(moves -> ComparedGame.of(file, trace.get(), moves, pace))
                        .ifPresent(games::add);
            }
        }
        spec.commandLine().getOut().print(new ComparisonTable(games));
        spec.commandLine().getOut().flush();
    }
}
