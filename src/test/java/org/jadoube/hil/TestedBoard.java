package org.jadoube.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A documented wiring with one of the kinds of lights, and the lines of its buttons. */
enum TestedBoard {
    A("gpio-matrix", LightChip.HT16K33, 8, "stuck 0x0000000000ff0000", "stuck 0"),
    B("mcp23017", LightChip.WS2812, 6, "chip mcp23017 0", "chip mcp23017 1"),
    C("74hc165", LightChip.MAX7219, 6, "chip 74hc165 0", "chip 74hc165 1");

    private final String wiring;
    private final LightChip lights;
    private final int knightLine;
    private final String failing;
    private final String returning;

    TestedBoard(String wiring, LightChip lights, int knightLine, String failing, String returning) {
        this.wiring = wiring;
        this.lights = lights;
        this.knightLine = knightLine;
        this.failing = failing;
        this.returning = returning;
    }

    LightChip lights() {
        return lights;
    }

    int knightLine() {
        return knightLine;
    }

    /** The board fails: its chip loses power, or where there is none a rank reads as occupied. */
    String failing() {
        return "set " + failing;
    }

    String returning() {
        return "set " + returning;
    }

    /**
     * The ready-made profile with other lights, one more button, and the name of a machine that
     * nothing recognises.
     */
    String configuration(boolean withClock) throws IOException {
        String profile = Files.readString(Path.of("hardware", wiring, "jadoube.toml"));
        return profile.replace("kind = \"ht16k33\"", "kind = \"" + lights.kind() + "\"")
                        .replace("[ht16k33]\nbus = 1\naddress = 0x70\n", "")
                        .replace("adjust = 7\n", "knight = " + knightLine + "\n")
                        .replace(withClock ? "# time = " : "", withClock ? "time = " : "")
                + "\n[pi]\nmodel = \"up-to-4\"\n";
    }
}
