package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.port.Button;
import org.jadoube.port.Signal;
import org.jadoube.table.Input;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The queue of the loop")
class SignalQueueTest {
    private final SignalQueue queue = new SignalQueue();

    private void enter(int entries) {
        for (int entry = 0; entry < entries; entry++) {
            queue.accept(new Signal.Entered(Input.Adjusted::new, entry));
        }
    }

    @Test
    @DisplayName("what is told comes out in order, once")
    void inOrder() {
        Signal press = new Signal.ButtonPressed(Button.ADJUST, 1);
        Signal mended = new Signal.FaultEnded("lights");
        queue.accept(press);
        queue.accept(mended);

        assertEquals(List.of(press, mended), queue.take());
        assertEquals(List.of(), queue.take());
        assertEquals(0, queue.dropped());
    }

    @Test
    @DisplayName("panels leave a quarter of the room to buttons and faults")
    void panelsLeaveRoom() {
        enter(SignalQueue.CAPACITY);
        int quarter = SignalQueue.CAPACITY / 4;
        assertEquals(quarter, queue.dropped());

        for (int press = 0; press < quarter; press++) {
            queue.accept(new Signal.ButtonPressed(Button.WHITE_CLOCK, press));
        }

        assertEquals(quarter, queue.dropped());
        assertEquals(SignalQueue.CAPACITY, queue.take().size());
    }

    @Test
    @DisplayName("a full queue drops what comes last, and counts it")
    void full() {
        for (int press = 0; press < SignalQueue.CAPACITY + 5; press++) {
            queue.accept(new Signal.ButtonPressed(Button.WHITE_CLOCK, press));
        }

        assertEquals(5, queue.dropped());
        assertEquals(new Signal.ButtonPressed(Button.WHITE_CLOCK, 0), queue.take().getFirst());
    }
}
