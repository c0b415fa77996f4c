package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.port.Button;
import org.jadoube.port.Signal;
import org.jadoube.port.ToldFaults;
import org.jadoube.sensing.ButtonEdges;

/**
 * Buttons on lines of the GPIO, read whenever the loop polls: reading a line takes some
 * microseconds and cannot hang, so a press is known to within one turn, and needs no thread.
 */
final class ButtonLines implements AutoCloseable {
    static final String PART = "buttons";

    private static final long REOPEN_MICROS = 1_000_000;

    private final PanelWiring wiring;
    private final Wires wires;
    private final Consumer<Signal> signals;
    private final ToldFaults faults;
    private final List<Button> buttons;
    private final List<InputLine> lines = new ArrayList<>();
    private final ButtonEdges edges = new ButtonEdges();
    private long openMicros = Long.MIN_VALUE;

    ButtonLines(PanelWiring wiring, Wires wires, Consumer<Signal> signals, ToldFaults faults) {
        this.wiring = wiring;
        this.wires = wires;
        this.signals = signals;
        this.faults = faults;
        buttons = List.copyOf(wiring.buttons().keySet());
    }

    /** Tells what has been pressed since the last time. */
    void poll(long nowMicros) {
        if (buttons.isEmpty() || nowMicros < openMicros) {
            return;
        }
        try {
            if (lines.isEmpty()) {
                open();
            }
            int pressed = edges.pressed(down(), nowMicros);
            for (int rest = pressed; rest != 0; rest &= rest - 1) {
                Button button = buttons.get(Integer.numberOfTrailingZeros(rest));
                signals.accept(new Signal.ButtonPressed(button, nowMicros));
            }
            faults.ended(PART);
        } catch (IOException failed) {
            close();
            openMicros = nowMicros + REOPEN_MICROS;
            faults.began(
                    PART,
                    "The buttons cannot be read: "
                            + failed.getMessage()
                            + ". It is tried again every second.",
                    nowMicros);
        }
    }

    private void open() throws IOException {
        edges.restart();
        for (Map.Entry<Button, Integer> button : wiring.buttons().entrySet()) {
            lines.add(wires.input(button.getValue(), wiring.pressed().opposite()));
        }
    }

    private int down() throws IOException {
        int down = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).level() == wiring.pressed()) {
                down |= 1 << i;
            }
        }
        return down;
    }

    @Override
    public void close() {
        lines.forEach(InputLine::close);
        lines.clear();
    }
}
