package org.jadoube.app;

import java.io.IOException;
import java.nio.file.Path;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.file.LearnerFolder;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.adapter.web.Access;
import org.jadoube.adapter.web.Board;
import org.jadoube.adapter.web.WebConsole;
import org.jadoube.app.service.BoardService;
import org.jadoube.chess.Position;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;

/** The whole service within a test: its loop, journals, archive, and console. */
public final class ServedEvening implements AutoCloseable {
    private static final int TURNS_PER_SECOND = 200;

    private final BoardService service;
    private final VirtualBoard board;
    private final WebConsole console;

    /**
     * Begins to serve.
     *
     * @param folder where everything is kept
     */
    public ServedEvening(Path folder, TableRules rules, Position start) throws IOException {
        JournalFolder journals = new JournalFolder(folder.resolve("journals"));
        GameArchive archive = new GameArchive(folder.resolve("games"));
        service = BoardService.open(journals, archive, Plan.of(rules).from(start), words -> {});
        board = new VirtualBoard(service.clockMicros());
        board.set(service.contactsAsLeft());
        Board seen = new Board(service.signals(), service.clockMicros(), board::change);
        console =
                new WebConsole(
                        Access.local(0),
                        seen,
                        new ConsoleGames(archive, journals),
                        new LearnerFolder(folder.resolve("learners")),
                        ShippedCourse.read(),
                        ShippedWords::of,
                        "test",
                        words -> {});
        Thread.ofPlatform().name("served-evening").daemon().start(() -> run(seen));
    }

    private void run(Board seen) {
        try {
            service.run(board, board, seen, () -> {}, TURNS_PER_SECOND);
        } catch (InterruptedException impossible) {
            throw new AssertionError("nobody interrupts the loop", impossible);
        }
    }

    /** The contacts, for what no page can do. */
    public VirtualBoard board() {
        return board;
    }

    /** What is served. */
    public WebConsole console() {
        return console;
    }

    @Override
    public void close() {
        console.close();
        try {
            service.stop();
        } catch (InterruptedException impossible) {
            throw new AssertionError("nobody interrupts the test", impossible);
        }
    }
}
