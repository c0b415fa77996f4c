package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.file.LearnerFolder;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.adapter.serial.BoardKind;
import org.jadoube.adapter.serial.SerialBoard;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.adapter.web.Access;
import org.jadoube.adapter.web.Board;
import org.jadoube.adapter.web.KeptGames;
import org.jadoube.adapter.web.Touch;
import org.jadoube.adapter.web.WebConsole;
import org.jadoube.app.service.BoardService;
import org.jadoube.app.service.PieceWatch;
import org.jadoube.guidance.Language;
import org.jadoube.port.Snapshot;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
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
            "Without --serial it is a virtual board."
        },
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where journals and games are kept (${DEFAULT-VALUE}).")
    private Path folder = Path.of(System.getProperty("user.home"), ".local", "share", "jadoube");

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Scans of the board a second, 1 to 1000 (${DEFAULT-VALUE}).")
    private int rate = 100;

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

    @Mixin private GameOptions game = new GameOptions();

    @Mixin private ConsoleOptions console = new ConsoleOptions();

    @Override
    public Integer call() throws InterruptedException {
        if (rate < 1 || rate > 1000) {
            throw new ParameterException(spec.commandLine(), "--rate is 1 to 1000, not " + rate);
        }
        if (followsInput && !ports.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--stdin moves the virtual board, not one of --serial");
        }
        if (kind != null && ports.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--board says what is on a port, and --serial which one");
        }
        HouseRules house = game.read(spec.commandLine());
        Optional<Access> access = console.access(spec.commandLine());
        JournalFolder journals = new JournalFolder(folder.resolve("journals"));
        GameArchive archive = new GameArchive(folder.resolve("games"));
        BoardService service =
                BoardService.open(
                        journals,
                        new LessonsApart(archive, new GameArchive(folder.resolve("lessons"))),
                        Plan.of(house.at(rate)),
                        this::say);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(service)));
        VirtualBoard virtual = ports.isEmpty() ? new VirtualBoard(service.clockMicros()) : null;
        Touch touch = virtual == null ? null : virtual::change;
        Board seen = new Board(service.signals(), service.clockMicros(), touch);
        Optional<WebConsole> page =
                access.flatMap(each -> open(each, seen, new ConsoleGames(archive, journals)));
        try {
            boolean ended =
                    virtual == null
                            ? hostSerial(service, seen, house.language())
                            : hostVirtual(service, virtual, seen, house.language());
            return ended ? ExitCode.OK : ExitCode.SOFTWARE;
        } finally {
            page.ifPresent(WebConsole::close);
        }
    }

    /** A board without its console is better than none. */
    private Optional<WebConsole> open(Access access, Board seen, KeptGames games) {
        try {
            WebConsole page =
                    new WebConsole(
                            access,
                            seen,
                            games,
                            new LearnerFolder(folder.resolve("learners")),
                            ShippedCourse.read(),
                            ShippedWords::of,
                            Jadoube.version(),
                            this::say);
            say("The console is at " + ConsoleOptions.address(page.address()));
            return Optional.of(page);
        } catch (IOException taken) {
            say("The console cannot be served at " + access.address() + ". (" + taken + ")");
            return Optional.empty();
        }
    }

    private boolean hostSerial(BoardService service, Board seen, Language language)
            throws InterruptedException {
        SerialBoard board =
                SerialBoard.open(
                        ports,
                        kind == null ? BoardKind.SPEAKING_UNASKED : List.of(kind),
                        service.clockMicros(),
                        service.signals());
        AtomicReference<@Nullable Sitting> sitting = new AtomicReference<>();
        PieceWatch pieces =
                new PieceWatch(
                        board,
                        () -> Optional.ofNullable(sitting.get()).flatMap(Sitting::table),
                        service.clockMicros(),
                        service.signals());
        return service.run(board, board, viewer(sitting, seen, language), pieces, rate);
    }

    private boolean hostVirtual(
            BoardService service, VirtualBoard board, Board seen, Language language)
            throws InterruptedException {
        AtomicReference<@Nullable Sitting> sitting = new AtomicReference<>();
        if (followsInput) {
            ControlStream control =
                    new ControlStream(
                            board,
                            service.signals(),
                            service.clockMicros(),
                            () -> Optional.ofNullable(sitting.get()).flatMap(Sitting::table),
                            this::say);
            Thread.ofPlatform()
                    .daemon()
                    .name("stdin")
                    .start(() -> {
                        follow(control);
                        stop(service);
                    });
        } else {
            board.set(service.contactsAsLeft());
        }
        return service.run(board, board, viewer(sitting, seen, language), () -> {}, rate);
    }

    private Consumer<Snapshot> viewer(
            AtomicReference<@Nullable Sitting> sitting, Board seen, Language language) {
        Announcer announcer = new Announcer(spec.commandLine().getOut(), ShippedWords.of(language));
        return snapshot -> {
            sitting.set(snapshot.sitting());
            seen.accept(snapshot);
            announcer.accept(snapshot);
        };
    }

    private void follow(ControlStream control) {
        try {
            control.follow(System.in);
        } catch (IOException broken) {
            say("The input cannot be read. (" + broken + ")");
        }
    }

    private void stop(BoardService service) {
        try {
            service.stop();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void say(String words) {
        spec.commandLine().getErr().println(words);
        spec.commandLine().getErr().flush();
    }
}
