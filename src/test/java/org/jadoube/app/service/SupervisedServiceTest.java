package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.adapter.systemd.NotifyListener;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@DisplayName("A service that systemd supervises")
class SupervisedServiceTest {
    private static final long WATCHDOG_MILLIS = 300;

    @TempDir Path folder;

    private static List<String> hearUntil(NotifyListener systemd, String word)
            throws InterruptedException {
        List<String> heard = new ArrayList<>();
        long end = System.nanoTime() + 60_000_000_000L;
        while (heard.stream().noneMatch(message -> message.startsWith(word))) {
            assertTrue(System.nanoTime() < end, () -> word + " is missing from " + heard);
            Thread.sleep(10);
            heard.addAll(systemd.heard());
        }
        return heard;
    }

    @Test
    @DisplayName("tells that it is ready, how the game is, that its loop turns, and that it stops")
    void fromStartToEnd() throws IOException, InterruptedException {
        String name = folder.resolve("notify").toString();
        try (NotifyListener systemd = new NotifyListener(name);
                ServedProcess service =
                        ServedProcess.start(
                                folder,
                                Map.of(
                                        "NOTIFY_SOCKET",
                                        name,
                                        "WATCHDOG_USEC",
                                        String.valueOf(WATCHDOG_MILLIS * 1_000)))) {
            hearUntil(systemd, "READY=1");
            ServedBoard board = ServedBoard.fresh();
            board.putRight(service, service.awaitGame());
            board.playUntil(service, List.of("e2e4"), () -> false);
            hearUntil(systemd, "STATUS=game on, 1 plies");
            hearUntil(systemd, "WATCHDOG=1");
            service.endInput();
            hearUntil(systemd, "STOPPING=1");
        }
    }

    @Test
    @DisplayName("gives no sign of life while its loop hangs")
    void aLoopThatHangs() throws IOException, InterruptedException {
        HangingLoop loop = HangingLoop.start(folder, WATCHDOG_MILLIS);
        hearUntil(loop.systemd(), "WATCHDOG=1");
        loop.hang();
        loop.systemd().heard();
        Thread.sleep(2 * WATCHDOG_MILLIS);
        assertEquals(List.of(), loop.systemd().heard());

        loop.goOn();
        hearUntil(loop.systemd(), "WATCHDOG=1");
        loop.end();
    }

    @Test
    @DisplayName("loads nothing for systemd when nobody supervises it")
    void unsupervised() throws IOException, InterruptedException {
        Path classes = folder.resolve("classes");
        try (ServedProcess service =
                ServedProcess.start(
                        folder, Map.of("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + classes))) {
            service.awaitGame();
            service.endInput();
        }
        String loaded = Files.readString(classes);
        assertTrue(loaded.contains("org.jadoube.adapter.systemd.Supervision"));
        assertFalse(loaded.contains("com.sun.jna."));
    }
}
