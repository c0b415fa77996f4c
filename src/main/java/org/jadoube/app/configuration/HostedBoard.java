package org.jadoube.app.configuration;

import java.util.List;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.serial.BoardKind;

/** The board that is hosted, and where it is. */
public sealed interface HostedBoard {

    /** A board without hardware, on the console. */
    record Virtual() implements HostedBoard {}

    /**
     * A board on a serial line.
     *
     * @param ports where to look; the last part of each may be a pattern
     * @param kinds what to look for, all of one speed or recognised by listening
     */
    record Serial(List<String> ports, List<BoardKind> kinds) implements HostedBoard {
        public Serial {
            ports = List.copyOf(ports);
            kinds = List.copyOf(kinds);
        }
    }

    /** A board wired to a Raspberry Pi. */
    record Wired(Wiring wiring) implements HostedBoard {}
}
