package org.jadoube.adapter.serial;

import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jadoube.adapter.serial.BoardLine.Change;
import org.jadoube.adapter.serial.BoardLine.Missing;
import org.jadoube.adapter.serial.BoardLine.State;
import org.jspecify.annotations.Nullable;

/**
 * Puts the changes that a board reports into an unbroken order.
 *
 * <p>What is missing is asked for, and what comes after it waits. When asking is in vain, the
 * newest state is taken as it is, without the way to it; a state that nobody vouches for is never
 * made up.
 */
final class ChangeOrder {
    private static final int SEQ_MASK = 0xffff;
    private static final int LARGEST_STEP = 0x7fff;
    private static final long ASK_AGAIN_MICROS = 100_000;
    private static final int ASKED_IN_VAIN = 4;

    private final Consumer<State> inOrder;
    private @Nullable State last;
    private @Nullable State newest;
    private boolean nextIsJump;
    private boolean progressed;
    private int asked;
    private long askedMicros;

    /**
     * @param inOrder told each state that is believed
     */
    ChangeOrder(Consumer<State> inOrder) {
        this.inOrder = inOrder;
    }

    /** Forgets all: the next state is where the board begins. */
    void restart() {
        last = null;
        newest = null;
        asked = 0;
        nextIsJump = false;
    }

    /** Whether all that the board is known to have reported is in order. */
    boolean isComplete() {
        return last != null && newest == null;
    }

    /** The first change to be asked for after a pause; empty when the beginning is not known. */
    OptionalInt nextSeq() {
        return last == null ? OptionalInt.empty() : OptionalInt.of((last.seq() + 1) & SEQ_MASK);
    }

    /** Takes in a change, unless it is known or cannot be true. */
    void accept(Change change) {
        State after = change.after();
        if (last == null) {
            return;
        }
        int step = step(last, after);
        if (step == 1 && (nextIsJump || change.tokens().lead(last, after))) {
            takeIn(after);
        } else if (step > 1 && step <= LARGEST_STEP) {
            await(after);
        }
    }

    /** Whether a state has fewer changes behind it than are known: the board has started anew. */
    boolean isBehind(State state) {
        return last != null && step(last, state) > LARGEST_STEP;
    }

    /** Takes in a state that is not behind. */
    void accept(State state) {
        if (last == null) {
            takeIn(state);
            return;
        }
        int step = step(last, state);
        // Lines arrive in order: no change can be ahead of a state that came after it.
        newest = step > 0 ? state : null;
        if (step == 0 && !isSame(last, state)) {
            // The firmware lost a change. What it sees now is true all the same.
            takeIn(state);
        }
    }

    /** Takes in that changes are gone: the way goes on from the oldest that is kept. */
    void accept(Missing missing) {
        if (last != null
                && newest != null
                && missing.asked() == ((last.seq() + 1) & SEQ_MASK)
                && step(last, newest) >= ((missing.oldest() - last.seq()) & SEQ_MASK)) {
            last =
                    new State(
                            (missing.oldest() - 1) & SEQ_MASK,
                            last.millis(),
                            last.contacts(),
                            last.buttons());
            nextIsJump = true;
            if (step(last, newest) == 0) {
                takeIn(newest);
            }
        }
    }

    /**
     * What to ask for now.
     *
     * @return the number of the first change that is missing; empty when nothing is to be asked
     */
    OptionalInt ask(long nowMicros) {
        if (last == null || newest == null) {
            asked = 0;
            return OptionalInt.empty();
        }
        if (asked > 0 && progressed) {
            asked = 1;
            askedMicros = nowMicros;
        }
        progressed = false;
        if (asked > 0 && nowMicros - askedMicros < ASK_AGAIN_MICROS) {
            return OptionalInt.empty();
        }
        if (asked >= ASKED_IN_VAIN) {
            takeIn(newest);
            return OptionalInt.empty();
        }
        asked++;
        askedMicros = nowMicros;
        return nextSeq();
    }

    private void await(State after) {
        if (last != null && (newest == null || step(last, after) >= step(last, newest))) {
            newest = after;
        }
    }

    private void takeIn(State state) {
        last = state;
        nextIsJump = false;
        progressed = true;
        if (newest != null && step(newest, state) <= LARGEST_STEP) {
            newest = null;
        }
        inOrder.accept(state);
    }

    private static int step(State from, State to) {
        return (to.seq() - from.seq()) & SEQ_MASK;
    }

    private static boolean isSame(State one, State other) {
        return one.contacts() == other.contacts() && one.buttons() == other.buttons();
    }
}
