package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import org.jadoube.adapter.pi4j.wiring.LightWiring.Ht16k33;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.ToldFaults;
import org.junit.jupiter.api.Test;

/** What the thread of the lights does each time it wakes up, at times that the test tells. */
class LightThreadTest {
    private static final String DARK = "0".repeat(32);
    private static final String A1 = "01" + "0".repeat(30);
    private static final LightFrame STEADY = LightFrame.of(Map.of(Square.A1, Cue.TARGET));
    private static final LightFrame CAPTURE = LightFrame.of(Map.of(Square.A1, Cue.CAPTURE));

    private final HeardSignals heard = new HeardSignals();
    private final FakeHt16k33 chip = new FakeHt16k33();
    private final FakeWires wires = new FakeWires().i2c(0x70, chip);
    private final LightThread lights =
            new LightThread(
                    () -> LightChip.open(Ht16k33.DEFAULT, wires),
                    new Illumination(Ht16k33.DEFAULT),
                    new ToldFaults(heard),
                    () -> this.nowMicros);
    private long nowMicros;

    private void elapse(long millis) {
        for (long end = nowMicros + millis * 1_000; ; ) {
            long next = nowMicros + lights.pass();
            if (next > end) {
                nowMicros = end;
                return;
            }
            nowMicros = next;
        }
    }

    @Test
    void aFrameIsShownInItsRhythm() {
        lights.show(CAPTURE);
        for (int second = 0; second < 5; second++) {
            elapse(10);
            assertEquals(A1, chip.shown());
            elapse(480);
            assertEquals(A1, chip.shown());
            elapse(20);
            assertEquals(DARK, chip.shown());
            elapse(490);
        }
    }

    @Test
    void aSteadyFrameIsWrittenOnceAndThenOnceASecond() {
        lights.show(STEADY);
        elapse(500);
        int transfers = chip.transfers();
        elapse(10_000);
        assertEquals(transfers + 10 * 4, chip.transfers(), "setup and memory, four transfers");
    }

    @Test
    void aChipThatLostItsPowerShowsAgainWithinASecondThoughItDoesNotTell() {
        lights.show(STEADY);
        elapse(1_500);
        chip.losePower();
        elapse(1_000);
        assertEquals(A1, chip.shown());
        assertEquals(0, heard.told());
    }

    @Test
    void aSingleFaultOnTheBusIsNobodysConcern() {
        lights.show(CAPTURE);
        elapse(1_300);
        chip.fail(1);
        elapse(300);
        assertEquals(DARK, chip.shown());
        chip.fail(1);
        elapse(400);
        assertEquals(A1, chip.shown());
        assertEquals(0, heard.told());
    }

    @Test
    void lightsThatAreGoneAreToldOnceAndShowTheLastFrameWhenTheyReturn() {
        lights.show(STEADY);
        elapse(100);
        chip.unplug();
        lights.show(CAPTURE);
        elapse(10_000);
        assertEquals(Set.of("lights"), heard.faults().keySet());
        assertTrue(heard.faults().toString().contains("no answer"));
        assertEquals(1, heard.told());
        lights.show(STEADY);
        chip.plug();
        elapse(1_100);
        assertEquals(A1, chip.shown());
        assertEquals(Map.of(), heard.faults());
    }
}
