package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.chess.Position;
import org.jadoube.port.Scan;
import org.jadoube.port.ToldFaults;
import org.junit.jupiter.api.Test;

class ContactSourceTest {
    private static final long START = Position.start().occupied();
    private static final long SCAN_MICROS = 10_000;

    private final HeardSignals heard = new HeardSignals();
    private final FakeExpander chip = new FakeExpander(ExpanderMatrix.DEFAULT);
    private final FakeWires wires = new FakeWires().i2c(0x20, chip);
    private final ContactSource source =
            source(() -> ContactReader.open(ExpanderMatrix.DEFAULT, wires));
    private long nowMicros;

    private ContactSource source(ContactSource.Opening opening) {
        return new ContactSource(opening, new ToldFaults(heard), () -> nowMicros);
    }

    private Optional<Scan> scan() {
        nowMicros += SCAN_MICROS;
        return source.scan();
    }

    @Test
    void aScanHasTheTimeBeforeItsFirstContact() {
        chip.set(START);
        assertEquals(Optional.of(new Scan(START, SCAN_MICROS)), scan());
    }

    @Test
    void aSingleFaultOnTheBusIsNobodysConcern() {
        chip.set(START);
        scan();
        for (int i = 0; i < 50; i++) {
            chip.fail(1);
            assertEquals(START, scan().orElseThrow().contacts());
        }
        assertEquals(1, chip.setUps());
        assertEquals(0, heard.told());
    }

    @Test
    void afterThreeFailedScansPeopleAreToldAndNothingIsInvented() {
        chip.set(START);
        scan();
        chip.unplug();
        for (int i = 0; i < 500; i++) {
            assertEquals(Optional.empty(), scan());
            assertEquals(i >= 2 ? Set.of("board") : Set.of(), heard.faults().keySet());
        }
        assertTrue(heard.faults().toString().contains("no answer"), heard.faults()::toString);
        assertEquals(1, heard.told(), "told once");
    }

    @Test
    void aBoardWithMoreThanAllPiecesIsNotBelievedOnceItHasMadeSense() {
        chip.set(START);
        scan();
        chip.set(-1);
        for (int i = 0; i < 300; i++) {
            assertEquals(Optional.empty(), scan());
        }
        assertTrue(heard.faults().toString().contains("64 squares"), heard.faults()::toString);

        chip.set(START);
        for (int i = 0; i < 120; i++) {
            scan();
        }
        assertEquals(START, scan().orElseThrow().contacts());
        assertTrue(heard.faults().isEmpty(), heard.faults()::toString);
    }

    @Test
    void aBoardBuiltTheWrongWayRoundIsReadAsItIs() {
        chip.set(-1);
        assertEquals(-1, scan().orElseThrow().contacts());
    }

    @Test
    void aChipThatReturnsIsSetUpAndReadWithinASecond() {
        chip.set(START);
        scan();
        chip.unplug();
        for (int i = 0; i < 1_234; i++) {
            scan();
        }
        chip.plug();
        int scans = 0;
        while (scan().isEmpty()) {
            scans++;
        }
        assertTrue(scans <= 100, scans + " scans without contacts");
        assertEquals(START, scan().orElseThrow().contacts());
        assertEquals(Map.of(), heard.faults());
    }

    @Test
    void aChipThatLostItsSetupGetsItAgainAtOnce() {
        chip.set(START);
        scan();
        chip.losePower();
        for (int i = 0; i < 3; i++) {
            assertEquals(Optional.empty(), scan());
        }
        assertEquals(START, scan().orElseThrow().contacts());
        assertEquals(Map.of(), heard.faults());
    }

    @Test
    void aBoardThatIsMissingAtTheStartIsWaitedFor() {
        chip.unplug();
        for (int i = 0; i < 150; i++) {
            assertEquals(Optional.empty(), scan());
        }
        assertEquals(Set.of("board"), heard.faults().keySet());
        chip.plug();
        for (int i = 0; i < 100; i++) {
            scan();
        }
        assertEquals(0, scan().orElseThrow().contacts());
        assertEquals(Map.of(), heard.faults());
    }

    @Test
    void aChipThatFailsWhileItIsSetUpIsLetGo() throws IOException {
        I2cChip failing = mock(I2cChip.class);
        doThrow(new IOException("no answer")).when(failing).write(any(byte[].class));
        Wires some = mock(Wires.class);
        when(some.i2c(1, 0x20)).thenReturn(failing);
        try (ContactSource poor = source(() -> ContactReader.open(ExpanderMatrix.DEFAULT, some))) {
            assertEquals(Optional.empty(), poor.scan());
            verify(failing).close();
            verify(failing, never()).read(anyInt(), any());
            nowMicros += 999_999;
            assertEquals(Optional.empty(), poor.scan());
            nowMicros += 1;
            assertEquals(Optional.empty(), poor.scan());
            verify(some, times(2)).i2c(1, 0x20);
        }
    }
}
