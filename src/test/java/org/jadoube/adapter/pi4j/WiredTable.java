package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.jadoube.port.ToldFaults;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.Inputs;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceToken;

/**
 * A table on a wired board in simulated time: what hands do gets to it through lines and chips, and
 * what it lights is looked at in the memory of a chip.
 */
final class WiredTable {
    private static final long SCAN_MICROS = 10_000;
    private static final long PRESS_MICROS = 60_000;
    private static final long LOOK_MICROS = 50_000;
    private static final long REST_MICROS = 3_000_000;

    private final HeardSignals heard = new HeardSignals();
    private final ToldFaults faults = new ToldFaults(heard);
    private final LongConsumer board;
    private final ContactSource contacts;
    private final ContactDoubts doubts = new ContactDoubts(heard, faults);
    private final ButtonLines buttons;
    private final FakeHt16k33 leds = new FakeHt16k33();
    private final LightThread lights;
    private final Map<Button, Long> releasedMicros = new EnumMap<>(Button.class);
    private final Intake intake;
    private Table table;
    private long nowMicros;

    /**
     * @param board is told of the closed contacts
     */
    WiredTable(Trace trace, SensorWiring sensor, FakeWires wires, LongConsumer board) {
        this.board = board;
        contacts =
                new ContactSource(
                        () -> ContactReader.open(sensor, wires), faults, () -> this.nowMicros);
        PanelWiring.DEFAULT
                .buttons()
                .forEach((button, line) ->
                        wires.wire(line, () -> isDown(button) ? Level.LOW : Level.HIGH));
        buttons = new ButtonLines(PanelWiring.DEFAULT, wires, this::hear, faults);
        wires.i2c(0x70, leds);
        lights =
                new LightThread(
                        () -> LightChip.open(Ht16k33.DEFAULT, wires),
                        new Illumination(Ht16k33.DEFAULT),
                        faults,
                        () -> this.nowMicros);
        RecognitionRules home = RecognitionRules.DEFAULT;
        RecognitionRules recognition =
                new RecognitionRules(
                        trace.completion(), trace.touchMove(), home.masked(), SCAN_MICROS);
        TableRules rules = TableRules.DEFAULT;
        long closed = trace.start().occupied();
        table =
                Table.of(
                        new TableRules(recognition, rules.draws(), rules.variant(), rules.time()),
                        Line.from(trace.start()),
                        closed,
                        0);
        intake =
                new Intake(
                        Orientation.STRAIGHT,
                        closed,
                        0,
                        Intake.Taker.of(this::step, () -> table.wakeMicros()));
    }

    HeardSignals heard() {
        return heard;
    }

    List<Move> moves() {
        return table.recognition().line().moves();
    }

    /**
     * Lets hands do what a trace tells, at its times, and rest.
     *
     * @param eachScan is run before each scan as long as hands move
     */
    void play(Trace trace, Runnable eachScan) {
        long closed = trace.start().occupied();
        for (TraceToken token : trace.tokens()) {
            board.accept(closed);
            runTo(token.atMicros(), eachScan);
            switch (token) {
                case TraceToken.Contact contact -> closed ^= contact.square().bit();
                case TraceToken.AllContacts all -> closed = all.closed();
                case TraceToken.Press press -> {
                    Button button =
                            press.color() == Color.WHITE ? Button.WHITE_CLOCK : Button.BLACK_CLOCK;
                    releasedMicros.put(button, nowMicros + PRESS_MICROS);
                }
                case TraceToken.Panel panel ->
                        intake.enter(
                                panel.atMicros(),
                                micros -> step(Inputs.of(panel.action(), micros, table)));
                case TraceToken.End end -> {}
            }
        }
        board.accept(closed);
        runTo(nowMicros + REST_MICROS, () -> {});
    }

    private boolean isDown(Button button) {
        return releasedMicros.getOrDefault(button, 0L) > nowMicros;
    }

    private void runTo(long micros, Runnable eachScan) {
        while (nowMicros < micros) {
            nowMicros += SCAN_MICROS;
            eachScan.run();
            buttons.poll(nowMicros);
            Optional<Scan> scan = contacts.scan().map(doubts::accept);
            scan.ifPresentOrElse(
                    each -> intake.scan(each.contacts(), each.atMicros()),
                    () -> intake.pass(nowMicros));
            if (nowMicros % LOOK_MICROS == 0) {
                lights.show(table.lights());
                lights.pass();
                assertEquals(expected(), leds.shown());
            }
        }
    }

    private String expected() {
        StringBuilder memory = new StringBuilder("00".repeat(16));
        int[] colors = new Illumination(Ht16k33.DEFAULT).colors(table.lights(), nowMicros);
        for (int rank = 0; rank < 8; rank++) {
            int bits = 0;
            for (int file = 0; file < 8; file++) {
                bits |= colors[16 * rank + file] != 0 ? 1 << file : 0;
            }
            memory.replace(4 * rank, 4 * rank + 2, "%02x".formatted(bits));
        }
        return memory.toString();
    }

    private void hear(Signal signal) {
        heard.accept(signal);
        if (signal instanceof Signal.ButtonPressed press) {
            Color color = press.button() == Button.WHITE_CLOCK ? Color.WHITE : Color.BLACK;
            intake.enter(press.atMicros(), micros -> step(new Input.Pressed(color, micros)));
        }
    }

    private void step(Input.InGame input) {
        table = table.step(input).table();
    }
}
