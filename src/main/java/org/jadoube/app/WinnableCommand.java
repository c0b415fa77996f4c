package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.Finding;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code jadoube winnable}: who can still mate, for one position or for a suite. */
@Command(
        name = "winnable",
        description = {
            "Tells who can still mate by any sequence of legal moves:",
            "WB both, W- only White, -B only Black, -- nobody: the position is dead.",
            "A question mark stands for a side that was not decided within the bound."
        },
        mixinStandardHelpOptions = true)
final class WinnableCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FEN", description = "The position.")
    private @Nullable String fen;

    @Option(
            names = "--suite",
            paramLabel = "FILE",
            description = "Check the verdicts of a file with lines such as \"W- FEN\".")
    private @Nullable Path suite;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "Positions that the longest search may see (default: ${DEFAULT-VALUE}).",
            defaultValue = "" + FullTest.DEFAULT_NODES,
            showDefaultValue = Visibility.NEVER)
    private long maxNodes;

    @Override
    public Integer call() {
        if (fen != null && suite == null) {
            return judge(fen);
        }
        if (suite == null || fen != null) {
            throw unusable("Name either a FEN or a --suite.");
        }
        return check(suite);
    }

    private int judge(String text) {
        Position position;
        try {
            position = Fen.parseComposed(text);
        } catch (FenException refused) {
            throw unusable("No position: " + refused.getMessage());
        }
        FullTest test = new FullTest(maxNodes);
        Finding white = test.canMate(position, Color.WHITE);
        Finding black = test.canMate(position, Color.BLACK);
        explain("White", white);
        explain("Black", black);
        out().println(new Winnability(white.verdict(), black.verdict()));
        return 0;
    }

    private void explain(String side, Finding finding) {
        if (finding.verdict() == Verdict.NOT_DECIDED) {
            spec.commandLine()
                    .getErr()
                    .printf("%s: not decided after %d positions%n", side, finding.nodes());
        }
    }

    private int check(Path file) {
        PrintWriter talk = spec.commandLine().getErr();
        Optional<WinnableSuite> read = new NamedFiles(talk).read(file, WinnableSuite::read);
        return read.map(each -> check(each, talk)).orElse(ExitCode.USAGE);
    }

    private int check(WinnableSuite read, PrintWriter talk) {
        WinnableCheck check = new WinnableCheck(new FullTest(maxNodes), out(), talk);
        read.entries().forEach(check::run);
        check.printFigures();
        out().println(check.passed() + " passed, " + check.failed() + " failed");
        return check.failed() == 0 ? 0 : 1;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private ParameterException unusable(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
