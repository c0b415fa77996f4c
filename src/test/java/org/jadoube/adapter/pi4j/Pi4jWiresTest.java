package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.pi4j.boardinfo.util.BoardInfoHelper;
import com.pi4j.plugin.mock.provider.i2c.MockI2CProvider;
import com.pi4j.plugin.mock.provider.spi.MockSpiProvider;
import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.junit.jupiter.api.Test;

/** Our words for lines and buses in those of Pi4J, whose mocks answer what they were told. */
class Pi4jWiresTest {

    private static Pi4jWires mocked() {
        return Pi4jWires.open(
                null, null, MockI2CProvider.newInstance(), MockSpiProvider.newInstance());
    }

    @Test
    void aRegisterIsReadAsItWasWritten() throws IOException {
        try (Wires wires = mocked();
                I2cChip chip = wires.i2c(1, 0x20)) {
            byte[] two = new byte[2];
            assertThrows(IOException.class, () -> chip.read(0x12, two), "nothing in the mock yet");
            chip.write((byte) 0x21);
        }
    }

    @Test
    void aChipCanBeOpenedAgainAfterItWasClosed() throws IOException {
        try (Wires wires = mocked()) {
            for (int i = 0; i < 3; i++) {
                wires.i2c(1, 0x70).close();
                wires.spi(0, 1, 1_000_000).close();
            }
            I2cChip open = wires.i2c(1, 0x70);
            IOException twice = assertThrows(IOException.class, () -> wires.i2c(1, 0x70));
            assertTrue(String.valueOf(twice.getMessage()).startsWith("chip 0x70 on I2C bus 1 ("));
            open.close();
        }
    }

    @Test
    void bytesGoToASpiBusAndComeFromIt() throws IOException {
        try (Wires wires = mocked();
                SpiChip chip = wires.spi(0, 1, 1_000_000)) {
            chip.write((byte) 1, (byte) 2);
            byte[] two = new byte[2];
            chip.read(two);
            assertArrayEquals(new byte[] {1, 2}, two);
        }
    }

    @Test
    void aMachineWithoutLinesIsToldInWords() {
        assumeFalse(BoardInfoHelper.runningOnRaspberryPi());
        try (Wires wires = mocked()) {
            IOException failed = assertThrows(IOException.class, () -> wires.output(5, Level.HIGH));
            assertEquals(
                    "this machine is not recognised as a Raspberry Pi. If its lines work like those"
                            + " of one, the configuration can say so",
                    failed.getMessage());
        }
    }

    @Test
    void aMachineWithoutBusesIsToldInWords() {
        try (Wires wires = Pi4jWires.open(null, null)) {
            IOException failed = assertThrows(IOException.class, () -> wires.i2c(98, 0x20));
            assertTrue(
                    String.valueOf(failed.getMessage()).startsWith("chip 0x20 on I2C bus 98 ("),
                    failed::toString);
            assertThrows(IOException.class, () -> wires.spi(6, 2, 1_000_000));
        }
    }
}
