package org.jadoube.adapter.systemd;

import java.io.IOException;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What systemd is told of the service: that it is ready, how it is, that its loop still turns, and
 * that it stops.
 *
 * <p>Used by the loop's thread alone, so that a loop that hangs is noticed: without a turn nothing
 * is told, and systemd starts the service again. What does not go out is tried again at the next
 * turn. Without a supervisor it does nothing and loads nothing.
 *
 * @see <a
 *     href="https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html">sd_notify</a>
 */
public final class Supervision {
    /** The board has then been looked at, and what came of it is carried out. */
    static final int FIRST_TURNS = 3;

    private static final long NO_WATCHDOG = Long.MAX_VALUE;

    /** A way to the supervisor. */
    interface Line {
        /** Sends a message without waiting; false when it did not go out. */
        boolean tell(String message);
    }

    private final Line line;
    private final long beatMicros;
    private int turns;
    private boolean isReady;
    private long beatenMicros;
    private String status = "";
    private String toldStatus = "";

    /**
     * @param line where messages go
     * @param beatMicros how long between two signs of life
     */
    Supervision(Line line, long beatMicros) {
        this.line = line;
        this.beatMicros = beatMicros;
    }

    /**
     * Reads from the environment of the process who wants to be told, and how often.
     *
     * @param log is told in words when nobody can be told
     */
    public static Supervision of(Map<String, String> environment, Consumer<String> log) {
        String name = environment.getOrDefault("NOTIFY_SOCKET", "");
        if (!name.startsWith("/") && !name.startsWith("@")) {
            return new Supervision(message -> true, NO_WATCHDOG);
        }
        try {
            return new Supervision(NotifySocket.to(name)::send, beatMicros(environment));
        } catch (IOException unable) {
            log.accept("The supervisor cannot be told how the service is. (" + unable + ")");
            return new Supervision(message -> true, NO_WATCHDOG);
        }
    }

    /** A third of the time after which the service would be killed. */
    static long beatMicros(Map<String, String> environment) {
        String own = String.valueOf(ProcessHandle.current().pid());
        String micros = environment.getOrDefault("WATCHDOG_USEC", "");
        boolean isMeant = environment.getOrDefault("WATCHDOG_PID", own).equals(own);
        return isMeant && micros.matches("[1-9]\\d{0,17}")
                ? Long.parseLong(micros) / 3
                : NO_WATCHDOG;
    }

    /**
     * The loop has taken a turn.
     *
     * @param nowMicros on a clock that never goes back
     */
    public void turned(long nowMicros) {
        if (!isReady) {
            turns++;
            isReady = turns >= FIRST_TURNS && line.tell("READY=1");
            beatenMicros = nowMicros;
        } else if (nowMicros - beatenMicros >= beatMicros && line.tell("WATCHDOG=1")) {
            beatenMicros = nowMicros;
        }
        if (!status.equals(toldStatus) && line.tell("STATUS=" + status)) {
            toldStatus = status;
        }
    }

    /** How the service is, in one line for {@code systemctl status}; told at the next turn. */
    public void status(String words) {
        status = words.lines().findFirst().orElse("");
    }

    /** The service ends because it was asked to. */
    public void stopping() {
        line.tell("STOPPING=1");
    }
}
