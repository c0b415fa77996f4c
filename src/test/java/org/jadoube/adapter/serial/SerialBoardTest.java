package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.junit.jupiter.api.Test;

/** How a board is looked for, and what is said when there is none. */
class SerialBoardTest {
    private static final List<BoardKind> BOTH = BoardKind.SPEAKING_UNASKED;
    private static final String FRAME = ":255 255 0 0 0 0 255 255\r\n";

    private final ScriptedPorts ports = new ScriptedPorts();
    private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();

    private SerialBoard board(List<String> names, List<BoardKind> kinds) {
        return new SerialBoard(ports, names, kinds, ports::nowMicros, signals::add);
    }

    private String nextFault() throws InterruptedException {
        Signal signal = signals.poll(20, TimeUnit.SECONDS);
        return signal instanceof Signal.FaultBegan began ? began.fault().words() : "" + signal;
    }

    @Test
    void whenNothingIsPluggedInItIsSaidWhereOneLooked() throws InterruptedException {
        try (SerialBoard board = board(List.of("/dev/a", "/dev/b"), BOTH)) {
            assertEquals("No board is plugged in: nothing is at /dev/a, /dev/b.", nextFault());
            assertEquals(List.of(), board.poll());
        }
    }

    @Test
    void strangersAreListenedToAndNeverSpokenTo() throws InterruptedException {
        ports.plug("/dev/printer", BoardKind.DGT, read -> "ready\r\n");
        ports.plug("/dev/off", BoardKind.DGT, read -> "");
        try (SerialBoard board = board(List.of("/dev/printer", "/dev/off"), BOTH)) {
            assertEquals(
                    "/dev/printer speaks, but not like a board that is looked for: a wrong device,"
                            + " or a wrong speed. /dev/off is silent. The board may be off.",
                    nextFault());
            assertEquals(List.of(), ports.written());
            assertEquals(List.of(), board.poll());
        }
    }

    @Test
    void eachPortIsTriedForEachKindUntilABoardIsFound() throws InterruptedException {
        ports.plug("/dev/off", BoardKind.DGT, read -> "");
        ports.plug("/dev/sentio", BoardKind.SENTIO, read -> FRAME);
        try (SerialBoard board = board(List.of("/dev/off", "/dev/sentio"), BOTH)) {
            List<Scan> scans = board.poll();
            while (scans.isEmpty()) {
                Thread.sleep(1);
                scans = board.poll();
            }
            assertEquals(0xffff00000000ffffL, scans.getLast().contacts());
            assertEquals(
                    List.of(
                            "/dev/off JADOUBE",
                            "/dev/off SENTIO",
                            "/dev/sentio JADOUBE",
                            "/dev/sentio SENTIO"),
                    ports.opened());
        }
    }

    @Test
    void aBoardThatFallsSilentIsToldFirstAndThenLookedForAgainWhereItWas()
            throws InterruptedException {
        ports.plug("/dev/off", BoardKind.DGT, read -> "");
        ports.plug("/dev/sentio", BoardKind.SENTIO, read -> read < 10 ? FRAME : "");
        try (SerialBoard board = board(List.of("/dev/off", "/dev/sentio"), BOTH)) {
            assertEquals("The board is silent. Its cable may be loose.", nextFault());
            assertEquals("The board has fallen silent and is looked for again.", nextFault());
            assertEquals("FaultEnded[part=board]", nextFault());
            assertEquals("/dev/sentio SENTIO", ports.opened().getLast());
            assertEquals(5, ports.opened().size());
            assertTrue(board.pieces().isEmpty());
        }
    }

    @Test
    void aCableThatIsPulledIsToldAtOnce() throws InterruptedException {
        ports.plug(
                "/dev/sentio", BoardKind.SENTIO, read -> read < 5 ? FRAME : ScriptedPorts.HUNG_UP);
        try (SerialBoard board = board(List.of("/dev/sentio"), BOTH)) {
            assertEquals("The board is unplugged.", nextFault());
            assertTrue(board.pieces().isEmpty());
        }
    }

    @Test
    void firmwareOfAnotherTimeIsToldInWords() throws InterruptedException {
        String hello = "H 2.0 boot=1 fw=x";
        ports.plug(
                "/dev/nano",
                BoardKind.JADOUBE,
                read -> "$%s*%04x\n".formatted(hello, LineChecksum.of(hello)));
        try (SerialBoard board = board(List.of("/dev/nano"), BOTH)) {
            assertEquals(
                    "The board speaks version 2 of the protocol, and only version 1 is known here."
                            + " Firmware and Jadoube do not fit together.",
                    nextFault());
            assertEquals(List.of(), board.poll());
        }
    }

    @Test
    void aBoardThatMustBeAskedIsNotLookedForAmongOthers() {
        List<BoardKind> kinds = List.of(BoardKind.SENTIO, BoardKind.DGT);
        assertThrows(IllegalArgumentException.class, () -> board(List.of("/dev/a"), kinds));
    }
}
