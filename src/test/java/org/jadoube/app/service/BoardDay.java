package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Random;
import org.jadoube.adapter.file.GameArchive;
import org.jadoube.adapter.file.JournalFolder;
import org.jadoube.adapter.virtual.VirtualBoard;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.port.Button;
import org.jadoube.port.Fault;
import org.jadoube.port.Signal;
import org.jadoube.port.Snapshot;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.simulation.MadeUpGames;
import org.jadoube.simulation.SampleGame;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** The whole service in the daily use of careful players, with files, on a clock of its own. */
final class BoardDay {
    private static final long TURN_MICROS = 10_000;
    private static final int PATIENCE_TURNS = 20_000;

    /** Of {@code 90+30}; the time for the first move is there from the start. */
    private static final long START_MICROS = 90L * 60_000_000 + 30_000_000;

    private static final long INCREMENT_MICROS = 30_000_000;

    /** For the players to see how it ended, before they set up the next game. */
    private static final long LAST_LOOK_MILLIS = 10_000;

    private final Path folder;
    private final BoardService service;
    private final VirtualBoard board;
    private final BoardLoop loop;
    private @Nullable Snapshot seen;
    private long contacts;
    private long nowMicros;
    private int games;

    private BoardDay(Path folder, int games) {
        this.folder = folder;
        this.games = games;
        service =
                BoardService.open(
                        new JournalFolder(folder.resolve("journals")),
                        new GameArchive(folder.resolve("games")),
                        plan(),
                        micros -> {
                            nowMicros = micros;
                            return () -> nowMicros;
                        },
                        words -> {});
        board = new VirtualBoard(() -> nowMicros);
        loop = service.loop(board, board, snapshot -> seen = snapshot, () -> {});
        contacts = service.contactsAsLeft();
        board.set(contacts);
        rest(1_000);
    }

    static BoardDay firstAt(Path folder) {
        return new BoardDay(folder, 0);
    }

    private static Plan plan() {
        return Plan.of(
                new TableRules(
                        new RecognitionRules(Completion.PRESS, TouchMove.TOLERANT, 0, TURN_MICROS),
                        DrawRules.CLAIM,
                        TableRules.DEFAULT.variant(),
                        TimeControl.parse("90+30")));
    }

    long nowMicros() {
        return nowMicros;
    }

    /** Sets up, plays a made-up game with the clock, resigns if it has no end, and looks at it. */
    void play(int seed) throws InterruptedException {
        setUp();
        SampleGame game = MadeUpGames.of(seed);
        Random random = new Random(seed);
        long[] left = {START_MICROS, START_MICROS};
        long startMicros = press(Color.BLACK);
        Position position = game.start();
        for (Move move : game.moves()) {
            Color mover = position.turn();
            rest(2_000 + random.nextInt(20_000));
            if (random.nextInt(20) == 0) {
                annoy(random);
            }
            Position after = position.play(move);
            hands(position, move, after);
            boolean over = after.isCheckmate() || after.isStalemate();
            long pressedMicros = press(mover);
            left[mover.ordinal()] -= pressedMicros - startMicros;
            left[mover.ordinal()] += INCREMENT_MICROS;
            startMicros = pressedMicros;
            position = after;
            if (over || table().outcome().isPresent()) {
                break;
            }
            String where = "seed " + seed + ", after " + table().game().plies() + " plies";
            assertEquals(left[mover.ordinal()], clock(mover), where);
        }
        if (table().outcome().isEmpty()) {
            assertEquals(game.moves(), table().game().moves(), "seed " + seed);
            service.signals().accept(new Signal.ButtonPressed(Button.RESIGN, nowMicros));
            rest(1_000);
        }
        assertTrue(table().outcome().isPresent(), "seed " + seed);
        rest(LAST_LOOK_MILLIS);
        awaitSafe();
        games++;
    }

    private long clock(Color color) {
        ChessClock clock = table().clock().clock().orElseThrow();
        return clock.remainingMicros(color, nowMicros);
    }

    /** The sensor and the panel have their moments. */
    private void annoy(Random random) {
        switch (random.nextInt(3)) {
            case 0 -> {
                Square square = Square.of(random.nextInt(64));
                change(square.bit());
                rest(40);
                change(square.bit());
            }
            case 1 -> {
                Fault fault = new Fault("lights", "The lights do not answer.", nowMicros);
                service.signals().accept(new Signal.FaultBegan(fault));
                rest(3_000);
                service.signals().accept(new Signal.FaultEnded("lights"));
            }
            default -> enter(new Input.DeclinedDraw(nowMicros));
        }
        rest(500);
    }

    private void hands(Position before, Move move, Position after) {
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            enter(new Input.Chose(normal.promotion(), nowMicros));
        }
        change(move.from().bit());
        rest(150);
        long exchanged = before.occupied(before.turn().opposite()) & after.occupied(before.turn());
        for (Square lifted : Bitboard.squares((contacts & ~after.occupied()) | exchanged)) {
            change(lifted.bit());
            rest(200);
        }
        for (Square landing : Bitboard.squares(after.occupied() & ~contacts)) {
            change(landing.bit());
            rest(300);
        }
    }

    private long press(Color color) {
        Button button = color == Color.WHITE ? Button.WHITE_CLOCK : Button.BLACK_CLOCK;
        rest(200);
        long at = nowMicros;
        service.signals().accept(new Signal.ButtonPressed(button, at));
        rest(100);
        return at;
    }

    private void enter(Input input) {
        service.signals()
                .accept(
                        new Signal.Entered(
                                micros ->
                                        input instanceof Input.Chose chose
                                                ? new Input.Chose(chose.role(), micros)
                                                : new Input.DeclinedDraw(micros),
                                nowMicros));
        rest(50);
    }

    private void setUp() {
        long start = Position.start().occupied();
        for (Square square : Bitboard.squares(contacts ^ start)) {
            change(square.bit());
            rest(400);
        }
        rest(20_000);
    }

    private void change(long bits) {
        contacts ^= bits;
        board.set(contacts);
    }

    private void rest(long millis) {
        restUntil(nowMicros + millis * 1_000);
    }

    void restUntil(long endMicros) {
        while (nowMicros < endMicros) {
            nowMicros += TURN_MICROS;
            loop.turn();
        }
    }

    /** Lets the other threads catch up with simulated time. */
    private void awaitSafe() throws InterruptedException {
        for (int turn = 0; snapshot().safePlies() < table().game().plies(); turn++) {
            assertTrue(turn < PATIENCE_TURNS, "the journal does not get safe");
            Thread.sleep(1);
            nowMicros += TURN_MICROS;
            loop.turn();
        }
    }

    private Snapshot snapshot() {
        if (seen == null) {
            throw new IllegalStateException("not shown yet");
        }
        return seen;
    }

    private Table table() {
        return snapshot().sitting().table().orElseThrow();
    }

    void end() throws InterruptedException {
        assertTrue(service.close(), "not all was safe");
    }

    /** Ends the service and starts it again in the same process. */
    BoardDay restart() throws InterruptedException {
        end();
        return new BoardDay(folder, games);
    }

    @Override
    public String toString() {
        return games + " games, " + nowMicros / 3_600_000_000L + " h";
    }
}
