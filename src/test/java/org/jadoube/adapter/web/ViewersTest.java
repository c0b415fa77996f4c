package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Many look on, and some of them badly. */
class ViewersTest {
    private static final int MANY = 50;
    private static final long BACK_RANKS = Bitboard.RANK_1 | Bitboard.RANK_8;

    private PlayedBoard board;
    private WebConsole console;

    @BeforeEach
    void open() throws IOException {
        board = new PlayedBoard(TableRules.DEFAULT, Position.start());
        console = Evening.console(Access.local(0), board);
    }

    @AfterEach
    void close() {
        console.close();
        board.close();
    }

    private void play(Square from, Square to) {
        board.change(from.bit(), 0);
        pause();
        board.change(0, to.bit());
    }

    private static void pause() {
        try {
            Thread.sleep(30);
        } catch (InterruptedException impossible) {
            throw new AssertionError("nobody interrupts a test", impossible);
        }
    }

    private static void await(String what, BooleanSupplier condition) {
        for (int i = 0; i < 200; i++) {
            if (condition.getAsBoolean()) {
                return;
            }
            pause();
        }
        throw new AssertionError("waited in vain for " + what);
    }

    @Test
    void oneWhoComesLateIsToldEverythingAtOnce() throws IOException {
        play(Square.E2, Square.E4);
        try (EventStream first = new EventStream(console, 0)) {
            first.await("e2e4");
        }
        try (EventStream again = new EventStream(console, 0)) {
            again.await("event: hello");
            again.await("e2e4");
        }
    }

    @Test
    void onlyWhatHasChangedIsToldAgain() throws IOException {
        try (EventStream viewer = new EventStream(console, 0)) {
            viewer.await("event: health");
            viewer.await("event: board");
            play(Square.E2, Square.E4);
            assertTrue(viewer.await("event: ").matches("event: (board|health)"));
            viewer.await("e2e4");
        }
    }

    @Test
    void viewersThatHaveGoneLeaveNothingOpen() throws IOException {
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "no /proc to count in");
        try (EventStream warm = new EventStream(console, 0)) {
            warm.await("event: board");
        }
        awaitNobody();
        long before = descriptors();
        List<EventStream> viewers = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            viewers.add(new EventStream(console, 0));
        }
        for (EventStream viewer : viewers) {
            viewer.await("event: board");
        }
        assertEquals(MANY, console.viewers());
        for (EventStream viewer : viewers) {
            viewer.close();
        }
        awaitNobody();
        await("their descriptors", () -> descriptors() <= before + 2);
    }

    /** That a viewer has gone is noticed when there is something to tell it. */
    private void awaitNobody() {
        await(
                "all to be gone",
                () -> {
                    board.change(Square.A2.bit(), 0);
                    pause();
                    board.change(0, Square.A2.bit());
                    return console.viewers() == 0;
                });
    }

    private static long descriptors() {
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            return open.count();
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    @Test
    void oneWhoReadsNothingHoldsUpNobody() throws IOException {
        try (EventStream stalled = new EventStream(console, 1_024);
                EventStream good = new EventStream(console, 0)) {
            good.await("event: board");
            for (int i = 0; i < 50; i++) {
                board.change(BACK_RANKS, 0);
                pause();
                board.change(0, BACK_RANKS);
                pause();
            }
            play(Square.E2, Square.E4);
            good.await("e2e4");
            stalled.await("e2e4");
        }
    }

    @Test
    void thereIsRoomForSoManyAndNoMore() throws IOException {
        List<EventStream> viewers = new ArrayList<>();
        try {
            for (int i = 0; i < 256; i++) {
                viewers.add(new EventStream(console, 0));
            }
            await("all to look on", () -> console.viewers() == 256);
            RawHttp.Answer refused =
                    new RawHttp("GET /api/events").with("Host: localhost").send(console);
            assertEquals(503, refused.status());
        } finally {
            for (EventStream viewer : viewers) {
                viewer.close();
            }
        }
    }
}
