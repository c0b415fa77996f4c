package org.jadoube.adapter.serial;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/**
 * A scanner as {@code hardware/serial/README.md} describes it, in simulated time: what it would
 * write comes out of {@link #written}.
 */
final class EmulatedScanner {
    private static final int KEPT = 48;

    private record Kept(int seq, String line) {}

    private final Deque<Kept> kept = new ArrayDeque<>();
    private final LineReader reader = new LineReader();
    private final StringBuilder written = new StringBuilder();
    private String boot;
    private long startMillis;
    private long contacts;
    private int seq;
    private long spokeMillis;
    private boolean changed;
    private String lights = "";

    EmulatedScanner(String boot, long contacts, long nowMillis) {
        this.contacts = contacts;
        start(boot, nowMillis);
    }

    /** Loses its power and starts again. */
    void start(String number, long nowMillis) {
        boot = number;
        startMillis = nowMillis;
        seq = 0;
        kept.clear();
        lights = "";
        hello();
        state(nowMillis);
    }

    String lights() {
        return lights;
    }

    /** What has been written since the last call. */
    byte[] written() {
        byte[] bytes = written.toString().getBytes(StandardCharsets.US_ASCII);
        written.setLength(0);
        return bytes;
    }

    /** A scan finds other contacts than the one before. */
    void change(long after, long nowMillis) {
        StringBuilder tokens = new StringBuilder();
        for (Square square : Bitboard.squares(contacts ^ after)) {
            tokens.append(' ').append(square);
            tokens.append(Bitboard.contains(after, square) ? '+' : '-');
        }
        contacts = after;
        seq = (seq + 1) % 65536;
        String body = "C " + stateFields(nowMillis) + tokens;
        kept.addLast(new Kept(seq, body));
        if (kept.size() > KEPT) {
            kept.removeFirst();
        }
        say(body, nowMillis);
        changed = true;
    }

    void receive(byte[] bytes, long nowMillis) {
        for (String body : reader.read(bytes, bytes.length, nowMillis * 1000)) {
            String[] fields = body.split(" ", -1);
            switch (fields[0]) {
                case "h" -> {
                    hello();
                    state(nowMillis);
                }
                case "s" -> state(nowMillis);
                case "r" -> repeatFrom(Integer.parseInt(fields[1]), nowMillis);
                case "p" -> say("K " + fields[1], nowMillis);
                case "l" -> {
                    lights = fields[3];
                    say("K " + fields[1], nowMillis);
                }
                default -> throw new AssertionError("not in the protocol: " + body);
            }
        }
    }

    void elapse(long nowMillis) {
        if (nowMillis - spokeMillis >= (changed ? 100 : 500)) {
            state(nowMillis);
        }
    }

    private void repeatFrom(int from, long nowMillis) {
        int oldest = kept.isEmpty() ? (seq + 1) % 65536 : kept.getFirst().seq();
        int distance = Math.floorMod(seq + 1 - from, 65536);
        if (distance > kept.size()) {
            say("N " + from + " " + oldest, nowMillis);
            distance = kept.size();
        }
        int skipped = kept.size() - distance;
        kept.stream().skip(skipped).forEach(each -> say(each.line(), nowMillis));
        state(nowMillis);
    }

    private void hello() {
        say("H 1.0 boot=" + boot + " fw=emulated-1 led=rgb ring=48", spokeMillis);
    }

    private void state(long nowMillis) {
        say("S " + stateFields(nowMillis), nowMillis);
        changed = false;
    }

    private String stateFields(long nowMillis) {
        return String.format(Locale.ROOT, "%d %d %016x 00", seq, nowMillis - startMillis, contacts);
    }

    private void say(String body, long nowMillis) {
        spokeMillis = nowMillis;
        written.append(String.format(Locale.ROOT, "$%s*%04x\n", body, LineChecksum.of(body)));
    }
}
