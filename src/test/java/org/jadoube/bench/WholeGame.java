package org.jadoube.bench;

import java.io.ByteArrayOutputStream;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.simulation.MadeUpGames;
import org.jadoube.simulation.SampleGame;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.TableRules;
import org.jadoube.trace.JournalHead;
import org.jadoube.trace.JournalWriter;

/** A game of {@code 90+30} with the clock, as the loop of the service takes it in. */
final class WholeGame implements Intake.Taker {
    private static final int SEED = 1;
    private static final long SCAN_MICROS = 10_000;
    private static final long LONGEST_THOUGHT_MILLIS = 60_000;

    /** As often does the service journal that time passes. */
    private static final long SIGN_OF_LIFE_MICROS = 5_000_000;

    private final JournalHead head = opening();
    private final List<Input> inputs = new ArrayList<>();
    private Sitting sitting = head.sitting();
    private long contacts = head.contacts();
    private final Intake intake = new Intake(Orientation.STRAIGHT, contacts, 0, this);
    private long nowMicros;

    private WholeGame() {}

    /**
     * Plays a game of seed {@value #SEED}.
     *
     * @throws IllegalStateException if the board made another game of it
     */
    static WholeGame played() {
        WholeGame game = new WholeGame();
        SampleGame sample = MadeUpGames.of(SEED);
        game.play(sample);
        List<Move> seen = game.sitting.table().orElseThrow().game().moves();
        if (!seen.equals(sample.moves())) {
            throw new IllegalStateException("the board has seen " + seen);
        }
        return game;
    }

    private static JournalHead opening() {
        TableRules home = TableRules.DEFAULT;
        Plan plan =
                Plan.of(
                        new TableRules(
                                new RecognitionRules(
                                        Completion.PRESS, TouchMove.TOLERANT, 0, (int) SCAN_MICROS),
                                DrawRules.CLAIM,
                                home.variant(),
                                TimeControl.parse("90+30")));
        return new JournalHead(
                OffsetDateTime.parse("2026-11-30T10:00:00+02:00"),
                plan,
                Orientation.STRAIGHT,
                List.of(),
                Position.start().occupied(),
                0);
    }

    JournalHead head() {
        return head;
    }

    List<Input> inputs() {
        return inputs;
    }

    /** The bytes of its journal. */
    byte[] journal() {
        JournalWriter writer = new JournalWriter();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(writer.head(head));
        inputs.forEach(input -> bytes.writeBytes(writer.next(input)));
        return bytes.toByteArray();
    }

    private void play(SampleGame game) {
        Random random = new Random(SEED);
        rest(2_000);
        press(Color.BLACK);
        Position position = game.start();
        for (Move move : game.moves()) {
            rest(2_000 + random.nextLong(LONGEST_THOUGHT_MILLIS));
            Position after = position.play(move);
            hands(position, move, after);
            press(position.turn());
            position = after;
        }
        rest(2_000);
    }

    private void hands(Position before, Move move, Position after) {
        Role promoted = move instanceof Move.Normal normal ? normal.promotion() : null;
        if (promoted != null) {
            intake.enter(nowMicros, micros -> take(new Input.Chose(promoted, micros)));
        }
        change(move.from().bit(), 150);
        long exchanged = before.occupied(before.turn().opposite()) & after.occupied(before.turn());
        for (Square lifted : Bitboard.squares((contacts & ~after.occupied()) | exchanged)) {
            change(lifted.bit(), 200);
        }
        for (Square landing : Bitboard.squares(after.occupied() & ~contacts)) {
            change(landing.bit(), 300);
        }
    }

    private void change(long bits, long restMillis) {
        contacts ^= bits;
        rest(restMillis);
    }

    private void press(Color color) {
        intake.enter(nowMicros, micros -> take(new Input.Pressed(color, micros)));
        rest(100);
    }

    private void rest(long millis) {
        for (long end = nowMicros + millis * 1_000; nowMicros < end; ) {
            nowMicros += SCAN_MICROS;
            intake.scan(contacts, nowMicros);
        }
    }

    private void take(Input input) {
        inputs.add(input);
        sitting = sitting.step(input).sitting();
    }

    @Override
    public void sensed(Input.Sensed input) {
        take(input);
    }

    @Override
    public void elapsed(Input.Elapsed input) {
        take(input);
    }

    @Override
    public long wakeMicros() {
        long last = inputs.isEmpty() ? 0 : inputs.getLast().atMicros();
        return Math.min(sitting.wakeMicros(), last + SIGN_OF_LIFE_MICROS);
    }
}
