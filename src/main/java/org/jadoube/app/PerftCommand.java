package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.notation.Uci;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code jadoube perft}: checks and times the move generator. */
@Command(
        name = "perft",
        description = "Counts the sequences of legal moves, the usual check of a move generator.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
    private static final double NANOS_PER_SECOND = 1e9;

    @Spec private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "DEPTH", description = "Plies to count.")
    private @Nullable Integer depth;

    @Option(names = "--fen", paramLabel = "FEN", description = "The position; else the start.")
    private @Nullable String fen;

    @Option(names = "--chess960", description = "Write castling as Chess960 does.")
    private boolean chess960;

    @Option(names = "--divide", description = "Count each first move by itself.")
    private boolean divide;

    @Option(
            names = "--suite",
            paramLabel = "FILE",
            description = "Check the known counts of a file (.epd or .perft).")
    private @Nullable Path suite;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "Of a suite, only counts up to this.",
            defaultValue = "" + Long.MAX_VALUE,
            showDefaultValue = picocli.CommandLine.Help.Visibility.NEVER)
    private long maxNodes;

    @Override
    public Integer call() {
        if (maxNodes < 1) {
            throw unusable("--max-nodes is at least 1: less would check nothing.");
        }
        if (depth == null && suite != null) {
            return check(suite);
        }
        if (depth == null || depth < 1 || suite != null) {
            throw unusable("Name either a DEPTH of at least 1 or a --suite.");
        }
        return count(depth);
    }

    private int count(int plies) {
        Position position = position();
        long nodes = 0;
        long start = System.nanoTime();
        if (divide) {
            Variant variant = chess960 ? Variant.CHESS960 : Variant.STANDARD;
            for (var move : Perft.divide(position, plies).entrySet()) {
                out().println(Uci.format(move.getKey(), variant) + " " + move.getValue());
                nodes += move.getValue();
            }
        } else {
            nodes = Perft.count(position, plies);
        }
        printSpeed(nodes, System.nanoTime() - start);
        return 0;
    }

    private Position position() {
        if (fen == null) {
            return Position.start();
        }
        try {
            return Fen.parse(fen);
        } catch (FenException refused) {
            throw unusable("No position in --fen: " + refused.getMessage());
        }
    }

    private int check(Path file) {
        PrintWriter talk = spec.commandLine().getErr();
        Optional<PerftSuite> read = new NamedFiles(talk).read(file, PerftSuite::read);
        return read.map(each -> check(each, talk)).orElse(ExitCode.USAGE);
    }

    private int check(PerftSuite read, PrintWriter talk) {
        PerftCheck check = new PerftCheck(maxNodes, out(), talk);
        long start = System.nanoTime();
        read.entries().forEach(check::run);
        printSpeed(check.nodes(), System.nanoTime() - start);
        out().println(check.passed() + " passed, " + check.failed() + " failed");
        return check.failed() == 0 ? 0 : 1;
    }

    private void printSpeed(long nodes, long nanos) {
        double seconds = nanos / NANOS_PER_SECOND;
        out().printf("%-9s %d%n", "nodes", nodes);
        out().printf("%-9s %.3f%n", "seconds", seconds);
        out().printf("%-9s %.0f%n", "nodes/s", nodes / seconds);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private ParameterException unusable(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
