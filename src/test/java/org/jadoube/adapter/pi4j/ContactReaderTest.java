package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongConsumer;
import org.jadoube.adapter.pi4j.wiring.ExpanderPin;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.PanelWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ExpanderMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.GpioMatrix;
import org.jadoube.adapter.pi4j.wiring.SensorWiring.ShiftRegisters;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContactReaderTest {
    private static final long START = Position.start().occupied();

    private final FakeWires wires = new FakeWires();
    private final Random random = new Random(3);

    private void readsEveryPosition(SensorWiring wiring, LongConsumer board) throws IOException {
        assertEquals(List.of(), new Wiring(wiring, null, PanelWiring.NONE, null, null).faults());
        try (ContactReader reader = ContactReader.open(wiring, wires)) {
            for (int i = 0; i < 200; i++) {
                long contacts = i == 0 ? 0 : i == 1 ? -1 : random.nextLong();
                board.accept(contacts);
                assertEquals(contacts, reader.read(), () -> Long.toHexString(contacts));
            }
        }
    }

    private <T> List<T> shuffled(List<T> some) {
        List<T> shuffled = new ArrayList<>(some);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    @ParameterizedTest(name = "closed is {0}, seed 3")
    @EnumSource(Level.class)
    void aMatrixOnLinesIsReadHoweverItIsWired(Level closed) throws IOException {
        List<Integer> lines =
                shuffled(List.of(2, 4, 5, 6, 7, 9, 11, 12, 13, 16, 17, 19, 20, 21, 25, 27));
        GpioMatrix wiring = new GpioMatrix(lines.subList(0, 8), lines.subList(8, 16), closed, 0);
        readsEveryPosition(wiring, new FakeMatrix(wiring, wires)::set);
        assertEquals(
                8,
                Collections.frequency(wires.driven().values(), closed.opposite()),
                "rows are left at rest");
    }

    @ParameterizedTest(name = "closed is {0}, seed 3")
    @EnumSource(Level.class)
    void anExpanderIsReadHoweverItIsWired(Level closed) throws IOException {
        List<ExpanderPin> inputs = new ArrayList<>(List.of(ExpanderPin.values()));
        inputs.removeIf(ExpanderPin::isOutputOnly);
        List<ExpanderPin> columns = shuffled(inputs).subList(0, 8);
        List<ExpanderPin> rows = new ArrayList<>(List.of(ExpanderPin.values()));
        rows.removeAll(columns);
        ExpanderMatrix wiring = new ExpanderMatrix(1, 0x27, shuffled(rows), columns, closed, 0);
        FakeExpander chip = new FakeExpander(wiring);
        wires.i2c(0x27, chip);
        readsEveryPosition(wiring, chip::set);
        assertEquals(1, chip.mostRowsDriven(), "one row at a time, and none while it is set up");
    }

    @ParameterizedTest(name = "closed is {0}, seed 3")
    @EnumSource(Level.class)
    void aChainIsReadHoweverItIsWired(Level closed) throws IOException {
        List<Integer> ranks = shuffled(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        ShiftRegisters wiring = new ShiftRegisters(0, 1, 500_000, 12, ranks, "cahbedgf", closed);
        FakeShiftRegisters chain = new FakeShiftRegisters(wiring, wires);
        wires.spi(1, chain);
        readsEveryPosition(wiring, chain::set);
    }

    @Test
    void anExpanderIsFoundHoweverItWasLeft() throws IOException {
        FakeExpander chip = new FakeExpander(ExpanderMatrix.DEFAULT);
        chip.leaveInOtherBanking();
        wires.i2c(0x20, chip);
        readsEveryPosition(ExpanderMatrix.DEFAULT, chip::set);
    }

    @Test
    void anExpanderWithoutPowerForAMomentIsNotBelieved() throws IOException {
        FakeExpander chip = new FakeExpander(ExpanderMatrix.DEFAULT);
        chip.set(START);
        try (ContactReader reader =
                ContactReader.open(ExpanderMatrix.DEFAULT, wires.i2c(0x20, chip))) {
            assertEquals(START, reader.read());
            chip.losePower();
            assertThrows(IOException.class, reader::read);
        }
    }

    @Test
    void aChainWhoseDataLineHangsFreeIsNotBelieved() throws IOException {
        FakeShiftRegisters chain = new FakeShiftRegisters(ShiftRegisters.DEFAULT, wires);
        chain.breakData(true);
        try (ContactReader reader =
                ContactReader.open(ShiftRegisters.DEFAULT, wires.spi(0, chain))) {
            assertThrows(IOException.class, reader::read);
        }
        chain.refuse();
        try (ContactReader reader = ContactReader.open(ShiftRegisters.DEFAULT, wires)) {
            assertThrows(IOException.class, reader::read);
        }
    }

    @Test
    void columnsArePulledToTheOtherLevel() throws IOException {
        ContactReader.open(GpioMatrix.DEFAULT, wires).close();
        assertEquals(Map.of(), wires.pulls(), "what is closed is let go");
        try (ContactReader reader = ContactReader.open(GpioMatrix.DEFAULT, wires)) {
            assertEquals(0, reader.read());
            assertTrue(wires.pulls().values().stream().allMatch(level -> level == Level.HIGH));
        }
    }
}
