package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.jadoube.adapter.pi4j.wiring.IllegalWiringException;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Scan;
import org.jadoube.port.Sound;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A wired board with its threads, in real time. */
class PiBoardTest {
    private static final long START = Position.start().occupied();
    private static final long PATIENCE_NANOS = 10_000_000_000L;

    private final HeardSignals heard = new HeardSignals();
    private final FakeExpander expander = new FakeExpander(ExpanderMatrix.DEFAULT);
    private final FakeHt16k33 leds = new FakeHt16k33();
    private final FakeWires wires = new FakeWires().i2c(0x20, expander).i2c(0x70, leds);
    private final CountDownLatch hanging = new CountDownLatch(1);

    private static long nowMicros() {
        return System.nanoTime() / 1_000;
    }

    private PiBoard open() {
        return new PiBoard(Wiring.DEFAULT, wires, 200, PiBoardTest::nowMicros, heard);
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE_NANOS; !condition.getAsBoolean(); ) {
            if (System.nanoTime() > end) {
                fail(what);
            }
            Thread.sleep(1);
        }
    }

    @AfterEach
    void letGo() {
        hanging.countDown();
    }

    @Test
    void scansComeWithTheirTimesAndLightsShowWhatTheyAreTold() throws InterruptedException {
        expander.set(START);
        try (PiBoard board = open()) {
            List<Scan> scans = new ArrayList<>();
            await("no scans", () -> scans.addAll(board.poll()) && scans.size() >= 20);
            for (int i = 1; i < scans.size(); i++) {
                assertEquals(START, scans.get(i).contacts());
                assertTrue(scans.get(i).atMicros() > scans.get(i - 1).atMicros());
            }
            board.show(LightFrame.of(Map.of(Square.A1, Cue.TARGET)));
            await("a1 is dark", () -> leds.shown().equals("01" + "0".repeat(30)));
        }
        assertEquals("0".repeat(32), leds.shown(), "dark when it is closed");
        assertTrue(wires.isClosed());
        assertEquals(0, heard.told());
    }

    /** A bus that hangs takes a second for each call; here it takes for ever. */
    @Test
    void aBusThatHangsHoldsUpNeitherTheLoopNorTheButtons() throws InterruptedException {
        wires.i2c(
                0x20,
                new I2cChip() {
                    @Override
                    public void write(byte... bytes) throws IOException {
                        hang();
                        expander.write(bytes);
                    }

                    @Override
                    public void read(int register, byte[] into) throws IOException {
                        hang();
                        expander.read(register, into);
                    }

                    private void hang() {
                        try {
                            hanging.await();
                        } catch (InterruptedException ended) {
                            Thread.currentThread().interrupt();
                        }
                    }

                    @Override
                    public void close() {}
                });
        boolean[] isDown = {false};
        wires.wire(14, () -> isDown[0] ? Level.LOW : Level.HIGH);
        try (PiBoard board = open()) {
            assertEquals(List.of(), board.poll());
            isDown[0] = true;
            assertEquals(List.of(), board.poll());
            assertEquals(1, heard.presses().size());
            await(
                    "nobody was told",
                    () -> board.poll().isEmpty() && heard.faults().containsKey("board"));
            hanging.countDown();
            await("it did not come back", () -> !board.poll().isEmpty());
            await("nobody was told", () -> heard.faults().isEmpty());
        }
    }

    @Test
    void aBoardThatIsNotThereIsToldOfAndFoundWhenItComes() throws InterruptedException {
        expander.unplug();
        leds.unplug();
        try (PiBoard board = open()) {
            await("nobody was told", () -> heard.faults().size() == 2);
            assertEquals(Set.of("board", "lights"), heard.faults().keySet());
            assertEquals(List.of(), board.poll());
            expander.plug();
            leds.plug();
            await("it was not found", () -> heard.faults().isEmpty() && !board.poll().isEmpty());
        }
    }

    @Test
    void theBuzzerIsSilentAfterItsSound() throws InterruptedException {
        try (PiBoard board = open()) {
            assertFalse(wires.driven().containsKey(18));
            board.sound(Sound.QUESTION);
            await("nothing is heard", () -> wires.driven().get(18) == Level.HIGH);
            await("it does not end", () -> wires.driven().get(18) == Level.LOW);
        }
    }

    @Test
    void aBuzzerIsSilentWhenTheBoardIsClosedInTheMiddle() throws InterruptedException {
        try (PiBoard board = open()) {
            board.sound(Sound.OVER);
            await("nothing is heard", () -> wires.driven().get(18) == Level.HIGH);
        }
        assertEquals(Level.LOW, wires.driven().get(18));
    }

    @Test
    void aWiringThatCannotBeIsNotOpened() {
        Wiring wrong =
                new Wiring(
                        ExpanderMatrix.DEFAULT,
                        Ht16k33.DEFAULT,
                        new PanelWiring(Map.of(), Level.LOW, new PanelWiring.Buzzer(3, Level.LOW)),
                        null,
                        null);
        IllegalWiringException refused =
                assertThrows(
                        IllegalWiringException.class,
                        () -> PiBoard.open(wrong, 100, PiBoardTest::nowMicros, heard).close());
        assertEquals(1, refused.faults().size());
    }
}
