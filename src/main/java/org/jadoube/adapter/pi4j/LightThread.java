package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.ToldFaults;
import org.jspecify.annotations.Nullable;

/**
 * Shows frames in their rhythms, on a thread of its own: the loop tells only of changes, and must
 * not wait for a bus.
 *
 * <p>Once a second everything is written again with the whole setup, since a chip that has lost its
 * power does not say so.
 */
final class LightThread implements AutoCloseable {
    static final String PART = "lights";

    private static final long AGAIN_MICROS = 1_000_000;
    private static final long CLOSING_MILLIS = 500;

    /** Opens the chip. */
    @FunctionalInterface
    interface Opening {
        LightChip open() throws IOException;
    }

    private final Opening opening;
    private final Illumination illumination;
    private final ToldFaults faults;
    private final LongSupplier clock;
    private final Thread thread;
    private volatile LightFrame wanted = LightFrame.DARK;
    private volatile boolean isClosed;

    private @Nullable LightChip chip;
    private int[] shown = {};
    private long againMicros = Long.MIN_VALUE;

    LightThread(Opening opening, Illumination illumination, ToldFaults faults, LongSupplier clock) {
        this.opening = opening;
        this.illumination = illumination;
        this.faults = faults;
        this.clock = clock;
        thread = Thread.ofPlatform().daemon().name("jadoube-lights").unstarted(this::run);
    }

    LightThread start() {
        thread.start();
        return this;
    }

    void show(LightFrame frame) {
        wanted = frame;
        LockSupport.unpark(thread);
    }

    private void run() {
        while (!isClosed) {
            long micros = Math.min(pass(), AGAIN_MICROS);
            LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(micros));
        }
        wanted = LightFrame.DARK;
        pass();
        letGo();
    }

    /**
     * Shows what is due.
     *
     * @return after how many microseconds something will be
     */
    long pass() {
        LightFrame frame = wanted;
        long nowMicros = clock.getAsLong();
        int[] colors = illumination.colors(frame, nowMicros);
        try {
            return Math.min(write(colors, nowMicros), illumination.holdsMicros(frame, nowMicros));
        } catch (IOException failed) {
            letGo();
            againMicros = nowMicros + AGAIN_MICROS;
            faults.began(
                    PART,
                    "The lights cannot be told what to show: "
                            + failed.getMessage()
                            + ". It is tried again every second.",
                    nowMicros);
            return AGAIN_MICROS;
        }
    }

    private long write(int[] colors, long nowMicros) throws IOException {
        if (nowMicros >= againMicros) {
            if (chip == null) {
                chip = opening.open();
            }
            restart(chip, colors);
            againMicros = nowMicros + AGAIN_MICROS;
            faults.ended(PART);
        } else if (chip != null && !Arrays.equals(colors, shown)) {
            show(chip, colors);
        }
        shown = colors;
        long untilAgain = againMicros - nowMicros;
        return chip == null ? untilAgain : Math.min(untilAgain, chip.tend());
    }

    /** Tried twice: a single fault on a bus is nobody's concern. */
    private static void restart(LightChip chip, int[] colors) throws IOException {
        try {
            chip.restart(colors);
        } catch (IOException once) {
            chip.restart(colors);
        }
    }

    private static void show(LightChip chip, int[] colors) throws IOException {
        try {
            chip.show(colors);
        } catch (IOException once) {
            chip.restart(colors);
        }
    }

    private void letGo() {
        if (chip != null) {
            chip.close();
            chip = null;
        }
    }

    @Override
    public void close() {
        isClosed = true;
        LockSupport.unpark(thread);
        Threads.join(thread, CLOSING_MILLIS);
    }
}
