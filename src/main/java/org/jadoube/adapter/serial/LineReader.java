package org.jadoube.adapter.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the good lines of the board protocol in a stream of bytes, whatever else is in it.
 *
 * <p>{@code $} opens a line, and judges the one that was open: so a lost line end costs nothing.
 */
final class LineReader {
    private static final int LONGEST = 256;
    private static final long LONGEST_PAUSE_MICROS = 500_000;
    private static final Pattern LINE = Pattern.compile("([^*]+)\\*([0-9a-fA-F]{4})");

    private final StringBuilder line = new StringBuilder();
    private boolean open;
    private long grewMicros;
    private long bad;

    /** How many lines were dropped. */
    long bad() {
        return bad;
    }

    /**
     * Takes in bytes.
     *
     * @return the bodies of the good lines that they complete
     */
    List<String> read(byte[] bytes, int count, long nowMicros) {
        if (open && nowMicros - grewMicros > LONGEST_PAUSE_MICROS) {
            spoil();
        }
        grewMicros = nowMicros;
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            read(bytes[i]).ifPresent(bodies::add);
        }
        return bodies;
    }

    private Optional<String> read(byte next) {
        if (next == '$' || next == '\r' || next == '\n') {
            Optional<String> body = close();
            open = next == '$';
            line.setLength(0);
            return body;
        }
        boolean fits = next >= ' ' && next <= '~' && line.length() < LONGEST;
        if (open && fits) {
            line.append((char) next);
        } else if (open) {
            spoil();
        }
        return Optional.empty();
    }

    private void spoil() {
        open = false;
        bad++;
    }

    private Optional<String> close() {
        if (!open) {
            return Optional.empty();
        }
        open = false;
        Matcher parts = LINE.matcher(line);
        if (parts.matches()
                && LineChecksum.of(parts.group(1)) == Integer.parseInt(parts.group(2), 16)) {
            return Optional.of(parts.group(1));
        }
        bad++;
        return Optional.empty();
    }
}
