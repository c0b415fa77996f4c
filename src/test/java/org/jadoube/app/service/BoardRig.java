package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Uci;
import org.jadoube.port.Archive;
import org.jadoube.port.Button;
import org.jadoube.port.Signal;
import org.jadoube.port.Snapshot;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.trace.Inputs;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceToken;

/** The whole service around a virtual board, turn by turn, on a clock that a test moves. */
final class BoardRig {
    private static final long TURN_MICROS = 10_000;
    private static final int STEP_TURNS = 30;
    private static final int PATIENCE_TURNS = 10_000;

    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<Snapshot> shown = new ArrayList<>();
    private final BoardService service;
    private final VirtualBoard board;
    private final BoardLoop loop;
    private long nowMicros;
    private int turns;

    private BoardRig(JournalFolder journals, Archive archive, Plan plan) {
        service =
                BoardService.open(
                        journals,
                        archive,
                        plan,
                        micros -> {
                            nowMicros = micros;
                            return () -> nowMicros;
                        },
                        log::add);
        board = new VirtualBoard(() -> nowMicros);
        loop = service.loop(board, board, shown::add, () -> turns++);
    }

    /** Starts the service; the board is not plugged in yet. */
    static BoardRig unplugged(JournalFolder journals, Archive archive, Plan plan) {
        return new BoardRig(journals, archive, plan);
    }

    /** Starts it at a board whose contacts are as they were left. */
    static BoardRig start(JournalFolder journals, Archive archive, Plan plan) {
        BoardRig rig = unplugged(journals, archive, plan);
        return rig.plug(rig.service.contactsAsLeft());
    }

    /** Plugs the board in and lets the service look at it. */
    BoardRig plug(long contacts) {
        board.set(contacts);
        return rest(100);
    }

    /** Lets time pass. */
    BoardRig rest(long millis) {
        for (long end = nowMicros + millis * 1_000; nowMicros < end; ) {
            nowMicros += TURN_MICROS;
            loop.turn();
        }
        return this;
    }

    /** Contacts by name, {@code e2-} for a lift and {@code e4+} for a placement. */
    BoardRig hand(String... changes) {
        for (String change : changes) {
            Square square = Square.parse(change.substring(0, 2)).orElseThrow();
            contact(square, change.endsWith("+"));
            rest(STEP_TURNS * TURN_MICROS / 1_000);
        }
        return this;
    }

    /** What a trace tells of contacts and clock buttons, at its times. */
    BoardRig play(Trace trace) {
        long start = nowMicros;
        for (TraceToken token : trace.tokens()) {
            while (nowMicros + TURN_MICROS < start + token.atMicros()) {
                rest(TURN_MICROS / 1_000);
            }
            switch (token) {
                case TraceToken.Contact contact -> contact(contact.square(), contact.closed());
                case TraceToken.AllContacts all -> board.set(all.closed());
                case TraceToken.Press press ->
                        service.signals()
                                .accept(
                                        new Signal.ButtonPressed(
                                                press.color() == Color.WHITE
                                                        ? Button.WHITE_CLOCK
                                                        : Button.BLACK_CLOCK,
                                                start + press.atMicros()));
                case TraceToken.Panel panel ->
                        enter(micros ->
                                Inputs.of(panel.action(), micros, sitting().table().orElseThrow()));
                case TraceToken.End end -> {}
            }
        }
        return rest(3_000);
    }

    /** All that has come of everything so far. */
    List<Effect> effects() {
        return shown.stream().flatMap(snapshot -> snapshot.effects().stream()).toList();
    }

    private void contact(Square square, boolean closed) {
        if (closed) {
            board.place(square);
        } else {
            board.lift(square);
        }
    }

    BoardRig press(Button button) {
        service.signals().accept(new Signal.ButtonPressed(button, nowMicros));
        return rest(50);
    }

    BoardRig enter(LongFunction<Input> input) {
        service.signals().accept(new Signal.Entered(input, nowMicros));
        return rest(50);
    }

    /** Takes turns until something is so that other threads bring about. */
    BoardRig await(BooleanSupplier condition) throws InterruptedException {
        for (int turn = 0; !condition.getAsBoolean(); turn++) {
            assertTrue(turn < PATIENCE_TURNS, () -> "in vain, at " + moves() + ", " + log);
            Thread.sleep(1);
            loop.turn();
        }
        return this;
    }

    /** Waits until every move is safe. */
    BoardRig awaitSafe() throws InterruptedException {
        return await(() -> safePlies() == plies());
    }

    /** Ends the service as it is asked to. */
    boolean end() throws InterruptedException {
        return service.close();
    }

    VirtualBoard board() {
        return board;
    }

    SignalQueue signals() {
        return service.signals();
    }

    Sitting sitting() {
        return last().sitting();
    }

    Snapshot last() {
        return shown.getLast();
    }

    List<Snapshot> shown() {
        return shown;
    }

    List<String> log() {
        return List.copyOf(log);
    }

    int turns() {
        return turns;
    }

    long nowMicros() {
        return nowMicros;
    }

    int safePlies() {
        return last().safePlies();
    }

    int plies() {
        return Replay.moves(sitting()).size();
    }

    String moves() {
        return Replay.moves(sitting()).stream()
                .map(move -> Uci.format(move, Variant.STANDARD))
                .collect(Collectors.joining(" "));
    }

    List<String> faults() {
        return last().faults().stream().map(fault -> fault.part()).toList();
    }
}
