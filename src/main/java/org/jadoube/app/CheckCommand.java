package org.jadoube.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.app.check.CheckedBoard;
import org.jadoube.app.check.Examination;
import org.jadoube.app.check.LiveMatrix;
import org.jadoube.app.check.Report;
import org.jadoube.app.configuration.Configuration;
import org.jadoube.app.configuration.ConfigurationSummary;
import org.jadoube.app.configuration.HostedBoard;
import org.jadoube.chess.Bitboard;
import org.jadoube.diagnosis.Walk;
import org.jadoube.port.Signal;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube check}: goes through a board with its builder. */
@Command(
        name = "check",
        description = {
            "Goes through a board with the one who built it: squares, diodes, lights, buttons.",
            "Ends with a report that can be pasted. Answers are lines of standard input: empty,"
                    + " n (no), s (skip), q (end); when it ends, so does the check."
        },
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    private static final long SCRIPTED_TURN_MICROS = 10_000;
    private static final int SCRIPTED_TURNS_A_LINE = 5;

    @Spec private CommandSpec spec;

    @Mixin private ConfigurationOption configuration = new ConfigurationOption();

    @Option(
            names = "--stdin",
            description =
                    "Examine a virtual board that is moved by lines of standard input, such as e4+"
                            + " and e4-; what is no such line is an answer. Time is simulated.")
    private boolean isScripted;

    private long simulatedMicros;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Optional<Configuration> read = configuration.read(spec.commandLine());
        if (read.isEmpty()) {
            return ExitCode.USAGE;
        }
        HostedBoard hosted = isScripted ? new HostedBoard.Virtual() : read.get().board();
        if (!isScripted && hosted instanceof HostedBoard.Virtual) {
            throw new ParameterException(
                    spec.commandLine(),
                    "There is no board to check: name one in the configuration, or --stdin.");
        }
        Report report =
                isScripted ? examineScripted() : examine(hosted, read.get().scansPerSecond());
        PrintWriter results = spec.commandLine().getOut();
        results.println("jadoube check " + Jadoube.version());
        results.println(
                "java: %s, %s, %s"
                        .formatted(
                                System.getProperty("java.version"),
                                System.getProperty("os.name"),
                                System.getProperty("os.arch")));
        ConfigurationSummary.board(hosted).forEach(results::println);
        report.lines().forEach(results::println);
        results.flush();
        return report.isGood() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private Report examine(HostedBoard hosted, int scansPerSecond) throws InterruptedException {
        if (!Ansi.AUTO.enabled()) {
            return examine(hosted, scansPerSecond, this::list);
        }
        try (LiveMatrix matrix = new LiveMatrix(spec.commandLine().getErr())) {
            return examine(hosted, scansPerSecond, matrix);
        }
    }

    private Report examine(HostedBoard hosted, int scansPerSecond, LongConsumer seen)
            throws InterruptedException {
        BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
        Thread.ofPlatform().daemon().name("stdin").start(() -> read(lines));
        try (CheckedBoard board =
                CheckedBoard.open(
                        hosted,
                        scansPerSecond,
                        () -> TimeUnit.NANOSECONDS.toMicros(System.nanoTime()))) {
            Examination examination = new Examination(board, this::say, seen);
            long periodMicros = TimeUnit.SECONDS.toMicros(1) / scansPerSecond;
            boolean goesOn = true;
            while (goesOn && !examination.isDone()) {
                examination.turn();
                Optional<String> line = lines.poll(periodMicros, TimeUnit.MICROSECONDS);
                goesOn = line == null || (line.isPresent() && isAnswered(line.get(), examination));
            }
            // Where nobody answers, the report at least tells what the board does by itself.
            for (int i = 0; i < scansPerSecond && !examination.isDone(); i++) {
                examination.turn();
                TimeUnit.MICROSECONDS.sleep(periodMicros);
            }
            return examination.report();
        }
    }

    private void read(BlockingQueue<Optional<String>> lines) {
        try (BufferedReader input = input()) {
            input.lines().forEach(line -> lines.add(Optional.of(line)));
        } catch (IOException broken) {
            say("The input cannot be read. (" + broken + ")");
        }
        lines.add(Optional.empty());
    }

    private Report examineScripted() throws IOException {
        VirtualBoard virtual = new VirtualBoard(() -> simulatedMicros);
        ConcurrentLinkedQueue<Signal> signals = new ConcurrentLinkedQueue<>();
        try (CheckedBoard board = CheckedBoard.of(virtual, signals);
                BufferedReader input = input()) {
            Examination examination = new Examination(board, this::say, this::list);
            boolean goesOn = true;
            for (String line = input.readLine();
                    goesOn && line != null && !examination.isDone();
                    line = input.readLine()) {
                goesOn =
                        ScriptLine.moves(line, virtual, signals::add, simulatedMicros)
                                || isAnswered(line, examination);
                for (int i = 0; i < SCRIPTED_TURNS_A_LINE; i++) {
                    simulatedMicros += SCRIPTED_TURN_MICROS;
                    examination.turn();
                }
            }
            return examination.report();
        }
    }

    private static BufferedReader input() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /** Takes an answer in; false when the builder wants to end. */
    private boolean isAnswered(String line, Examination examination) {
        switch (line.strip()) {
            case "" -> examination.answer(Walk.Answer.DONE);
            case "n" -> examination.answer(Walk.Answer.NO);
            case "s" -> examination.answer(Walk.Answer.SKIP);
            case "q" -> {
                return false;
            }
            default -> say("An answer is Enter, n, s or q, not " + line.strip());
        }
        return true;
    }

    private void list(long contacts) {
        say("  occupied: " + (contacts == 0 ? "nothing" : Bitboard.toString(contacts)));
    }

    private void say(String words) {
        spec.commandLine().getErr().println(words);
        spec.commandLine().getErr().flush();
    }
}
