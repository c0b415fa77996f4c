package org.jadoube.app.service;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Position;
import org.jadoube.port.Fault;
import org.jadoube.port.Lights;
import org.jadoube.port.Scan;
import org.jadoube.port.Sensor;
import org.jadoube.port.Signal;
import org.jadoube.port.Snapshot;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jspecify.annotations.Nullable;

/**
 * The loop of a board in use: each turn takes what other threads have queued, polls the sensor,
 * steps the table, and carries out the effects.
 *
 * <p>One thread calls it. It never waits, neither for a disk nor for a device nor for a viewer.
 */
final class BoardLoop {
    /** With no scan for so long the contacts are unknown, and time passes without them. */
    private static final long SILENCE_MICROS = 100_000;

    /** How much of a running clock's time a power cut may give back. */
    private static final long SIGN_OF_LIFE_MICROS = 5_000_000;

    private final Sensor sensor;
    private final ShownLights lights;
    private final SignalQueue signals;
    private final Desk desk;
    private final LongSupplier clockMicros;
    private final Consumer<Position> verdicts;
    private final Consumer<Snapshot> viewers;
    private final Runnable heartbeat;
    private final RandomGenerator coin = new SecureRandom();
    private final FaultBoard faults = new FaultBoard();
    private final ContactWatch watch = new ContactWatch();
    private final DoubtedSquares doubted = new DoubtedSquares();
    private final List<Effect> effects = new ArrayList<>();

    private final long asLeft;
    private Intake intake;
    private @Nullable FirstLook look;
    private boolean hasLooked;
    private long contacts;
    private long heardMicros;
    private @Nullable Snapshot shown;

    /**
     * A loop before its first turn.
     *
     * @param verdicts is asked who can still mate in a position, and must not wait
     * @param viewers is told of every change, by the loop's thread, and must not wait
     * @param heartbeat is run at the end of each turn
     */
    BoardLoop(
            Sensor sensor,
            Lights lights,
            SignalQueue signals,
            Desk desk,
            LongSupplier clockMicros,
            Consumer<Position> verdicts,
            Consumer<Snapshot> viewers,
            Runnable heartbeat) {
        this.sensor = sensor;
        this.lights = new ShownLights(lights);
        this.signals = signals;
        this.desk = desk;
        this.clockMicros = clockMicros;
        this.verdicts = verdicts;
        this.viewers = viewers;
        this.heartbeat = heartbeat;
        asLeft = desk.sitting().contacts();
        contacts = asLeft;
        heardMicros = clockMicros.getAsLong();
        intake = intake(contacts, heardMicros);
    }

    /** One turn. */
    void turn() {
        if (shown == null) {
            start();
        }
        signals.take().forEach(this::receive);
        List<Scan> scans = sensor.poll();
        scans.forEach(this::scan);
        long nowMicros = clockMicros.getAsLong();
        if (!scans.isEmpty()) {
            heardMicros = nowMicros;
        } else if (nowMicros - heardMicros >= SILENCE_MICROS) {
            intake.pass(nowMicros);
        }
        drawColors(nowMicros);
        faults.watchQueue(signals.dropped(), nowMicros);
        desk.tend(nowMicros);
        lights.tend(nowMicros);
        publish(nowMicros);
        heartbeat.run();
    }

    private void receive(Signal signal) {
        switch (signal) {
            case Signal.ButtonPressed press ->
                    intake.enter(
                            press.atMicros(),
                            micros -> take(Buttons.input(press.button(), desk.sitting(), micros)));
            case Signal.Entered entered ->
                    intake.enter(
                            entered.atMicros(),
                            micros ->
                                    take(
                                            micros,
                                            () -> doubted.entered(entered.input().apply(micros))));
            case Signal.SquareDoubted it ->
                    intake.enter(
                            it.atMicros(),
                            micros ->
                                    doubted.doubt(it.square(), desk.sitting(), micros)
                                            .ifPresent(this::take));
            case Signal.SquareTrusted it ->
                    intake.enter(
                            it.atMicros(),
                            micros -> doubted.trust(it.square(), micros).ifPresent(this::take));
            case Signal.LightTestBegan began -> lights.begin(began.test(), began.atMicros());
            case Signal.LightTestEnded ended -> lights.endTest();
            case Signal.FaultBegan began -> faults.began(began.fault());
            case Signal.FaultEnded ended -> faults.ended(ended.part());
        }
    }

    private void scan(Scan scan) {
        contacts = scan.contacts();
        if (hasLooked) {
            intake.scan(contacts, scan.atMicros());
            return;
        }
        look = look == null ? FirstLook.from(scan) : look.after(scan);
        if (look.isDone()) {
            hasLooked = true;
            begin(look);
        }
    }

    /** Stops the clock that ran when the service ended; the board is yet to be looked at. */
    private void start() {
        lights.show(desk.sitting().lights());
        if (desk.goesOn()) {
            take(new Input.Restarted(contacts, desk.lastMicros()));
        }
    }

    /** Compares the board as it is with what it was when the service last saw it. */
    private void begin(FirstLook found) {
        long atMicros = Math.max(found.lastMicros(), desk.lastMicros());
        if (found.contacts() != asLeft) {
            take(new Input.Restarted(found.contacts(), atMicros));
        }
        intake.pass(atMicros);
        intake = intake(found.contacts(), Math.max(atMicros, desk.lastMicros()));
    }

    private Intake intake(long closed, long atMicros) {
        return new Intake(Orientation.STRAIGHT, closed, atMicros, new DeskTaker());
    }

    private void take(Input input) {
        take(input.atMicros(), () -> input);
    }

    /** What cannot be taken in must neither end the service nor get into the journal. */
    private void take(long atMicros, Supplier<Input> input) {
        List<Effect> caused;
        try {
            caused = desk.take(input.get());
        } catch (RuntimeException unforeseen) {
            String words =
                    "Something was passed over that the table could not take in. This is a fault of"
                            + " the program. ("
                            + unforeseen
                            + ")";
            faults.began(new Fault("table", words, atMicros));
            return;
        }
        effects.addAll(caused);
        watch.look(desk.sitting());
        for (Effect effect : caused) {
            if (effect instanceof Effect.Lit lit) {
                lights.show(lit.frame());
            } else if (effect instanceof Effect.WinnabilityWanted wanted) {
                verdicts.accept(wanted.position());
            }
        }
    }

    /** The colors of a series are drawn where chance is: out here. */
    private void drawColors(long nowMicros) {
        if (desk.sitting().awaitsDraw()) {
            boolean exchanged = coin.nextBoolean();
            intake.enter(
                    nowMicros,
                    micros -> {
                        if (desk.sitting().awaitsDraw()) {
                            take(new Input.DrewColors(exchanged, micros));
                        }
                    });
        }
    }

    private void publish(long nowMicros) {
        Snapshot now =
                new Snapshot(
                        desk.sitting(),
                        contacts,
                        watch.health(),
                        desk.safePlies(),
                        lights.tested(),
                        faults.with(desk.fault()),
                        effects,
                        nowMicros);
        effects.clear();
        if (shown == null || now.isNewsAfter(shown)) {
            shown = now;
            viewers.accept(now);
        }
    }

    private final class DeskTaker implements Intake.Taker {
        @Override
        public void sensed(Input.Sensed input) {
            watch.changed(input.events());
            lights.moved(input.events(), desk.sitting().masked());
            take(input);
        }

        @Override
        public void elapsed(Input.Elapsed input) {
            take(input);
        }

        /** Also now and then while a clock runs: a journal without it knew nothing of that time. */
        @Override
        public long wakeMicros() {
            long wake = desk.sitting().wakeMicros();
            boolean isRunning =
                    desk.sitting()
                            .table()
                            .flatMap(table -> table.clock().clock())
                            .flatMap(clock -> clock.running(desk.lastMicros()))
                            .isPresent();
            return isRunning ? Math.min(wake, desk.lastMicros() + SIGN_OF_LIFE_MICROS) : wake;
        }
    }
}
