package org.jadoube.adapter.serial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jadoube.adapter.serial.Conversation.Ending;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Button;
import org.jadoube.port.Lights;
import org.jadoube.port.PieceSensor;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.jadoube.port.ToldFaults;
import org.jspecify.annotations.Nullable;

/**
 * A board on a serial line: looked for, listened to, and looked for again whenever it is lost.
 *
 * <p>One thread reads the port and does what the protocol wants, one writes. The loop polls what
 * has come in. Faults are told under {@value #PART}, and under {@code lights}.
 */
public final class SerialBoard implements PieceSensor, Lights {
    static final String PART = "board";

    /** So long the board has to turn its lights off before the port is closed. */
    private static final long FAREWELL_MILLIS = 200;

    private static final long CLOSING_MILLIS = 2_000;

    /** Shorter than a boot loader is left alone: so strangers are never spoken to. */
    private static final long LISTENING_MICROS = 2_400_000;

    /** For the only kind that is looked for, which may be asked whether it is there. */
    private static final long ASKING_MICROS = 5_000_000;

    private final LongSupplier clock;
    private final ToldFaults faults;
    private final Playback playback;
    private final long patienceMicros;
    private final BoardEvents events = new Events();
    private final ScannerMemory memory = new ScannerMemory(events);
    private final Thread thread;

    private LightFrame shown = LightFrame.DARK;
    private @Nullable Conversation conversation;
    private boolean closed;

    /**
     * Looks for a board from now on.
     *
     * @param names paths of ports, by preference stable ones such as {@code
     *     /dev/serial/by-id/usb-…}; the last part may be a pattern
     * @param kinds the kinds of board to look for, in this order on each port
     * @param clock the monotonic clock of the service, in microseconds
     * @param signals told of presses and faults by threads of this adapter
     * @throws IllegalArgumentException if a board that must be asked is to be looked for together
     *     with others: what is said to it would be said to strangers
     */
    public static SerialBoard open(
            List<String> names,
            List<BoardKind> kinds,
            LongSupplier clock,
            Consumer<Signal> signals) {
        return new SerialBoard(new SystemPorts(), names, kinds, clock, signals);
    }

    SerialBoard(
            SerialPorts ports,
            List<String> names,
            List<BoardKind> kinds,
            LongSupplier clock,
            Consumer<Signal> signals) {
        if (kinds.size() > 1 && !kinds.stream().allMatch(BoardKind::speaksUnasked)) {
            throw new IllegalArgumentException(
                    "a board that says nothing unasked cannot be looked for among others: "
                            + kinds);
        }
        this.clock = clock;
        faults = new ToldFaults(signals);
        playback = new Playback(signals);
        patienceMicros = kinds.size() == 1 ? ASKING_MICROS : LISTENING_MICROS;
        thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("jadoube-serial")
                        .unstarted(
                                new BoardSearch(
                                        ports,
                                        names,
                                        kinds,
                                        this::converse,
                                        words -> report(PART, words)));
        thread.start();
    }

    /** What the protocol brings about; called with the lock held. */
    private final class Events implements BoardEvents {
        @Override
        public void send(byte[] bytes) {
            if (conversation != null) {
                conversation.write(bytes);
            }
        }

        @Override
        public void scanned(long contacts, long atMicros) {
            playback.addContacts(contacts, atMicros);
        }

        @Override
        public void pressed(Button button, long atMicros) {
            playback.addPress(button, atMicros);
        }

        @Override
        public void faulty(String part, String words) {
            report(part, words);
        }

        @Override
        public void working(String part) {
            faults.ended(part);
        }
    }

    private synchronized void report(String part, String words) {
        faults.began(part, words, clock.getAsLong());
    }

    /** Talks with whatever is on a line until that is over. */
    private Ending converse(SerialLine line, BoardKind kind) {
        try (line;
                LineWriter writer = new LineWriter(line)) {
            begin(kind, writer);
            byte[] bytes = new byte[1024];
            while (true) {
                Optional<Ending> ending = take(bytes, line.read(bytes));
                if (ending.isPresent()) {
                    return ending.get();
                }
            }
        } finally {
            end();
        }
    }

    private synchronized void begin(BoardKind kind, LineWriter writer) {
        long nowMicros = clock.getAsLong();
        BoardProtocol protocol = kind.protocol(events, memory, nowMicros);
        conversation = new Conversation(kind, protocol, writer, nowMicros + patienceMicros);
        protocol.show(shown, nowMicros);
    }

    private synchronized Optional<Ending> take(byte[] bytes, int count) {
        if (closed || conversation == null) {
            return Optional.of(Ending.CLOSED);
        }
        long nowMicros = clock.getAsLong();
        Optional<Ending> ending = conversation.received(bytes, count, nowMicros);
        if (conversation.isAlive(nowMicros)) {
            faults.ended(PART);
        } else if (conversation.isRecognised()) {
            report(PART, "The board is silent. Its cable may be loose.");
        }
        return ending;
    }

    private synchronized void end() {
        conversation = null;
    }

    @Override
    public synchronized List<Scan> poll() {
        long nowMicros = clock.getAsLong();
        boolean unchanged = conversation != null && conversation.isUnchanged(nowMicros);
        return playback.poll(nowMicros, unchanged);
    }

    @Override
    public synchronized Optional<Map<Square, Piece>> pieces() {
        return conversation == null ? Optional.empty() : conversation.pieces();
    }

    @Override
    public synchronized void show(LightFrame frame) {
        shown = frame;
        if (conversation != null) {
            conversation.show(frame, clock.getAsLong());
        }
    }

    @Override
    public void close() {
        try {
            synchronized (this) {
                if (closed) {
                    return;
                }
                show(LightFrame.DARK);
            }
            Thread.sleep(FAREWELL_MILLIS);
            synchronized (this) {
                closed = true;
            }
            thread.interrupt();
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
