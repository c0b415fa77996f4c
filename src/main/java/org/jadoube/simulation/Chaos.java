package org.jadoube.simulation;

import java.time.OffsetDateTime;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawClaim.Ground;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Game;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.JournalHead;

/**
 * A board in the hands of nobody who plays: moves, contact storms, buttons, nonsense on the panel
 * and power cuts at any moment.
 *
 * <p>Whatever is done, nothing may throw, no move that is not legal may stand in the record, and
 * moves that the journal has kept must survive a power cut.
 */
public final class Chaos {
    private static final OffsetDateTime DATE = OffsetDateTime.parse("2026-01-01T12:00:00Z");
    private static final long SCAN_MICROS = 10_000;
    private static final int MOST_TOGGLES = 40;
    private static final long[] TIMES = {60_000_000, 5_000_000};

    private final Chances chances;
    private final FullTest fullTest = new FullTest();
    private Sitting sitting;
    private KeptJournal journal;
    private Intake intake;
    private long contacts;
    private long nowMicros;
    private int inputs;
    private int restarts;

    /**
     * What was gone through.
     *
     * @param inputs taken in
     * @param restarts power cuts
     * @param plies of the last game
     */
    public record Survived(int inputs, int restarts, int plies) {}

    private Chaos(long seed) {
        chances = new Chances(seed);
        contacts = Position.start().occupied();
        JournalHead head =
                new JournalHead(DATE, plan(), Orientation.STRAIGHT, List.of(), contacts, nowMicros);
        sitting = head.sitting();
        journal = KeptJournal.of(head);
        intake = newIntake();
    }

    /**
     * Goes through as many events as are told.
     *
     * @throws IllegalStateException if a promise was broken
     */
    public static Survived of(long seed, int events) {
        Chaos chaos = new Chaos(seed);
        for (int i = 0; i < events; i++) {
            chaos.event();
        }
        int plies = chaos.sitting.table().map(table -> table.game().plies()).orElse(0);
        return new Survived(chaos.inputs, chaos.restarts, plies);
    }

    private Plan plan() {
        RecognitionRules recognition =
                new RecognitionRules(
                        chances.happens(0.5) ? Completion.AUTO : Completion.PRESS,
                        chances.happens(0.5) ? TouchMove.TOLERANT : TouchMove.STRICT,
                        0,
                        SCAN_MICROS);
        TimeControl time =
                chances.happens(0.5)
                        ? TimeControl.parse(chances.oneOf(List.of("3+2", "40/5, 1d3", "10")))
                        : null;
        DrawRules draws = chances.oneOf(List.of(DrawRules.values()));
        return Plan.of(new TableRules(recognition, draws, Variant.STANDARD, time));
    }

    private Intake newIntake() {
        return new Intake(Orientation.STRAIGHT, contacts, nowMicros, new SittingTaker());
    }

    private void event() {
        switch (chances.weighted(60, 8, 12, 12, 3, 5)) {
            case 0 -> move();
            case 1 -> storm();
            case 2 -> enter(new Input.Pressed(anyColor(), nowMicros));
            case 3 -> nonsense();
            case 4 -> cutPower();
            default -> rest(chances.below(5_000));
        }
        rest(chances.below(900));
    }

    private Color anyColor() {
        return chances.happens(0.5) ? Color.WHITE : Color.BLACK;
    }

    private void move() {
        Position position =
                sitting.table().map(table -> table.game().position()).orElse(Position.start());
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty()) {
            resetPieces();
            return;
        }
        Sketch sketch = new Sketch(nowMicros);
        new Hands(Profile.BLITZ, chances).move(position, chances.oneOf(legal), sketch);
        for (Motion motion : sketch.as(Manner.QUIET).motions()) {
            rest(Math.max(0, (motion.atMicros() - nowMicros) / 1_000));
            if (motion.deed() instanceof Deed.OnSquare here) {
                contacts ^= here.square().bit();
            }
        }
    }

    private void resetPieces() {
        contacts = Position.start().occupied();
        rest(3_000);
    }

    private void storm() {
        int toggles = 1 + chances.below(MOST_TOGGLES);
        for (int i = 0; i < toggles; i++) {
            contacts ^= 1L << chances.below(64);
            rest(chances.below(60));
        }
        if (chances.happens(0.8)) {
            contacts =
                    sitting.table()
                            .map(table -> table.game().position().occupied())
                            .orElse(Position.start().occupied());
        }
    }

    private void nonsense() {
        Color color = anyColor();
        Square from = Square.of(chances.below(64));
        Square to = Square.of(chances.below(64));
        long micros = TIMES[chances.below(TIMES.length)];
        List<Input> entries =
                List.of(
                        new Input.Masked(from, chances.happens(0.5), nowMicros),
                        new Input.Adjusted(nowMicros),
                        new Input.Chose(chances.oneOf(List.of(Role.values())), nowMicros),
                        new Input.Answered(answer(new Move.Normal(from, to)), nowMicros),
                        new Input.TookBack(nowMicros),
                        new Input.OfferedDraw(color, nowMicros),
                        new Input.DeclinedDraw(nowMicros),
                        new Input.Claimed(DrawClaim.onTheBoard(Ground.THREEFOLD), nowMicros),
                        new Input.Claimed(DrawClaim.onTheBoard(Ground.FIFTY), nowMicros),
                        new Input.Paused(nowMicros),
                        new Input.Resumed(nowMicros),
                        new Input.AddedTime(color, -micros, nowMicros),
                        new Input.SetTime(color, micros, nowMicros),
                        new Input.SetMoves(color, chances.below(40), nowMicros),
                        new Input.Announced(new Move.Normal(from, to), nowMicros),
                        new Input.Turned(nowMicros),
                        new Input.NotTurned(nowMicros),
                        new Input.Began(nowMicros),
                        new Input.WentOn(nowMicros),
                        new Input.DrewColors(chances.happens(0.5), nowMicros),
                        new Input.Planned(plan(), nowMicros));
        List<Input> last =
                List.of(new Input.Resigned(color, nowMicros), new Input.AcceptedDraw(nowMicros));
        enter(chances.oneOf(chances.happens(0.05) ? last : entries));
    }

    private Move answer(Move otherwise) {
        List<Move> asked = sitting.table().map(Table::alternatives).orElse(List.of());
        return asked.isEmpty() || chances.happens(0.3) ? otherwise : chances.oneOf(asked);
    }

    private void enter(Input input) {
        intake.enter(nowMicros, atMicros -> step(timed(input, atMicros)));
    }

    /** What is entered counts from when its turn comes; here that is its own time or later. */
    private static Input timed(Input input, long atMicros) {
        return input instanceof Input.Pressed pressed
                ? new Input.Pressed(pressed.color(), atMicros)
                : input;
    }

    private void rest(long millis) {
        long end = nowMicros + millis * 1_000;
        while (nowMicros < end) {
            nowMicros += SCAN_MICROS;
            intake.scan(contacts, nowMicros);
        }
    }

    private void cutPower() {
        KeptJournal.Recovered recovered = journal.recover(chances.below(3), chances.below(30));
        sitting = recovered.sitting();
        journal = recovered.journal();
        nowMicros += 1_000_000L * (1 + chances.below(60));
        restarts++;
        intake = newIntake();
        step(new Input.Restarted(contacts, nowMicros));
    }

    private void step(Input input) {
        SittingStep step = sitting.step(input);
        sitting = step.sitting();
        inputs++;
        journal.keep(input, sitting);
        if (step.effects().stream().anyMatch(Effect.Played.class::isInstance)) {
            sitting.table().ifPresent(Chaos::requireLegal);
        }
        for (Effect effect : step.effects()) {
            if (effect instanceof Effect.GameBegun begun) {
                journal = KeptJournal.of(begun);
            } else if (effect instanceof Effect.WinnabilityWanted wanted) {
                long at = nowMicros;
                intake.enter(at, micros -> judge(wanted.position(), micros));
            }
        }
    }

    private void judge(Position position, long atMicros) {
        step(new Input.Judged(position, fullTest.winnability(position), atMicros));
    }

    private static void requireLegal(Table table) {
        Game game = table.game();
        Position position = game.start();
        for (Move move : game.moves()) {
            if (!position.isLegal(move)) {
                throw new IllegalStateException(move + " stands in the record and is not legal");
            }
            position = position.playUnchecked(move);
        }
    }

    private final class SittingTaker implements Intake.Taker {
        @Override
        public void sensed(Input.Sensed input) {
            step(input);
        }

        @Override
        public void elapsed(Input.Elapsed input) {
            step(input);
        }

        @Override
        public long wakeMicros() {
            return sitting.wakeMicros();
        }
    }
}
