package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.port.Button;
import org.jadoube.port.ToldFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ButtonLinesTest {
    private final HeardSignals heard = new HeardSignals();
    private final FakeWires wires = new FakeWires();
    private final Set<Integer> down = new TreeSet<>();

    private ButtonLines lines(Level pressed) {
        for (int line : List.of(14, 15)) {
            wires.wire(line, () -> down.contains(line) ? pressed : pressed.opposite());
        }
        return new ButtonLines(
                new PanelWiring(
                        Map.of(Button.WHITE_CLOCK, 14, Button.BLACK_CLOCK, 15), pressed, null),
                wires,
                heard,
                new ToldFaults(heard));
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void aPressIsToldOnceWithTheTimeOfItsEdge(Level pressed) {
        try (ButtonLines lines = lines(pressed)) {
            lines.poll(1_000);
            assertEquals(Map.of(14, pressed.opposite(), 15, pressed.opposite()), wires.pulls());
            down.add(14);
            lines.poll(200_000);
            down.clear();
            lines.poll(202_000);
            down.add(14);
            lines.poll(204_000);
            down.add(15);
            lines.poll(300_000);
            down.clear();
            lines.poll(400_000);
        }
        assertEquals(List.of("WHITE_CLOCK@200000", "BLACK_CLOCK@300000"), heard.presses());
    }

    @Test
    void linesThatFailAreOpenedAnewAndWhatIsDownThenWasNotPressed() {
        try (ButtonLines lines = lines(Level.LOW)) {
            lines.poll(1_000);
            wires.breakGpio();
            down.add(14);
            lines.poll(10_000);
            lines.poll(500_000);
            assertEquals(Set.of("buttons"), heard.faults().keySet());
            wires.mendGpio();
            lines.poll(1_010_000);
            assertEquals(Map.of(), heard.faults());
            down.clear();
            lines.poll(1_100_000);
            down.add(14);
            lines.poll(1_200_000);
        }
        assertEquals(List.of("WHITE_CLOCK@1200000"), heard.presses());
    }

    @Test
    void withoutButtonsNoLineIsOpened() {
        wires.breakGpio();
        try (ButtonLines lines =
                new ButtonLines(PanelWiring.NONE, wires, heard, new ToldFaults(heard))) {
            lines.poll(1_000);
        }
        assertEquals(0, heard.told());
    }
}
