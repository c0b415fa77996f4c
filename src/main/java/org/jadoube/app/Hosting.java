package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.file.LearnerFolder;
import org.jadoube.adapter.pi4j.PiBoard;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.adapter.serial.SerialBoard;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.adapter.web.Access;
import org.jadoube.adapter.web.Board;
import org.jadoube.adapter.web.KeptGames;
import org.jadoube.adapter.web.Touch;
import org.jadoube.adapter.web.WebConsole;
import org.jadoube.app.configuration.HostedBoard;
import org.jadoube.app.service.Bell;
import org.jadoube.app.service.BoardService;
import org.jadoube.app.service.PieceWatch;
import org.jadoube.guidance.Language;
import org.jadoube.port.Lights;
import org.jadoube.port.Sensor;
import org.jadoube.port.Snapshot;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * One run of the service: the board, its console, and where games are kept.
 *
 * @param folder where journals and games are kept
 * @param plan of the first game, where none is found that goes on
 * @param access to the console; empty for none
 * @param followsInput whether a virtual board is moved by standard input
 * @param command tells what happens, and what is worth knowing
 */
record Hosting(
        HostedBoard board,
        int scansPerSecond,
        Path folder,
        Plan plan,
        Language language,
        Optional<Access> access,
        boolean followsInput,
        CommandLine command) {

    /**
     * @param touch moves its contacts from the console; null where hands do
     * @param heartbeat what it wants done in each turn of the loop
     * @param bell lets what happens be heard
     */
    private record Devices(
            Sensor sensor,
            Lights lights,
            @Nullable Touch touch,
            Runnable heartbeat,
            Consumer<Snapshot> bell) {
        private Devices(Sensor sensor, Lights lights, @Nullable Touch touch, Runnable heartbeat) {
            this(sensor, lights, touch, heartbeat, snapshot -> {});
        }
    }

    /** Hosts the board until the process is ended; whether all that was played is then safe. */
    boolean run() throws InterruptedException {
        JournalFolder journals = new JournalFolder(folder.resolve("journals"));
        GameArchive archive = new GameArchive(folder.resolve("games"));
        BoardService service =
                BoardService.open(
                        journals,
                        new LessonsApart(archive, new GameArchive(folder.resolve("lessons"))),
                        plan,
                        this::say);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(service)));
        AtomicReference<@Nullable Sitting> sitting = new AtomicReference<>();
        Devices devices = devices(service, sitting);
        Board seen = new Board(service.signals(), service.clockMicros(), devices.touch());
        Announcer announcer = new Announcer(command.getOut(), ShippedWords.of(language));
        Optional<WebConsole> page =
                access.flatMap(each -> open(each, seen, new ConsoleGames(archive, journals)));
        try {
            return service.run(
                    devices.sensor(),
                    devices.lights(),
                    snapshot -> {
                        sitting.set(snapshot.sitting());
                        seen.accept(snapshot);
                        announcer.accept(snapshot);
                        devices.bell().accept(snapshot);
                    },
                    devices.heartbeat(),
                    scansPerSecond);
        } finally {
            page.ifPresent(WebConsole::close);
        }
    }

    private Devices devices(BoardService service, AtomicReference<@Nullable Sitting> sitting) {
        return switch (board) {
            case HostedBoard.Virtual none -> virtual(service, sitting);
            case HostedBoard.Serial serial -> serial(serial, service, sitting);
            case HostedBoard.Wired wired -> wired(wired.wiring(), service);
        };
    }

    private Devices virtual(BoardService service, AtomicReference<@Nullable Sitting> sitting) {
        VirtualBoard virtual = new VirtualBoard(service.clockMicros());
        if (followsInput) {
            ControlStream control =
                    new ControlStream(
                            virtual,
                            service.signals(),
                            service.clockMicros(),
                            () -> table(sitting),
                            this::say);
            Thread.ofPlatform()
                    .daemon()
                    .name("stdin")
                    .start(() -> {
                        follow(control);
                        stop(service);
                    });
        } else {
            virtual.set(service.contactsAsLeft());
        }
        return new Devices(virtual, virtual, virtual::change, () -> {});
    }

    private static Devices serial(
            HostedBoard.Serial found,
            BoardService service,
            AtomicReference<@Nullable Sitting> sitting) {
        SerialBoard serial =
                SerialBoard.open(
                        found.ports(), found.kinds(), service.clockMicros(), service.signals());
        PieceWatch pieces =
                new PieceWatch(
                        serial, () -> table(sitting), service.clockMicros(), service.signals());
        return new Devices(serial, serial, null, pieces);
    }

    private Devices wired(Wiring wiring, BoardService service) {
        PiBoard wired =
                PiBoard.open(wiring, scansPerSecond, service.clockMicros(), service.signals());
        return new Devices(wired, wired, null, () -> {}, new Bell(wired));
    }

    private static Optional<Table> table(AtomicReference<@Nullable Sitting> sitting) {
        return Optional.ofNullable(sitting.get()).flatMap(Sitting::table);
    }

    /** A board without its console is better than none. */
    private Optional<WebConsole> open(Access allowed, Board seen, KeptGames games) {
        try {
            WebConsole page =
                    new WebConsole(
                            allowed,
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
            say("The console cannot be served at " + allowed.address() + ". (" + taken + ")");
            return Optional.empty();
        }
    }

    private void follow(ControlStream control) {
        try {
            control.follow(System.in);
        } catch (IOException broken) {
            say("The input cannot be read. (" + broken + ")");
        }
    }

    private static void stop(BoardService service) {
        try {
            service.stop();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void say(String words) {
        synchronized (command) {
            command.getErr().println(words);
            command.getErr().flush();
        }
    }
}
