package org.jadoube.adapter.serial;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jadoube.guidance.LightCode;

/** What the host says to a board of ours, ready to be sent. */
final class HostLine {
    private HostLine() {}

    static byte[] hello() {
        return line("h 1.0");
    }

    static byte[] stateRequest() {
        return line("s");
    }

    /** Asks for the changes from this number on. */
    static byte[] repeatFrom(int seq) {
        return line("r " + seq);
    }

    /** Defines an entry of the board's palette. */
    static byte[] palette(int id, LightCode light) {
        return line(
                String.format(
                        Locale.ROOT,
                        "p %d %d %06x %d %d %d",
                        id,
                        LightEntries.entry(light),
                        light.rgb(),
                        light.onMillis(),
                        light.offMillis(),
                        light.shiftMillis()));
    }

    /**
     * Sets all lights.
     *
     * @param entries a hex digit for each square from a1 to h8
     */
    static byte[] lights(int id, String entries) {
        return line("l " + id + " x " + entries);
    }

    private static byte[] line(String body) {
        return String.format(Locale.ROOT, "$%s*%04x\n", body, LineChecksum.of(body))
                .getBytes(StandardCharsets.US_ASCII);
    }
}
