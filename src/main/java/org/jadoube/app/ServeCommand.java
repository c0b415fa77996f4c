package org.jadoube.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.adapter.serial.BoardKind;
import org.jadoube.app.configuration.Configuration;
import org.jadoube.app.configuration.ConfigurationSummary;
import org.jadoube.app.configuration.HostedBoard;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube serve}: the service that hosts a board. */
@Command(
        name = "serve",
        description = {
            "Hosts a board: games are played, journalled and archived, until the process is ended.",
            "Which board, and how it is used, is said in a configuration file, and on the command line"
                    + " before that; where neither says anything, it is a virtual board."
        },
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    private static final Path USUAL_FOLDER =
            Path.of(System.getProperty("user.home"), ".local", "share", "jadoube");

    @Spec private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where journals and games are kept (.local/share/jadoube at home).")
    private @Nullable Path folder;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Scans of the board a second, 1 to 1000 (100).")
    private @Nullable Integer rate;

    @Option(
            names = "--serial",
            paramLabel = "PORT",
            description = {
                "Host a board on a serial line; best a name that stays the same, such as"
                        + " '/dev/serial/by-id/usb-*', where the last part may be a pattern.",
                "May be given several times."
            })
    private List<String> ports = List.of();

    @Option(
            names = "--board",
            paramLabel = "KIND",
            description = {
                "The kind of board on the serial line: jadoube, sentio or dgt.",
                "Without it the first two are looked for, which are recognised by listening."
            })
    private @Nullable BoardKind kind;

    @Option(
            names = "--stdin",
            description = {
                "Move the virtual board by lines on standard input, each a token of a trace, such as"
                        + " e2- or e4+. It is unplugged until a line such as =ffff00000000ffff"
                        + " tells of all contacts, and the service ends with the input."
            })
    private boolean followsInput;

    @Option(
            names = "--check-config",
            description = "Only tell what the configuration comes to, or all that is wrong in it.")
    private boolean checksConfiguration;

    @Mixin private GameOptions game = new GameOptions();

    @Mixin private ConfigurationOption configuration = new ConfigurationOption();

    @Mixin private ConsoleOptions console = new ConsoleOptions();

    @Override
    public Integer call() throws InterruptedException {
        Optional<Configuration> read = configuration.read(spec.commandLine());
        if (read.isEmpty()) {
            return ExitCode.USAGE;
        }
        Configuration configured = read.get();
        if (checksConfiguration) {
            ConfigurationSummary.of(configured).forEach(spec.commandLine().getOut()::println);
            return ExitCode.OK;
        }
        return host(configured, board(configured.board()), scansPerSecond(configured));
    }

    private int scansPerSecond(Configuration configured) {
        if (rate == null) {
            return configured.scansPerSecond();
        }
        if (rate < 1 || rate > 1000) {
            throw new ParameterException(spec.commandLine(), "--rate is 1 to 1000, not " + rate);
        }
        return rate;
    }

    private HostedBoard board(HostedBoard configured) {
        HostedBoard board = ports.isEmpty() ? configured : new HostedBoard.Serial(ports, kinds());
        if (followsInput && !(board instanceof HostedBoard.Virtual)) {
            throw new ParameterException(
                    spec.commandLine(), "--stdin moves the virtual board, no other one");
        }
        if (kind != null && ports.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--board says what is on a port, and --serial which one");
        }
        return board;
    }

    private List<BoardKind> kinds() {
        return kind == null ? BoardKind.SPEAKING_UNASKED : List.of(kind);
    }

    private int host(Configuration configured, HostedBoard board, int scansPerSecond)
            throws InterruptedException {
        Hosting hosting =
                new Hosting(
                        board,
                        scansPerSecond,
                        Optional.ofNullable(folder).or(configured::folder).orElse(USUAL_FOLDER),
                        game.over(configured.game(), spec.commandLine()).plan(scansPerSecond),
                        game.language(configured.language(), spec.commandLine()),
                        console.access(configured.console(), spec.commandLine()),
                        followsInput,
                        spec.commandLine());
        return hosting.run() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
}
