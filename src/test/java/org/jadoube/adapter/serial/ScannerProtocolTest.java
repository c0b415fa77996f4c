package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightCode;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Scan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The protocol between host and scanner, in simulated time, over wires that do what wires do. */
class ScannerProtocolTest {
    private static final long START = 0xffff00000000ffffL;
    private static final long LATENCY_MILLIS = 3;
    private static final String TARGET_ON_H8 =
            "0".repeat(63) + Character.forDigit(LightEntries.entry(LightCode.TARGET), 16);

    private record OnTheWay(long arrivesMillis, String text) {
        byte[] bytes() {
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    private final HeardEvents events = new HeardEvents();
    private final ScannerMemory memory = new ScannerMemory(events);
    private final Deque<OnTheWay> toHost = new ArrayDeque<>();
    private final Deque<OnTheWay> toBoard = new ArrayDeque<>();
    private final EmulatedScanner board = new EmulatedScanner("00000001", START, 0);
    private ScannerProtocol host = new ScannerProtocol(events, memory, 0);
    private NoisyWire wire = new NoisyWire(0, 0);
    private boolean pluggedIn = true;
    private long nowMillis;

    private void run(long millis) {
        for (long end = nowMillis + millis; nowMillis < end; nowMillis++) {
            board.elapse(nowMillis);
            carry(board.written(), toHost);
            while (!toHost.isEmpty() && toHost.getFirst().arrivesMillis() <= nowMillis) {
                byte[] bytes = toHost.removeFirst().bytes();
                host.receive(bytes, bytes.length, nowMillis * 1000);
            }
            host.elapse(nowMillis * 1000);
            carry(events.takeSent(), toBoard);
            while (!toBoard.isEmpty() && toBoard.getFirst().arrivesMillis() <= nowMillis) {
                board.receive(toBoard.removeFirst().bytes(), nowMillis);
            }
        }
    }

    private void carry(byte[] bytes, Deque<OnTheWay> way) {
        if (pluggedIn && bytes.length > 0) {
            byte[] carried = wire.carry(bytes, bytes.length);
            String text = new String(carried, StandardCharsets.ISO_8859_1);
            way.add(new OnTheWay(nowMillis + LATENCY_MILLIS, text));
        }
    }

    private void unplug() {
        pluggedIn = false;
        toHost.clear();
        toBoard.clear();
    }

    private void plug() {
        pluggedIn = true;
        host = new ScannerProtocol(events, memory, nowMillis * 1000);
    }

    private List<Long> believed() {
        List<Long> believed = new ArrayList<>();
        for (Scan scan : events.scans) {
            if (believed.isEmpty() || believed.getLast() != scan.contacts()) {
                believed.add(scan.contacts());
            }
        }
        return believed;
    }

    @Test
    void aMoveArrivesWithTheTimesAtWhichItWasMade() {
        run(1000);
        long lifted = START & ~Square.E2.bit();
        long liftedMillis = nowMillis;
        board.change(lifted, nowMillis);
        run(300);
        long placedMillis = nowMillis;
        board.change(lifted | Square.E4.bit(), nowMillis);
        run(300);

        assertEquals(List.of(START, lifted, lifted | Square.E4.bit()), believed());
        List<Scan> last = events.scans.subList(events.scans.size() - 2, events.scans.size());
        assertEquals((liftedMillis + LATENCY_MILLIS) * 1000, last.get(0).atMicros());
        assertEquals((placedMillis + LATENCY_MILLIS) * 1000, last.get(1).atMicros());
        assertTrue(host.isUnchanged());
    }

    @Test
    void nothingIsSaidBeforeTheBoardHasSpokenOrABootLoaderWouldHaveGone() {
        unplug();
        board.written();
        for (long millis = 0; millis < 2_400; millis++) {
            host.elapse(millis * 1000);
            assertEquals(0, events.takeSent().length);
        }
        host.elapse(2_600_000);
        assertEquals("$h 1.0*dc9c\n", new String(events.takeSent(), StandardCharsets.US_ASCII));
    }

    @Test
    void lightsShowTheLastFrameAlsoAfterARestartOfTheBoard() {
        run(1000);
        host.show(LightFrame.of(Map.of(Square.A1, Cue.CLEAR)), nowMillis * 1000);
        host.show(LightFrame.of(Map.of(Square.H8, Cue.TARGET)), nowMillis * 1000);
        run(500);
        assertEquals(TARGET_ON_H8, board.lights());

        board.start("00000002", nowMillis);
        run(1000);
        assertEquals(TARGET_ON_H8, board.lights());
    }

    @Test
    void lightsThatDoNotAnswerAreToldInWordsAndTriedAgain() {
        run(1000);
        pluggedIn = false;
        host.show(LightFrame.of(Map.of(Square.A1, Cue.CLEAR)), nowMillis * 1000);
        run(1500);
        assertTrue(events.fault("lights").contains("do not answer"));

        pluggedIn = true;
        run(2500);
        assertEquals(Map.of(), events.faults);
        assertEquals("1" + "0".repeat(63), board.lights());
    }

    @Test
    void whatHappenedWhileTheCableWasOutIsAskedFor() {
        run(1000);
        unplug();
        long lifted = START & ~Square.G1.bit();
        board.change(lifted, nowMillis);
        run(700);
        board.change(lifted | Square.F3.bit(), nowMillis);
        run(700);
        board.written();
        plug();
        run(2000);
        assertEquals(List.of(START, lifted, lifted | Square.F3.bit()), believed());
    }

    @Test
    void aBoardThatHasStartedAnewIsTakenAsItIs() {
        run(1000);
        board.change(START & ~Square.G1.bit(), nowMillis);
        run(1000);
        board.start("00000002", nowMillis);
        board.change(START, nowMillis);
        run(1000);
        assertEquals(List.of(START, START & ~Square.G1.bit(), START), believed());
    }

    @Test
    void aBoardThatForgetsToCountItsStartsIsUnderstoodAllTheSame() {
        run(5000);
        board.change(START & ~Square.G1.bit(), nowMillis);
        run(1000);
        board.start("00000001", nowMillis);
        run(8000);
        board.change(START, nowMillis);
        run(1000);
        assertEquals(List.of(START, START & ~Square.G1.bit(), START), believed());
    }

    @Test
    void anotherMajorVersionIsNotTalkedTo() {
        byte[] hello = line("H 2.0 boot=1 fw=x");
        host.receive(hello, hello.length, 1000);
        assertTrue(host.isHopeless());
        assertTrue(events.fault("board").contains("version 2"));
    }

    @Test
    void aLineThatHearsItselfIsToldInWords() {
        byte[] echo = line("h 1.0");
        host.receive(echo, echo.length, 1000);
        assertTrue(host.isHopeless());
        assertFalse(host.isRecognised());
    }

    private static byte[] line(String body) {
        return String.format("$%s*%04x\n", body, LineChecksum.of(body))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Almost seven minutes of three changes a second. Nothing may be believed that was not so, and
     * what is believed must come in order and end where the board ends.
     */
    @ParameterizedTest(
            name = "one byte in {0} faulty, seed {1}: at most {2} of 1000 changes unseen")
    @CsvSource({"0, 1, 0", "10000, 2, 0", "1000, 3, 0", "1000, 4, 0", "200, 5, 10", "40, 6, 400"})
    void noiseDelaysChangesAndInventsNone(int oneIn, long seed, int unseenOfThousand) {
        wire = new NoisyWire(oneIn, seed);
        Random random = new Random(seed);
        List<Long> truth = new ArrayList<>(List.of(START));
        run(3000);
        while (nowMillis < 400_000) {
            long after = truth.getLast() ^ (1L << random.nextInt(64));
            board.change(after, nowMillis);
            truth.add(after);
            run(1 + random.nextInt(650));
        }
        wire = new NoisyWire(0, 0);
        run(5000);

        int at = 0;
        for (long contacts : believed()) {
            int next = truth.subList(at, truth.size()).indexOf(contacts);
            assertTrue(next >= 0, Long.toHexString(contacts) + " was never so after " + at);
            at += next + 1;
        }
        assertEquals(truth.getLast(), believed().getLast());
        int unseen = truth.size() - believed().size();
        assertTrue(
                unseen * 1000 <= unseenOfThousand * truth.size(),
                unseen + " of " + truth.size() + " unseen");
        assertTrue(host.isUnchanged());
    }
}
