package org.jadoube.app.check;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongSupplier;
import org.jadoube.adapter.pi4j.PiBoard;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.serial.SerialBoard;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.app.configuration.HostedBoard;
import org.jadoube.port.Lights;
import org.jadoube.port.Sensor;
import org.jadoube.port.Signal;

/**
 * A board under examination, and what it tells unasked.
 *
 * @param isMatrix whether its squares may share lines
 */
public record CheckedBoard(Sensor sensor, Lights lights, Queue<Signal> signals, boolean isMatrix)
        implements AutoCloseable {

    /** Opens the board that is configured; for a virtual one, all contacts are open. */
    public static CheckedBoard open(HostedBoard board, int scansPerSecond, LongSupplier clock) {
        Queue<Signal> signals = new ConcurrentLinkedQueue<>();
        return switch (board) {
            case HostedBoard.Virtual none -> of(new VirtualBoard(clock), signals);
            case HostedBoard.Serial serial -> {
                SerialBoard found =
                        SerialBoard.open(serial.ports(), serial.kinds(), clock, signals::add);
                yield new CheckedBoard(found, found, signals, true);
            }
            case HostedBoard.Wired wired -> {
                PiBoard found = PiBoard.open(wired.wiring(), scansPerSecond, clock, signals::add);
                yield new CheckedBoard(found, found, signals, isMatrix(wired));
            }
        };
    }

    /** A virtual board, plugged in and empty. */
    public static CheckedBoard of(VirtualBoard virtual, Queue<Signal> signals) {
        virtual.set(0);
        return new CheckedBoard(virtual, virtual, signals, false);
    }

    private static boolean isMatrix(HostedBoard.Wired wired) {
        return switch (wired.wiring().sensor()) {
            case SensorWiring.GpioMatrix matrix -> true;
            case SensorWiring.ExpanderMatrix matrix -> true;
            case SensorWiring.ShiftRegisters chain -> false;
        };
    }

    @Override
    public void close() {
        sensor.close();
        lights.close();
    }
}
