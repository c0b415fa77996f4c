package org.jadoube.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command {@code jadoube} and the list of its subcommands.
 *
 * <p>Exit status: 0 when all is well, 1 when something failed, 2 for unusable arguments. Results go
 * to standard output, talk to standard error.
 */
@Command(
        name = "jadoube",
        description = "Hosts an electronic chessboard that knows only which squares are occupied.",
        mixinStandardHelpOptions = true,
        versionProvider = Jadoube.Version.class,
        subcommands = {
            ServeCommand.class,
            CheckCommand.class,
            DemoCommand.class,
            ReplayCommand.class,
            ScenarioCommand.class,
            SimulateCommand.class,
            ChaosCommand.class,
            PerftCommand.class,
            WinnableCommand.class,
            HelpCommand.class,
        })
public final class Jadoube implements Callable<Integer> {

    @Spec private CommandSpec spec;

    /**
     * Runs the command that the arguments name and exits with its status.
     *
     * <p>Whatever the locale, the output is UTF-8: it holds names of players and is read again.
     */
    public static void main(String[] arguments) {
        PrintWriter results = new PrintWriter(System.out, true, UTF_8);
        PrintWriter talk = new PrintWriter(System.err, true, UTF_8);
        int status = commandLine().setOut(results).setErr(talk).execute(arguments);
        results.flush();
        talk.flush();
        System.exit(status);
    }

    static CommandLine commandLine() {
        return new CommandLine(new Jadoube()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Without a subcommand it is the service. */
    @Override
    public Integer call() {
        return Objects.requireNonNull(spec.subcommands().get("serve")).execute();
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"jadoube " + version()};
        }
    }

    static String version() {
        String version = Jadoube.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "unpackaged");
    }
}
