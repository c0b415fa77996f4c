package org.jadoube.adapter.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.boardinfo.definition.BoardModel;
import com.pi4j.boardinfo.util.BoardInfoHelper;
import com.pi4j.context.Context;
import com.pi4j.context.ContextBuilder;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CProvider;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiMode;
import com.pi4j.io.spi.SpiProvider;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.PiModel;
import org.jspecify.annotations.Nullable;

/**
 * The lines and buses of the machine by Pi4J, with the providers that work and no others: I2C and
 * SPI of linuxfs, lines of gpiod. The latter's native library is loaded for the first line, so that
 * a board without any needs no Raspberry Pi.
 */
final class Pi4jWires implements Wires {
    private static final String CHIP_NAME = "gpio.chip.name";

    private final Context pi4j;
    private final GpioLines lines;

    private Pi4jWires(Context pi4j) {
        this.pi4j = pi4j;
        lines = new GpioLines(pi4j.properties());
    }

    /**
     * Begins to use Pi4J.
     *
     * @param model what the machine is to be taken for; null to recognise it
     * @param gpioChip the chip of the lines by its name; null to find it by its label
     */
    static Pi4jWires open(@Nullable PiModel model, @Nullable String gpioChip) {
        return open(
                model,
                gpioChip,
                LinuxFsI2CProvider.newInstance(),
                LinuxFsSpiProvider.newInstance());
    }

    /** The same with other providers. */
    static Pi4jWires open(
            @Nullable PiModel model, @Nullable String gpioChip, I2CProvider i2c, SpiProvider spi) {
        if (model != null) {
            // Before anything else of Pi4J, which asks for the model as soon as it is loaded.
            BoardInfoHelper.current().setBoardModel(model(model));
        }
        ContextBuilder builder = Pi4J.newContextBuilder().add(i2c, spi);
        if (gpioChip != null) {
            builder.property(CHIP_NAME, gpioChip);
        }
        return new Pi4jWires(builder.build());
    }

    private static BoardModel model(PiModel model) {
        return switch (model) {
            case UP_TO_4 -> BoardModel.GENERIC;
            case RP1 -> BoardModel.GENERIC_RP1;
        };
    }

    @Override
    public InputLine input(int line, Level rest) throws IOException {
        return lines.input(line, rest);
    }

    @Override
    public OutputLine output(int line, Level level) throws IOException {
        return lines.output(line, level);
    }

    @Override
    public I2cChip i2c(int bus, int address) throws IOException {
        String name = "chip 0x%02x on I2C bus %d".formatted(address, bus);
        I2C chip =
                attempt(
                        name,
                        () ->
                                pi4j.create(
                                        I2C.newConfigBuilder(pi4j)
                                                .id(name)
                                                .bus(bus)
                                                .device(address)
                                                .build()));
        return new I2cChip() {
            @Override
            public void write(byte... bytes) throws IOException {
                check(name, attempt(name, () -> chip.write(bytes, 0, bytes.length)));
            }

            @Override
            public void read(int register, byte[] into) throws IOException {
                check(name, attempt(name, () -> chip.readRegister(register, into, 0, into.length)));
            }

            @Override
            public void close() {
                forget(name);
            }
        };
    }

    @Override
    public SpiChip spi(int bus, int chipSelect, int baud) throws IOException {
        String name = "chip select %d of SPI bus %d".formatted(chipSelect, bus);
        Spi chip =
                attempt(
                        name,
                        () ->
                                pi4j.create(
                                        Spi.newConfigBuilder(pi4j)
                                                .id(name)
                                                .bus(bus)
                                                .address(chipSelect)
                                                .baud(baud)
                                                .mode(SpiMode.MODE_0)
                                                .build()));
        return new SpiChip() {
            @Override
            public void write(byte... bytes) throws IOException {
                check(name, attempt(name, () -> chip.write(bytes, 0, bytes.length)));
            }

            @Override
            public void read(byte[] into) throws IOException {
                byte[] zeros = new byte[into.length];
                check(name, attempt(name, () -> chip.transfer(zeros, 0, into, 0, into.length)));
            }

            @Override
            public void close() {
                forget(name);
            }
        };
    }

    /** Pi4J tells failures by whatever exceptions it likes, and by linkage errors. */
    static <T> T attempt(String name, Callable<T> call) throws IOException {
        try {
            return call.call();
        } catch (Exception | LinkageError failed) {
            throw new IOException(name + " (" + reason(failed) + ")", failed);
        }
    }

    /** The innermost message is that of the system. */
    private static String reason(Throwable failed) {
        Throwable innermost = failed;
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        String message = innermost.getMessage();
        return message == null ? innermost.getClass().getSimpleName() : message;
    }

    /** Pi4J tells failures of SPI by a negative result alone. */
    private static void check(String name, int result) throws IOException {
        if (result < 0) {
            throw new IOException(name + " (refused)");
        }
    }

    private void forget(String name) {
        try {
            pi4j.registry().remove(name);
        } catch (RuntimeException gone) {
            // What cannot be closed any more needs no closing.
        }
    }

    @Override
    public void close() {
        lines.close();
        pi4j.shutdown();
    }
}
