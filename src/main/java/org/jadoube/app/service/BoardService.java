package org.jadoube.app.service;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.systemd.Supervision;
import org.jadoube.port.Archive;
import org.jadoube.port.Lights;
import org.jadoube.port.Sensor;
import org.jadoube.port.Snapshot;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;

/**
 * The service that hosts a board, from its start to its end.
 *
 * <p>First it finds out what was played last, since the clock goes on from there; then come the
 * adapters, which need that clock; then the loop runs.
 */
public final class BoardService {
    private static final Duration ARCHIVE_PAUSE = Duration.ofSeconds(10);
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final LongSupplier clock;
    private final SignalQueue signals;
    private final Archivist archivist;
    private final Desk desk;
    private final Consumer<String> log;
    private final VerdictThread verdicts;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean isStopping;

    private BoardService(
            LongSupplier clock,
            SignalQueue signals,
            Archivist archivist,
            Desk desk,
            Consumer<String> log) {
        this.clock = clock;
        this.signals = signals;
        this.archivist = archivist;
        this.desk = desk;
        this.log = log;
        verdicts = VerdictThread.start(signals, clock);
    }

    /**
     * Reads what there is and makes ready.
     *
     * @param plan of the first game, where none is found that goes on
     * @param log is told in words what is worth knowing, by several threads
     */
    public static BoardService open(
            JournalFolder journals, Archive archive, Plan plan, Consumer<String> log) {
        return open(journals, archive, plan, ServiceClock::from, log);
    }

    /**
     * The same by another clock.
     *
     * @param clocks makes the clock that goes on from a moment
     */
    static BoardService open(
            JournalFolder journals,
            Archive archive,
            Plan plan,
            LongFunction<LongSupplier> clocks,
            Consumer<String> log) {
        LastGame last = LastGame.in(journals, log);
        LongSupplier clock = clocks.apply(last.lastMicros());
        SignalQueue signals = new SignalQueue();
        Archivist archivist =
                Archivist.start(journals, archive, ARCHIVE_PAUSE, signals, clock, log);
        Journals kept = new Journals(journals, clock, OffsetDateTime::now, log);
        archivist.catchUp(last.older(), last.newest().map(LastGame.Found::reading));
        Desk desk =
                last.newest()
                        .map(found -> Desk.resumed(kept, archivist, found))
                        .orElseGet(() -> fresh(kept, archivist, plan, clock.getAsLong()));
        return new BoardService(clock, signals, archivist, desk, log);
    }

    private static Desk fresh(Journals kept, Archivist archivist, Plan plan, long nowMicros) {
        long contacts = plan.start().occupied();
        Sitting sitting = Sitting.of(plan, Orientation.STRAIGHT, List.of(), contacts, nowMicros);
        return Desk.fresh(kept, archivist, sitting, nowMicros);
    }

    /** The clock of all that happens at this board, in microseconds; it never goes back. */
    public LongSupplier clockMicros() {
        return clock;
    }

    /** Where everything goes that is told to the loop unasked. */
    public SignalQueue signals() {
        return signals;
    }

    /** The closed contacts as they were when the service last saw the board. */
    public long contactsAsLeft() {
        return desk.sitting().contacts();
    }

    /**
     * Runs the loop until {@link #stop}, and closes the devices; tells the supervisor that the
     * environment of the process names.
     *
     * @param viewers is told of every change by the loop's thread, and must not wait
     * @param heartbeat is run at the end of each turn
     * @param turnsPerSecond 1 to 1000
     * @return whether all that was played is safe on the disk
     */
    public boolean run(
            Sensor sensor,
            Lights lights,
            Consumer<Snapshot> viewers,
            Runnable heartbeat,
            int turnsPerSecond)
            throws InterruptedException {
        Supervision supervision = Supervision.of(System.getenv(), log);
        return run(sensor, lights, viewers, heartbeat, turnsPerSecond, supervision);
    }

    boolean run(
            Sensor sensor,
            Lights lights,
            Consumer<Snapshot> viewers,
            Runnable heartbeat,
            int turnsPerSecond,
            Supervision supervision)
            throws InterruptedException {
        try (sensor;
                lights) {
            BoardLoop loop =
                    loop(
                            sensor,
                            lights,
                            viewers.andThen(seen -> supervision.status(StatusLine.of(seen))),
                            heartbeat);
            long periodNanos = TimeUnit.SECONDS.toNanos(1) / turnsPerSecond;
            long nextNanos = System.nanoTime();
            while (!isStopping) {
                loop.turn();
                supervision.turned(clock.getAsLong());
                nextNanos = Math.max(nextNanos + periodNanos, System.nanoTime());
                LockSupport.parkNanos(nextNanos - System.nanoTime());
            }
            supervision.stopping();
            return close();
        } finally {
            ended.countDown();
        }
    }

    BoardLoop loop(Sensor sensor, Lights lights, Consumer<Snapshot> viewers, Runnable heartbeat) {
        return new BoardLoop(sensor, lights, signals, desk, clock, verdicts, viewers, heartbeat);
    }

    boolean close() throws InterruptedException {
        verdicts.close();
        boolean isJournalled = desk.close(PATIENCE);
        return archivist.close(PATIENCE) && isJournalled;
    }

    /** Asks the loop to end, and waits until it has; for another thread than the loop's. */
    public void stop() throws InterruptedException {
        isStopping = true;
        ended.await();
    }
}
