package org.jadoube.simulation;

import org.jadoube.recognition.Line;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.Pace;
import org.jadoube.trace.SimulatedLoop;
import org.jadoube.trace.TraceToken;

/** Hosts one game that nothing but its players disturbs. */
final class TableHost implements Host {
    private final SimulatedLoop loop;

    TableHost(TableRules rules, SampleGame game, long contacts, long scanMicros, Witness witness) {
        loop =
                new SimulatedLoop(
                        Table.of(rules, Line.from(game.start()), contacts, 0),
                        new Pace(scanMicros, false),
                        Orientation.STRAIGHT,
                        contacts,
                        0,
                        turn ->
                                witness.note(
                                        turn.input(), turn.step().effects(), turn.step().table()));
    }

    @Override
    public void add(TraceToken token) {
        loop.add(token);
    }

    @Override
    public void runTo(long micros) {
        loop.runTo(micros);
    }

    @Override
    public Table table() {
        return loop.table();
    }
}
