package org.jadoube.adapter.serial;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import org.jadoube.guidance.LightCode;
import org.jadoube.guidance.LightFrame;
import org.jspecify.annotations.Nullable;

/**
 * Brings palette and lights to a board of ours: one command at a time, until the board says that it
 * is carried out. A newer frame takes the place of one that waits.
 */
final class LightCommands {
    static final String PART = "lights";

    private static final long REPEAT_MICROS = 150_000;
    private static final long PATIENT_REPEAT_MICROS = 1_000_000;
    private static final int REPEATS = 5;
    private static final int IDS = 256;

    private final BoardEvents events;
    private final Deque<LightCode> palette = new ArrayDeque<>();
    private LightFrame wanted = LightFrame.DARK;
    private boolean frameWaits;
    private boolean present;

    private @Nullable Command pending;
    private int lastId = -1;

    private static final class Command {
        private final int id;
        private final byte[] line;
        private int sent;
        private long sentMicros;

        private Command(int id, byte[] line) {
            this.id = id;
            this.line = line;
        }
    }

    LightCommands(BoardEvents events) {
        this.events = events;
    }

    /**
     * Begins anew with a board that has said hello.
     *
     * @param hasLights whether there is anything to command
     */
    void restart(boolean hasLights) {
        present = hasLights;
        pending = null;
        palette.clear();
        palette.addAll(List.of(LightCode.values()));
        frameWaits = true;
        events.working(PART);
    }

    void show(LightFrame frame) {
        frameWaits |= !frame.equals(wanted);
        wanted = frame;
    }

    /** The board has carried out a command. */
    void done(int id) {
        if (pending != null && pending.id == id) {
            pending = null;
            events.working(PART);
        }
    }

    /** The board does not want a command; another one may fare better. */
    void refused(int id, int code) {
        if (pending != null && pending.id == id) {
            pending = null;
            events.faulty(
                    PART,
                    "The board refuses what its lights are to show (code "
                            + code
                            + "). Its firmware may be too old.");
        }
    }

    /** Sends what is due. */
    void elapse(long nowMicros) {
        if (!present) {
            return;
        }
        if (pending == null) {
            pending = next();
        }
        if (pending == null) {
            return;
        }
        if (pending.sent > REPEATS) {
            events.faulty(
                    PART, "The lights of the board do not answer. It is asked again every second.");
        }
        long pause = pending.sent > REPEATS ? PATIENT_REPEAT_MICROS : REPEAT_MICROS;
        if (pending.sent == 0 || nowMicros - pending.sentMicros >= pause) {
            pending.sent++;
            pending.sentMicros = nowMicros;
            events.send(pending.line);
        }
    }

    private @Nullable Command next() {
        if (!palette.isEmpty()) {
            LightCode light = palette.removeFirst();
            return command(id -> HostLine.palette(id, light));
        }
        if (frameWaits) {
            frameWaits = false;
            return command(id -> HostLine.lights(id, LightEntries.entries(wanted)));
        }
        return null;
    }

    private Command command(IntFunction<byte[]> line) {
        lastId = (lastId + 1) % IDS;
        return new Command(lastId, line.apply(lastId));
    }
}
