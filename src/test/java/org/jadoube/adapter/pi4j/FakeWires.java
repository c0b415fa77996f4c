package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import org.jadoube.adapter.pi4j.wiring.Level;

/** A machine whose lines and buses a test wires as it likes. */
final class FakeWires implements Wires {
    private final Map<Integer, Supplier<Level>> sources = new ConcurrentHashMap<>();
    private final Map<Integer, Level> pulls = new ConcurrentSkipListMap<>();
    private final Map<Integer, Level> driven = new ConcurrentSkipListMap<>();
    private final Map<Integer, I2cChip> i2c = new ConcurrentHashMap<>();
    private final Map<Integer, SpiChip> spi = new ConcurrentHashMap<>();
    private volatile boolean isGpioGone;
    private volatile boolean isClosed;

    /** Wires an input line to something that has a level. */
    FakeWires wire(int line, Supplier<Level> source) {
        sources.put(line, source);
        return this;
    }

    FakeWires i2c(int address, I2cChip chip) {
        i2c.put(address, chip);
        return this;
    }

    FakeWires spi(int chipSelect, SpiChip chip) {
        spi.put(chipSelect, chip);
        return this;
    }

    void breakGpio() {
        isGpioGone = true;
    }

    void mendGpio() {
        isGpioGone = false;
    }

    /** What outputs are driven to, those that have been closed included. */
    Map<Integer, Level> driven() {
        return driven;
    }

    Map<Integer, Level> pulls() {
        return pulls;
    }

    boolean isClosed() {
        return isClosed;
    }

    @Override
    public InputLine input(int line, Level rest) throws IOException {
        check(line);
        pulls.put(line, rest);
        return new InputLine() {
            @Override
            public Level level() throws IOException {
                check(line);
                return sources.getOrDefault(line, () -> rest).get();
            }

            @Override
            public void close() {
                pulls.remove(line);
            }
        };
    }

    @Override
    public OutputLine output(int line, Level level) throws IOException {
        check(line);
        driven.put(line, level);
        return new OutputLine() {
            @Override
            public void drive(Level next) throws IOException {
                check(line);
                driven.put(line, next);
            }

            @Override
            public void close() {}
        };
    }

    private void check(int line) throws IOException {
        if (isGpioGone) {
            throw new IOException("GPIO " + line + " (gone)");
        }
    }

    @Override
    public I2cChip i2c(int bus, int address) throws IOException {
        I2cChip chip = i2c.get(address);
        if (chip == null) {
            throw new IOException("nothing at " + address);
        }
        return chip;
    }

    @Override
    public SpiChip spi(int bus, int chipSelect, int baud) throws IOException {
        SpiChip chip = spi.get(chipSelect);
        if (chip == null) {
            throw new IOException("nothing at chip select " + chipSelect);
        }
        return chip;
    }

    @Override
    public void close() {
        isClosed = true;
    }
}
