package org.jadoube.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The drawings show the netlists as they are; {@code -Dhardware=write} draws them anew. */
class SchematicTest {

    @ParameterizedTest
    @EnumSource
    void theDrawingIsWhatTheNetlistGives(HardwareBoard board) throws Exception {
        Path file = board.file("schematic.svg");
        String drawn = Schematic.of("Wiring " + board.title(), board.netlist());
        if ("write".equals(System.getProperty("hardware"))) {
            Files.writeString(file, drawn);
        }
        assertEquals(drawn, Files.readString(file));
    }
}
