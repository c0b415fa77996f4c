package org.jadoube.hardware;

import java.io.IOException;
import java.nio.file.Path;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.app.configuration.Configuration;
import org.jadoube.app.configuration.ConfigurationException;
import org.jadoube.app.configuration.HostedBoard;

/** The boards that are described, each in a folder of its own. */
enum HardwareBoard {
    GPIO_MATRIX("gpio-matrix", "A: diode matrix on sixteen GPIO lines"),
    MCP23017("mcp23017", "B: diode matrix on an MCP23017"),
    SHIFT_REGISTERS("74hc165", "C: chain of eight 74HC165");

    private final String folder;
    private final String title;

    HardwareBoard(String folder, String title) {
        this.folder = folder;
        this.title = title;
    }

    String title() {
        return title;
    }

    Path file(String name) {
        return Path.of("hardware", folder, name);
    }

    Netlist netlist() throws IOException, Netlist.SyntaxException {
        return Netlist.read(file("board.net"));
    }

    /** The wiring that its ready-made profile comes to. */
    Wiring wiring() throws IOException, ConfigurationException {
        HostedBoard board = Configuration.read(file("jadoube.toml")).board();
        return ((HostedBoard.Wired) board).wiring();
    }
}
