package org.jadoube.adapter.pi4j;

import com.pi4j.boardinfo.util.BoardInfoHelper;
import com.pi4j.context.ContextProperties;
import com.pi4j.library.gpiod.internal.GpioDContext;
import com.pi4j.library.gpiod.internal.GpioLine;
import com.pi4j.library.gpiod.internal.LineRequestFlag;
import java.io.IOException;
import org.jadoube.adapter.pi4j.wiring.Level;

/**
 * Lines of the GPIO by gpiod, without events: Pi4J's own inputs raise an interrupt for each change,
 * and start a thread each.
 */
final class GpioLines implements AutoCloseable {
    private static final String CONSUMER = "jadoube";

    private final ContextProperties properties;
    private boolean isOpen;

    /**
     * @param properties may name the chip
     */
    GpioLines(ContextProperties properties) {
        this.properties = properties;
    }

    /** The pull is asked for in any case: most lines of a Raspberry Pi wake up pulled down. */
    synchronized InputLine input(int number, Level rest) throws IOException {
        int flags =
                switch (rest) {
                    case LOW -> LineRequestFlag.BIAS_PULL_DOWN.getVal();
                    case HIGH -> LineRequestFlag.BIAS_PULL_UP.getVal();
                };
        return new Line(
                number,
                request(number, line -> line.requestInputFlags(CONSUMER + "-" + number, flags)));
    }

    synchronized OutputLine output(int number, Level level) throws IOException {
        return new Line(
                number,
                request(
                        number,
                        line ->
                                line.requestOutputFlags(
                                        CONSUMER + "-" + number, 0, level.ordinal())));
    }

    /** Has the system give away a line. */
    @FunctionalInterface
    private interface Request {
        void make(GpioLine line);
    }

    private GpioLine request(int number, Request request) throws IOException {
        open();
        return Pi4jWires.attempt(
                "GPIO " + number,
                () -> {
                    GpioLine line = GpioDContext.getInstance().getOrOpenLine(number);
                    try {
                        request.make(line);
                        return line;
                    } catch (RuntimeException refused) {
                        GpioDContext.getInstance().closeLine(line);
                        throw refused;
                    }
                });
    }

    private void open() throws IOException {
        if (isOpen) {
            return;
        }
        if (!BoardInfoHelper.runningOnRaspberryPi()) {
            throw new IOException(
                    "this machine is not recognised as a Raspberry Pi. If its lines work like those"
                            + " of one, the configuration can say so");
        }
        isOpen =
                Pi4jWires.attempt(
                        "the GPIO of this machine",
                        () -> {
                            GpioDContext.getInstance().initialize(properties);
                            return true;
                        });
    }

    private record Line(int number, GpioLine line) implements InputLine, OutputLine {
        @Override
        public Level level() throws IOException {
            try {
                return line.getValue() == 0 ? Level.LOW : Level.HIGH;
            } catch (RuntimeException failed) {
                throw failure(failed);
            }
        }

        @Override
        public void drive(Level level) throws IOException {
            try {
                line.setValue(level.ordinal());
            } catch (RuntimeException failed) {
                throw failure(failed);
            }
        }

        private IOException failure(RuntimeException failed) {
            return new IOException("GPIO " + number + " (" + failed.getMessage() + ")", failed);
        }

        @Override
        public void close() {
            GpioDContext.getInstance().closeLine(line);
        }
    }

    @Override
    public synchronized void close() {
        if (isOpen) {
            isOpen = false;
            GpioDContext.getInstance().close();
        }
    }
}
