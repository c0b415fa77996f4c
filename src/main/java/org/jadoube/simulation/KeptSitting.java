package org.jadoube.simulation;

import java.util.function.LongFunction;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.Game;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;
import org.jadoube.trace.JournalHead;

/**
 * A sitting as the service keeps it: every input is journalled, and after a power cut it begins
 * again from what is left of the journal.
 *
 * <p>Its promises are watched at every step: no move that is not legal may stand in the record, and
 * moves that the journal has kept must survive. Times are the world's; those of the inputs leave
 * out what passed without power.
 */
final class KeptSitting {

    /** Told of everything that the sitting takes in, in order. */
    interface Witness {
        /** Notes an input and what came of it. */
        void note(Input input, SittingStep step);
    }

    private final FullTest fullTest = new FullTest();
    private final Witness witness;
    private Sitting sitting;
    private KeptJournal journal;
    private Intake intake;
    private long lostMicros;
    private int inputs;
    private int powerCuts;

    KeptSitting(JournalHead head, Witness witness) {
        this.witness = witness;
        sitting = head.sitting();
        journal = KeptJournal.of(head);
        intake = intake(head.contacts(), head.atMicros());
    }

    Sitting sitting() {
        return sitting;
    }

    /** How many inputs were taken in. */
    int inputs() {
        return inputs;
    }

    int powerCuts() {
        return powerCuts;
    }

    /** The time of the inputs that belongs to a time of the world. */
    long serviceMicros(long micros) {
        return micros - lostMicros;
    }

    void scan(long contacts, long atMicros) {
        intake.scan(contacts, serviceMicros(atMicros));
    }

    /**
     * Has something pressed or entered wait for its turn.
     *
     * @param input made when that comes, for the time from which it counts
     */
    void enter(long atMicros, LongFunction<Input> input) {
        intake.enter(serviceMicros(atMicros), micros -> step(input.apply(micros)));
    }

    /**
     * Begins again after a power cut.
     *
     * @param lost how many whole records of the journal are lost at most
     * @param torn of the last one left, how many bytes are lost
     * @param contacts as they are when the power is back
     * @param atMicros when that is
     * @throws IllegalStateException if moves that were kept have not survived
     */
    void beginAgain(int lost, int torn, long contacts, long atMicros) {
        KeptJournal.Recovered recovered = journal.recover(lost, torn);
        sitting = recovered.sitting();
        journal = recovered.journal();
        powerCuts++;
        lostMicros = atMicros - recovered.lastMicros();
        intake = intake(contacts, recovered.lastMicros());
        step(new Input.Restarted(contacts, recovered.lastMicros()));
    }

    private Intake intake(long contacts, long nowMicros) {
        return new Intake(
                Orientation.STRAIGHT,
                contacts,
                nowMicros,
                Intake.Taker.of(this::step, () -> sitting.wakeMicros()));
    }

    private void step(Input input) {
        SittingStep step = sitting.step(input);
        sitting = step.sitting();
        inputs++;
        journal.keep(input, sitting);
        for (Effect effect : step.effects()) {
            if (effect instanceof Effect.Played) {
                sitting.table().ifPresent(KeptSitting::requireLegal);
            } else if (effect instanceof Effect.GameBegun begun) {
                journal = KeptJournal.of(begun);
            } else if (effect instanceof Effect.WinnabilityWanted wanted) {
                intake.enter(input.atMicros(), micros -> judge(wanted.position(), micros));
            }
        }
        witness.note(input, step);
    }

    private void judge(Position position, long atMicros) {
        step(new Input.Judged(position, fullTest.winnability(position), atMicros));
    }

    private static void requireLegal(Table table) {
        Game game = table.game();
        Position position = game.start();
        for (Move move : game.moves()) {
            if (!position.isLegal(move)) {
                throw new IllegalStateException(move + " stands in the record and is not legal");
            }
            position = position.playUnchecked(move);
        }
    }
}
