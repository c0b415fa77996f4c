package org.jadoube.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A documented wiring with one of the kinds of lights, and the lines of its buttons. */
enum TestedBoard {
    A("gpio-matrix", LightChip.HT16K33, 8),
    B("mcp23017", LightChip.WS2812, 6),
    C("74hc165", LightChip.MAX7219, 6);

    private final String wiring;
    private final LightChip lights;
    private final int knightLine;

    TestedBoard(String wiring, LightChip lights, int knightLine) {
        this.wiring = wiring;
        this.lights = lights;
        this.knightLine = knightLine;
    }

    LightChip lights() {
        return lights;
    }

    int knightLine() {
        return knightLine;
    }

    /** The contacts fail: their chip loses power, or where there is none a rank reads closed. */
    List<String> failing() {
        return switch (this) {
            case A -> List.of("set stuck 0x0000000000ff0000");
            case B -> List.of("set chip mcp23017 0");
            case C -> List.of("set chip 74hc165 0");
        };
    }

    /** The same, but what can be read reads open. */
    List<String> failingOpen() {
        return switch (this) {
            case A -> List.of("set dead 0x000000000000ff00");
            case B -> failing();
            case C -> List.of("set miso 1", "set chip 74hc165 0");
        };
    }

    /** All is well again, and chips have the registers that they have after power-up. */
    List<String> returning() {
        return switch (this) {
            case A -> List.of("set stuck 0", "set dead 0");
            case B -> List.of("set chip mcp23017 1");
            case C -> List.of("set chip 74hc165 1");
        };
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
