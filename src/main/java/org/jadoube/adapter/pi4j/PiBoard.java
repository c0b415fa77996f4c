package org.jadoube.adapter.pi4j;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.adapter.pi4j.wiring.IllegalWiringException;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.pi4j.wiring.WiringFault;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Lights;
import org.jadoube.port.Scan;
import org.jadoube.port.Sensor;
import org.jadoube.port.Signal;
import org.jadoube.port.Sound;
import org.jadoube.port.Sounder;
import org.jadoube.port.ToldFaults;
import org.jspecify.annotations.Nullable;

/**
 * A board that is wired to the machine: contacts, lights, buttons and buzzer.
 *
 * <p>One thread scans, one writes to the lights, one sounds; each waits for its device alone. What
 * does not answer is told as a fault, under {@code board}, {@code lights}, {@code buttons} or
 * {@code buzzer}, opened anew until it does, and set up as it must be: none of them need be there
 * when the board is opened. Contacts that make no sense are doubted one by one.
 */
public final class PiBoard implements Sensor, Lights, Sounder {
    private final Wires wires;
    private final LongSupplier clock;
    private final ScanThread scans;
    private final @Nullable LightThread lights;
    private final ButtonLines buttons;
    private final @Nullable Buzzer buzzer;
    private boolean isClosed;

    /**
     * Begins to read and light a board.
     *
     * @param scansPerSecond 1 to 1000
     * @param clock the monotonic clock of the service, in microseconds
     * @param signals told of presses and faults, by the loop's thread and by those of this adapter
     * @throws IllegalWiringException if the wiring cannot be
     */
    public static PiBoard open(
            Wiring wiring, int scansPerSecond, LongSupplier clock, Consumer<Signal> signals) {
        List<WiringFault> wrong = wiring.faults();
        if (!wrong.isEmpty()) {
            throw new IllegalWiringException(wrong);
        }
        Wires wires = Pi4jWires.open(wiring.model(), wiring.gpioChip());
        return new PiBoard(wiring, wires, scansPerSecond, clock, signals);
    }

    PiBoard(
            Wiring wiring,
            Wires wires,
            int scansPerSecond,
            LongSupplier clock,
            Consumer<Signal> signals) {
        this.wires = wires;
        this.clock = clock;
        ToldFaults faults = new ToldFaults(signals);
        ContactSource contacts =
                new ContactSource(() -> ContactReader.open(wiring.sensor(), wires), faults, clock);
        scans =
                ScanThread.start(
                        contacts,
                        new ContactDoubts(signals, faults),
                        scansPerSecond,
                        faults,
                        clock);
        LightWiring lit = wiring.lights();
        lights =
                lit == null
                        ? null
                        : new LightThread(
                                        () -> LightChip.open(lit, wires),
                                        new Illumination(lit),
                                        faults,
                                        clock)
                                .start();
        buttons = new ButtonLines(wiring.panel(), wires, signals, faults);
        PanelWiring.Buzzer wired = wiring.panel().buzzer();
        buzzer = wired == null ? null : Buzzer.start(wired, wires, faults, clock);
    }

    /** Reads the buttons as well: a press waits for scans that began after it. */
    @Override
    public List<Scan> poll() {
        buttons.poll(clock.getAsLong());
        return scans.poll();
    }

    @Override
    public void show(LightFrame frame) {
        if (lights != null) {
            lights.show(frame);
        }
    }

    @Override
    public void sound(Sound sound) {
        if (buzzer != null) {
            buzzer.sound(sound);
        }
    }

    @Override
    public void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        if (buzzer != null) {
            buzzer.close();
        }
        if (lights != null) {
            lights.close();
        }
        scans.close();
        buttons.close();
        wires.close();
    }
}
