package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.SharedFiles;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.port.Scan;
import org.jadoube.port.ToldFaults;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.jadoube.trace.TraceToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContactDoubtsTest {
    private static final long START = Position.start().occupied();
    private static final long FILE_E = Bitboard.FILE_A << 4;
    private static final long RANK_2 = Bitboard.RANK_1 << 8;

    private final HeardSignals heard = new HeardSignals();
    private final ContactDoubts doubts = new ContactDoubts(heard, new ToldFaults(heard));
    private long nowMicros;
    private long periodMicros = 10_000;

    private long scan(long contacts) {
        nowMicros += periodMicros;
        return doubts.accept(new Scan(contacts, nowMicros)).contacts();
    }

    private long scan(long contacts, long millis) {
        long believed = 0;
        for (long end = nowMicros + millis * 1_000; nowMicros < end; ) {
            believed = scan(contacts);
        }
        return believed;
    }

    @ParameterizedTest
    @ValueSource(longs = {20_000, 10_000, 5_000, 1_000})
    void aFileThatIsShortedKeepsItsContactsAndComesBack(long period) {
        periodMicros = period;
        scan(START, 200);
        scan(START | (FILE_E & 0xffff_ffff_0000_0000L));
        assertEquals(START, scan(START | FILE_E));
        assertEquals(START, scan(START | FILE_E, 60_000));
        assertEquals(
                Map.of(
                        "wires of the board",
                        "Suddenly all of this reads occupied: file e. Wires may touch each other."),
                heard.faults());
        assertEquals(FILE_E, heard.doubted());
        long lifted = START & ~Square.G1.bit();
        assertEquals(lifted, scan(lifted | FILE_E, 30), "others are read");
        assertEquals(START, scan(START, 1_000));
        assertEquals(Map.of(), heard.faults());
        assertEquals(0, heard.doubted());
        assertEquals(START & ~Square.E2.bit(), scan(START & ~Square.E2.bit()));
    }

    @Test
    void aRankWhoseWireComesOffAndOnIsHeldUntilItIsSound() {
        scan(START, 200);
        for (int i = 0; i < 20; i++) {
            assertEquals(START, scan(START & ~RANK_2, 50));
            assertEquals(START, scan(START, 100));
        }
        assertEquals(1, heard.told(), "told once");
        assertTrue(heard.faults().toString().contains("empty: rank 2"));
        scan(START, 1_000);
        assertEquals(Map.of(), heard.faults());
    }

    @Test
    void aBoardThatIsPulledOffItsCableIsNotEmpty() {
        scan(START, 200);
        assertEquals(START, scan(0, 5_000));
        assertEquals(START, scan(START, 1_000));
    }

    @Test
    void piecesThatAreReallyTakenOffAllAtOnceComeBackWithTheFirst() {
        scan(START, 200);
        scan(0, 5_000);
        long first = Square.A1.bit() | Square.A2.bit() | Square.H7.bit() | Square.H8.bit();
        assertEquals(first, scan(first, 1_000));
        assertEquals(Map.of(), heard.faults());
    }

    @Test
    void whatHappenedWhileNothingWasReadIsBelieved() {
        scan(START, 200);
        nowMicros += 600_000;
        assertEquals(0, scan(0));
        nowMicros += 600_000;
        assertEquals(START, scan(START));
        assertEquals(0, heard.told());
    }

    @Test
    void aContactThatFlickersIsDoubtedUntilItIsCalm() {
        scan(START, 200);
        for (int i = 0; i < 20; i++) {
            scan(START);
            scan(START & ~Square.D2.bit());
        }
        assertEquals(Set.of("square d2"), heard.faults().keySet());
        scan(START, 3_000);
        assertEquals(Set.of("square d2"), heard.faults().keySet());
        assertEquals(Square.D2.bit(), heard.doubted());
        scan(START, 4_000);
        assertEquals(Map.of(), heard.faults());
        assertEquals(0, heard.doubted());
    }

    /** Contacts of all kinds of hands and boards, sampled as by a wired board. */
    @Test
    void noHandIsTakenForAFault() throws IOException, FormatException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(SharedFiles.require("traces"))) {
            files = all.filter(file -> file.toString().endsWith(".trace")).sorted().toList();
        }
        assertFalse(files.isEmpty());
        for (Path file : files) {
            if (file.toString().contains("badhw")) {
                continue;
            }
            Trace trace = read(file);
            ContactDoubts fresh = new ContactDoubts(heard, new ToldFaults(heard));
            long contacts = trace.start().occupied();
            long atMicros = 0;
            for (TraceToken token : trace.tokens()) {
                for (; atMicros < token.atMicros(); atMicros += periodMicros) {
                    Scan scan = new Scan(contacts, atMicros);
                    assertEquals(scan, fresh.accept(scan), file::toString);
                }
                if (token instanceof TraceToken.Contact contact) {
                    contacts ^= contact.square().bit();
                }
            }
            assertEquals(Map.of(), heard.faults(), file::toString);
        }
        assertEquals(0, heard.told());
    }

    private static Trace read(Path file) throws IOException, FormatException {
        try (Reader text = Files.newBufferedReader(file)) {
            return TraceReader.read(file.toString(), text);
        }
    }
}
