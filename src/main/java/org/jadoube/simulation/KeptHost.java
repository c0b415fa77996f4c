package org.jadoube.simulation;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.Inputs;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.TraceToken;

/** Hosts a game with a journal, and goes on with what is left of it after a power cut. */
final class KeptHost implements Host {
    private static final OffsetDateTime DATE = OffsetDateTime.parse("2026-01-01T12:00:00Z");

    private final KeptSitting kept;
    private final Witness witness;
    private final long scanMicros;
    private final List<TraceToken> coming = new ArrayList<>();
    private Table table;
    private long contacts;
    private long nextScanMicros;
    private Optional<PowerCut> cut = Optional.empty();

    /**
     * What a power cut does.
     *
     * @param lost how many whole records of the journal are lost at most
     * @param torn of the last one left, how many bytes are lost
     * @param untilMicros when the power is back
     */
    record PowerCut(int lost, int torn, long untilMicros) {}

    KeptHost(TableRules rules, SampleGame game, long contacts, long scanMicros, Witness witness) {
        this.contacts = contacts;
        this.scanMicros = scanMicros;
        this.witness = witness;
        Plan plan = Plan.of(rules).from(game.start());
        JournalHead head =
                new JournalHead(DATE, plan, Orientation.STRAIGHT, List.of(), contacts, 0);
        kept = new KeptSitting(head, this::note);
        table = head.sitting().table().orElseThrow();
    }

    private void note(Input input, SittingStep step) {
        table = step.sitting().table().orElse(table);
        witness.note(input, step.effects(), table);
    }

    @Override
    public void add(TraceToken token) {
        coming.add(token);
        coming.sort(Comparator.comparingLong(TraceToken::atMicros));
    }

    /** Enters something on the panel; without power it is not heard. */
    void enter(long atMicros, LongFunction<Input> input) {
        if (cut.isEmpty()) {
            kept.enter(atMicros, input);
        }
    }

    /** Cuts the power now, if it is there. */
    void cutPower(PowerCut powerCut, long nowMicros) {
        runTo(nowMicros);
        if (cut.isEmpty()) {
            cut = Optional.of(powerCut);
        }
    }

    @Override
    public void runTo(long micros) {
        for (; nextScanMicros <= micros; nextScanMicros += scanMicros) {
            boolean isOff = cut.isPresent();
            happen(nextScanMicros, !isOff);
            if (!isOff) {
                kept.scan(contacts, nextScanMicros);
            } else if (cut.get().untilMicros() <= nextScanMicros) {
                int lost = cut.get().lost();
                int torn = cut.get().torn();
                cut = Optional.empty();
                kept.beginAgain(lost, torn, contacts, nextScanMicros);
                table = kept.sitting().table().orElse(table);
            }
        }
    }

    private void happen(long nowMicros, boolean isHeard) {
        while (!coming.isEmpty() && coming.getFirst().atMicros() <= nowMicros) {
            TraceToken token = coming.removeFirst();
            long at = token.atMicros();
            switch (token) {
                case TraceToken.Contact contact ->
                        contacts =
                                contact.closed()
                                        ? contacts | contact.square().bit()
                                        : contacts & ~contact.square().bit();
                case TraceToken.AllContacts all -> contacts = all.closed();
                case TraceToken.Press press -> {
                    if (isHeard) {
                        kept.enter(at, micros -> new Input.Pressed(press.color(), micros));
                    }
                }
                case TraceToken.Panel panel -> {
                    if (isHeard) {
                        kept.enter(at, micros -> Inputs.of(panel.action(), micros, table));
                    }
                }
                case TraceToken.End end -> {}
            }
        }
    }

    @Override
    public Table table() {
        return table;
    }

    Sitting sitting() {
        return kept.sitting();
    }

    /** The time of the inputs that belongs to a time of the world. */
    long serviceMicros(long micros) {
        return kept.serviceMicros(micros);
    }

    int inputs() {
        return kept.inputs();
    }

    int powerCuts() {
        return kept.powerCuts();
    }
}
