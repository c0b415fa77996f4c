package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.LongSupplier;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.port.Sound;
import org.jadoube.port.Sounder;
import org.jadoube.port.ToldFaults;

/** A buzzer that sounds by itself while its line is at a level; a thread keeps the time. */
final class Buzzer implements Sounder, AutoCloseable {
    static final String PART = "buzzer";

    /** More than that at once would only be noise. */
    private static final int MOST_WAITING = 2;

    private static final long PAUSE_MILLIS = 300;
    private static final long CLOSING_MILLIS = 500;

    private final PanelWiring.Buzzer wiring;
    private final Wires wires;
    private final ToldFaults faults;
    private final LongSupplier clock;
    private final BlockingQueue<Sound> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread thread;

    private Buzzer(PanelWiring.Buzzer wiring, Wires wires, ToldFaults faults, LongSupplier clock) {
        this.wiring = wiring;
        this.wires = wires;
        this.faults = faults;
        this.clock = clock;
        thread = Thread.ofPlatform().daemon().name("jadoube-buzzer").unstarted(this::run);
    }

    static Buzzer start(
            PanelWiring.Buzzer wiring, Wires wires, ToldFaults faults, LongSupplier clock) {
        Buzzer started = new Buzzer(wiring, wires, faults, clock);
        started.thread.start();
        return started;
    }

    @Override
    public void sound(Sound sound) {
        boolean unused = waiting.offer(sound);
    }

    /** How long it sounds and is silent, in turn, beginning with a sound. */
    private static long[] millis(Sound sound) {
        return switch (sound) {
            case WRONG -> new long[] {100, 80, 100, 80, 100};
            case QUESTION -> new long[] {60, 100, 60};
            case OVER -> new long[] {800};
        };
    }

    private void run() {
        try {
            while (true) {
                play(waiting.take());
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** The line is open only as long as it sounds, so that what failed once is opened anew. */
    private void play(Sound sound) throws InterruptedException {
        Level silent = wiring.sounding().opposite();
        try (OutputLine line = wires.output(wiring.line(), silent)) {
            play(sound, line);
            faults.ended(PART);
        } catch (InterruptedException closed) {
            throw closed;
        } catch (IOException failed) {
            faults.began(
                    PART,
                    "The buzzer cannot be heard: " + failed.getMessage() + ".",
                    clock.getAsLong());
        }
    }

    /** Whoever interrupts it, a line that is let go while it sounds would sound for ever. */
    private void play(Sound sound, OutputLine line) throws IOException, InterruptedException {
        Level level = wiring.sounding();
        try {
            for (long millis : millis(sound)) {
                line.drive(level);
                level = level.opposite();
                Thread.sleep(millis);
            }
        } finally {
            line.drive(wiring.sounding().opposite());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        Threads.join(thread, CLOSING_MILLIS);
    }
}
