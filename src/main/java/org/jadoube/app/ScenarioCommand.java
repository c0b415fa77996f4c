package org.jadoube.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.trace.Scenario;
import org.jadoube.trace.ScenarioFailure;
import org.jadoube.trace.ScenarioReader;
import org.jadoube.trace.ScenarioRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code jadoube scenario}: runs chess stories and says which come out otherwise. */
@Command(
        name = "scenario",
        description = "Runs scenarios: what hands do on a board, and what must then be true.",
        footer = {
            "",
            "Each is run at 50, 100 and 200 scans a second, in smooth and in jumping time, and in"
                    + " every order of hands that it leaves open.",
            "Exit status: 0 when all pass, 1 when one fails, 2 when a file cannot be used."
        },
        mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scenarios (.scn).")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        PrintWriter results = spec.commandLine().getOut();
        NamedFiles named = new NamedFiles(spec.commandLine().getErr());
        int passed = 0;
        int failed = 0;
        for (Path file : files) {
            for (Scenario scenario : named.read(file, ScenarioReader::read).orElse(List.of())) {
                Optional<ScenarioFailure> failure = ScenarioRunner.run(scenario);
                failure.ifPresent(each -> results.println(each + "\n"));
                passed += failure.isEmpty() ? 1 : 0;
                failed += failure.isPresent() ? 1 : 0;
            }
        }
        results.println(passed + " passed, " + failed + " failed");
        if (!named.allUsable()) {
            return ExitCode.USAGE;
        }
        return failed == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
