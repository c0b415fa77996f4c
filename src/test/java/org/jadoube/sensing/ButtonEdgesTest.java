package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ButtonEdgesTest {
    private final List<String> presses = new ArrayList<>();
    private final ButtonEdges edges = new ButtonEdges();

    private void down(int buttons, long atMillis) {
        int pressed = edges.pressed(buttons, atMillis * 1000);
        if (pressed != 0) {
            presses.add(Integer.toBinaryString(pressed) + "@" + atMillis);
        }
    }

    @Test
    void aPressCountsFromItsFirstEdgeAndOnceHoweverItBounces() {
        down(0, 0);
        down(1, 100);
        down(0, 101);
        down(1, 103);
        down(0, 260);
        down(1, 262);
        down(0, 263);
        assertEquals(List.of("1@100"), presses);
    }

    @Test
    void aButtonThatIsDownAtTheBeginningWasNotPressed() {
        down(2, 0);
        down(0, 100);
        down(2, 500);
        assertEquals(List.of("10@500"), presses);
    }

    @Test
    void whatIsDownAfterARestartWasNotPressed() {
        down(0, 0);
        edges.restart();
        down(2, 500);
        assertEquals(List.of(), presses);
    }

    @Test
    void aButtonBouncesForThirtyMillisecondsAtMost() {
        down(0, 0);
        down(1, 100);
        down(0, 150);
        down(1, 180);
        down(0, 300);
        down(1, 331);
        assertEquals(List.of("1@100", "1@331"), presses);
    }

    @Test
    void theFirstPressCountsWhereverTimeBegins() {
        down(0, -5);
        down(1, 0);
        assertEquals(List.of("1@0"), presses);
    }

    @Test
    void buttonsAreToldApart() {
        down(0, 0);
        down(0x84, 50);
        assertEquals(List.of("10000100@50"), presses);
    }
}
