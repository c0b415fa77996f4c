package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jadoube.adapter.serial.BoardLine.Change;
import org.jadoube.adapter.serial.BoardLine.Missing;
import org.jadoube.adapter.serial.BoardLine.State;
import org.junit.jupiter.api.Test;

/** A board on which the contacts of the a-file, bits 0 to 7, count what happened. */
class ChangeOrderTest {
    private final List<Long> believed = new ArrayList<>();
    private final ChangeOrder order = new ChangeOrder(state -> believed.add(state.contacts()));

    private static State state(int seq, long contacts) {
        return new State(seq, seq, contacts, 0);
    }

    private void change(int seq, long from, long to) {
        ChangeTokens tokens = new ChangeTokens(false, from & ~to, to & ~from, 0, 0);
        order.accept(new Change(state(seq, to), tokens));
    }

    @Test
    void changesInOrderAreBelievedAtOnce() {
        order.accept(state(0, 0));
        change(1, 0, 1);
        change(2, 1, 3);
        assertEquals(List.of(0L, 1L, 3L), believed);
        assertTrue(order.isComplete());
    }

    @Test
    void whatComesAfterAGapWaitsUntilTheGapIsFilled() {
        order.accept(state(0, 0));
        change(2, 1, 3);
        assertFalse(order.isComplete());
        assertEquals(OptionalInt.of(1), order.ask(0));

        change(1, 0, 1);
        change(2, 1, 3);
        assertEquals(List.of(0L, 1L, 3L), believed);
        assertTrue(order.isComplete());
    }

    @Test
    void aStateShowsThatTheLastChangeWasLost() {
        order.accept(state(0, 0));
        order.accept(state(1, 1));
        assertEquals(List.of(0L), believed);
        assertEquals(OptionalInt.of(1), order.ask(0));
    }

    @Test
    void itIsAskedAgainEveryTenthOfASecondWhileNothingComes() {
        order.accept(state(0, 0));
        change(3, 3, 7);
        assertEquals(OptionalInt.of(1), order.ask(0));
        assertEquals(OptionalInt.empty(), order.ask(90_000));
        assertEquals(OptionalInt.of(1), order.ask(100_000));
        change(1, 0, 1);
        assertEquals(OptionalInt.empty(), order.ask(200_000));
        assertEquals(OptionalInt.of(2), order.ask(300_000));
    }

    @Test
    void afterFourQuestionsInVainTheNewestStateIsTakenAsItIs() {
        order.accept(state(0, 0));
        change(3, 3, 7);
        for (int asked = 0; asked < 4; asked++) {
            assertEquals(OptionalInt.of(1), order.ask(asked * 100_000L));
        }
        assertEquals(OptionalInt.empty(), order.ask(400_000));
        assertEquals(List.of(0L, 7L), believed);
        assertTrue(order.isComplete());
    }

    @Test
    void whenChangesAreGoneTheWayGoesOnFromTheOldestThatIsKept() {
        order.accept(state(0, 0));
        change(9, 127, 255);
        assertEquals(OptionalInt.of(1), order.ask(0));

        order.accept(new Missing(1, 8));
        change(8, 63, 127);
        change(9, 127, 255);
        assertEquals(List.of(0L, 127L, 255L), believed);
        assertTrue(order.isComplete());
    }

    @Test
    void aChangeThatIsKnownIsNotTakenTwice() {
        order.accept(state(0, 0));
        change(1, 0, 1);
        change(1, 0, 1);
        change(0, 0, 0);
        assertEquals(List.of(0L, 1L), believed);
    }

    @Test
    void aChangeThatDoesNotFitTheStateBeforeIsNotBelieved() {
        order.accept(state(0, 0));
        change(1, 2, 3);
        assertEquals(List.of(0L), believed);
    }

    @Test
    void aNumberFarAheadThatNoStateConfirmsIsForgotten() {
        order.accept(state(0, 0));
        change(1000, 5, 4);
        order.accept(state(0, 0));
        assertTrue(order.isComplete());
        assertEquals(List.of(0L), believed);
    }

    @Test
    void aStateThatDiffersWithoutAChangeIsTakenAsItIs() {
        order.accept(state(0, 0));
        order.accept(state(0, 5));
        assertEquals(List.of(0L, 5L), believed);
    }

    @Test
    void numbersWrap() {
        order.accept(state(65535, 0));
        change(0, 0, 1);
        change(1, 1, 3);
        assertEquals(List.of(0L, 1L, 3L), believed);
        assertTrue(order.isBehind(state(65530, 0)));
    }

    @Test
    void nothingIsBelievedBeforeTheBeginning() {
        change(5, 1, 3);
        assertEquals(List.of(), believed);
        assertFalse(order.isComplete());
        assertEquals(OptionalInt.empty(), order.ask(0));
    }
}
