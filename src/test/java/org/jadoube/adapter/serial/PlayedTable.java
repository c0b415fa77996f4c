package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.jadoube.recognition.Line;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Step;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** A table on a serial board, with the loop that the service has, in real time. */
final class PlayedTable implements AutoCloseable {
    private static final long TURN_MILLIS = 4;

    private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
    private final SerialBoard board;
    private final Position start;
    private final Map<String, String> faults = new LinkedHashMap<>();
    private final List<String> toldFaults = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private @Nullable Intake intake;
    private @Nullable Table table;

    PlayedTable(Position start, List<String> ports, List<BoardKind> kinds) {
        this.start = start;
        board = SerialBoard.open(ports, kinds, PlayedTable::nowMicros, signals::add);
    }

    static long nowMicros() {
        return System.nanoTime() / 1000;
    }

    SerialBoard board() {
        return board;
    }

    /** What is wrong now, by parts. */
    Map<String, String> faults() {
        return Collections.unmodifiableMap(faults);
    }

    /** All that was ever told to be wrong. */
    List<String> toldFaults() {
        return Collections.unmodifiableList(toldFaults);
    }

    Table table() {
        if (table == null) {
            return fail("no board was found: " + faults);
        }
        return table;
    }

    List<Move> moves() {
        return table().recognition().line().moves();
    }

    /** Runs the loop until something is so; fails when it is not in time. */
    void runUntil(Supplier<String> what, long millis, BooleanSupplier condition)
            throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                fail(what.get() + " within " + millis + " ms\n" + lately());
            }
            turn();
        }
    }

    /** What the table took in last and what came of it, for those who look for a fault. */
    private String lately() {
        int first = Math.max(0, told.size() - 20);
        return String.join("\n", told.subList(first, told.size())) + "\nfaults: " + toldFaults;
    }

    /** Runs the loop for a while. */
    void run(long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (System.nanoTime() < end) {
            turn();
        }
    }

    /** Runs the loop until the board has told its contacts. */
    void runUntilFound() throws InterruptedException {
        runUntil(() -> "no board", 10_000, () -> table != null);
    }

    private void turn() throws InterruptedException {
        Thread.sleep(TURN_MILLIS);
        List<Scan> scans = board.poll();
        for (Scan scan : scans) {
            Intake begun = intake == null ? begin(scan) : intake;
            intake = begun;
            begun.scan(scan.contacts(), scan.atMicros());
        }
        if (scans.isEmpty() && intake != null) {
            intake.pass(nowMicros());
        }
        for (Signal signal = signals.poll(); signal != null; signal = signals.poll()) {
            take(signal);
        }
    }

    private Intake begin(Scan scan) {
        table = Table.of(TableRules.DEFAULT, Line.from(start), scan.contacts(), scan.atMicros());
        return new Intake(
                Orientation.STRAIGHT,
                scan.contacts(),
                scan.atMicros(),
                Intake.Taker.of(this::step, () -> table().wakeMicros()));
    }

    private void take(Signal signal) {
        switch (signal) {
            case Signal.ButtonPressed press -> press(press.button(), press.atMicros());
            case Signal.FaultBegan began -> {
                faults.put(began.fault().part(), began.fault().words());
                toldFaults.add(began.fault().words());
            }
            case Signal.FaultEnded ended -> faults.remove(ended.part());
            case Signal.Entered entered -> fail("the board entered " + entered);
            case Signal.SquareDoubted doubted -> fail("the board masked " + doubted);
            case Signal.SquareTrusted trusted -> fail("the board counted " + trusted);
            case Signal.LightTestBegan test -> fail("the board tested " + test);
            case Signal.LightTestEnded test -> fail("the board ended a test");
        }
    }

    private void press(Button button, long atMicros) {
        if (intake == null) {
            return;
        }
        intake.enter(
                atMicros,
                micros ->
                        step(
                                switch (button) {
                                    case WHITE_CLOCK -> new Input.Pressed(Color.WHITE, micros);
                                    case BLACK_CLOCK -> new Input.Pressed(Color.BLACK, micros);
                                    case QUEEN -> new Input.Chose(Role.QUEEN, micros);
                                    case ROOK -> new Input.Chose(Role.ROOK, micros);
                                    case BISHOP -> new Input.Chose(Role.BISHOP, micros);
                                    case KNIGHT -> new Input.Chose(Role.KNIGHT, micros);
                                    case ADJUST, OFFER_DRAW, RESIGN ->
                                            throw new AssertionError("nobody pressed " + button);
                                }));
    }

    /** Has the table take in something. */
    void step(Input.InGame input) {
        Step step = table().step(input);
        told.add(input + " -> " + step.effects());
        table = step.table();
        LightFrame frame = table.lights();
        board.show(frame);
    }

    @Override
    public void close() {
        board.close();
    }
}
