package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Step;
import org.jadoube.table.Table;
import org.jadoube.trace.TraceToken.AllContacts;
import org.jadoube.trace.TraceToken.Contact;
import org.jadoube.trace.TraceToken.End;
import org.jadoube.trace.TraceToken.Panel;
import org.jadoube.trace.TraceToken.Press;

/** The loop of the service in simulated time: tells the {@link Intake} what happens and when. */
public final class SimulatedLoop {

    /**
     * One thing that was put into the table, and what came of it.
     *
     * @param input what the table took in
     * @param step the table afterwards and what it wants done
     */
    public record Turn(Input.InGame input, Step step) {}

    private final ScanTimes scanTimes;
    private final Orientation orientation;
    private final Consumer<Turn> onTurn;
    private final List<TraceToken> coming = new ArrayList<>();
    private final FullTest fullTest = new FullTest();
    private Intake intake;
    private Table table;
    private long contacts;

    /**
     * A loop that is about to scan for the first time.
     *
     * @param contacts the closed contacts, bit 0 = the board's own a1
     * @param startMicros the time of the first scan
     * @param onTurn told of everything that the table takes in, in order
     */
    public SimulatedLoop(
            Table table,
            Pace pace,
            Orientation orientation,
            long contacts,
            long startMicros,
            Consumer<Turn> onTurn) {
        this.table = table;
        this.scanTimes = new ScanTimes(pace, startMicros);
        this.orientation = orientation;
        this.contacts = contacts;
        this.intake = intake(startMicros);
        this.onTurn = onTurn;
    }

    /** The table as it is now. */
    public Table table() {
        return table;
    }

    /** The closed contacts as they really are, bit 0 = the board's own a1. */
    long contacts() {
        return contacts;
    }

    /** Lets something happen at its time, which has not been scanned yet. */
    public void add(TraceToken token) {
        int place = coming.size();
        while (place > 0 && coming.get(place - 1).atMicros() > token.atMicros()) {
            place--;
        }
        coming.add(place, token);
    }

    /** Runs every scan up to a time, that one included. */
    public void runTo(long micros) {
        while (scanTimes.nextMicros() <= micros) {
            scan(scanTimes.nextMicros());
            scanTimes.advance();
        }
    }

    /**
     * Ends and begins again after the last scan: what was not believed yet is forgotten, and the
     * table starts from where its inputs had brought it, as it would from a journal of them.
     *
     * @param nowMicros no earlier than that scan; what has happened until then was not seen
     */
    void restart(long nowMicros) {
        while (scanTimes.nextMicros() <= nowMicros) {
            scanTimes.advance();
        }
        happen(nowMicros);
        intake = intake(nowMicros);
        step(new Input.Restarted(orientation.turn(contacts), nowMicros));
    }

    private Intake intake(long nowMicros) {
        return new Intake(
                orientation,
                contacts,
                nowMicros,
                Intake.Taker.of(this::step, () -> table.wakeMicros()));
    }

    private void scan(long nowMicros) {
        happen(nowMicros);
        intake.scan(contacts, nowMicros);
    }

    /** Brings about what has happened since the last scan. */
    private void happen(long nowMicros) {
        while (!coming.isEmpty() && coming.getFirst().atMicros() <= nowMicros) {
            switch (coming.removeFirst()) {
                case Contact contact ->
                        contacts =
                                contact.closed()
                                        ? contacts | contact.square().bit()
                                        : contacts & ~contact.square().bit();
                case AllContacts all -> contacts = all.closed();
                case Press press ->
                        intake.enter(
                                press.atMicros(),
                                micros -> step(new Input.Pressed(press.color(), micros)));
                case Panel panel ->
                        intake.enter(
                                panel.atMicros(),
                                micros -> step(Inputs.of(panel.action(), micros, table)));
                case End end -> {}
            }
        }
    }

    private void step(Input.InGame input) {
        Step step = table.step(input);
        table = step.table();
        onTurn.accept(new Turn(input, step));
        for (Effect effect : step.effects()) {
            if (effect instanceof Effect.WinnabilityWanted wanted) {
                intake.enter(input.atMicros(), micros -> judge(wanted.position(), micros));
            }
        }
    }

    private void judge(Position position, long atMicros) {
        step(new Input.Judged(position, fullTest.winnability(position), atMicros));
    }
}
