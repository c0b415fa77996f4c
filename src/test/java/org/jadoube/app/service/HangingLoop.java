package org.jadoube.app.service;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Semaphore;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.systemd.NotifyListener;
import org.jadoube.adapter.systemd.Supervision;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;

/** A supervised service on a thread of its own, whose loop hangs in a turn when it is told to. */
final class HangingLoop {
    private final Semaphore mayTurn = new Semaphore(1);
    private final NotifyListener systemd;
    private final BoardService service;

    private HangingLoop(NotifyListener systemd, BoardService service) {
        this.systemd = systemd;
        this.service = service;
    }

    static HangingLoop start(Path folder, long watchdogMillis) {
        String name = folder.resolve("notify").toString();
        BoardService service =
                BoardService.open(
                        new JournalFolder(folder.resolve("journals")),
                        new GameArchive(folder.resolve("games")),
                        Plan.of(TableRules.DEFAULT),
                        words -> {});
        HangingLoop loop = new HangingLoop(new NotifyListener(name), service);
        Map<String, String> environment =
                Map.of(
                        "NOTIFY_SOCKET",
                        name,
                        "WATCHDOG_USEC",
                        String.valueOf(watchdogMillis * 1_000));
        Thread.ofPlatform().start(() -> loop.run(Supervision.of(environment, words -> {})));
        return loop;
    }

    private void run(Supervision supervision) {
        VirtualBoard board = new VirtualBoard(service.clockMicros());
        try {
            service.run(board, board, seen -> {}, this::turn, 100, supervision);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void turn() {
        mayTurn.acquireUninterruptibly();
        mayTurn.release();
    }

    NotifyListener systemd() {
        return systemd;
    }

    /** The loop does not come back from the turn that it is in, or from the next. */
    void hang() {
        mayTurn.acquireUninterruptibly();
    }

    void goOn() {
        mayTurn.release();
    }

    void end() throws InterruptedException {
        service.stop();
        systemd.close();
    }
}
