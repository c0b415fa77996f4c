package org.jadoube.simulation;

import java.time.OffsetDateTime;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;
import org.jadoube.trace.JournalHead;

/**
 * A board in the hands of nobody who plays: moves, contact storms, buttons, nonsense on the panel
 * and power cuts at any moment.
 *
 * <p>Whatever is done, nothing may throw, no move that is not legal may stand in the record, and
 * moves that the journal has kept must survive a power cut.
 */
final class ChaoticBoard {
    private static final OffsetDateTime DATE = OffsetDateTime.parse("2026-01-01T12:00:00Z");
    private static final long SCAN_MICROS = 10_000;
    private static final int MOST_TOGGLES = 40;

    private final Chances chances;
    private final Nonsense nonsense;
    private final KeptSitting kept;
    private long contacts;
    private long nowMicros;

    private ChaoticBoard(long seed) {
        chances = new Chances(seed);
        nonsense = new Nonsense(chances);
        contacts = Position.start().occupied();
        JournalHead head =
                new JournalHead(DATE, plan(), Orientation.STRAIGHT, List.of(), contacts, nowMicros);
        kept = new KeptSitting(head, (input, step) -> {});
    }

    /**
     * Goes through as many events as are told.
     *
     * @throws IllegalStateException if a promise was broken
     */
    static Chaos.Survived of(long seed, int events) {
        ChaoticBoard board = new ChaoticBoard(seed);
        for (int i = 0; i < events; i++) {
            board.event();
        }
        int plies = board.kept.sitting().table().map(table -> table.game().plies()).orElse(0);
        return new Chaos.Survived(board.kept.inputs(), board.kept.powerCuts(), plies);
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

    private void event() {
        switch (chances.weighted(60, 8, 12, 12, 3, 5)) {
            case 0 -> move();
            case 1 -> storm();
            case 2 -> press();
            case 3 -> enterNonsense();
            case 4 -> cutPower();
            default -> rest(chances.below(5_000));
        }
        rest(chances.below(900));
    }

    private void press() {
        Color color = nonsense.color();
        kept.enter(nowMicros, at -> new Input.Pressed(color, at));
    }

    private void enterNonsense() {
        kept.enter(
                nowMicros,
                switch (chances.weighted(80, 15, 5)) {
                    case 0 -> nonsense.passing(kept.sitting());
                    case 1 -> nonsense.planning(plan());
                    default -> nonsense.ending();
                });
    }

    private void move() {
        Position position =
                kept.sitting()
                        .table()
                        .map(table -> table.game().position())
                        .orElse(Position.start());
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
                    kept.sitting()
                            .table()
                            .map(table -> table.game().position().occupied())
                            .orElse(Position.start().occupied());
        }
    }

    private void rest(long millis) {
        long end = nowMicros + millis * 1_000;
        while (nowMicros < end) {
            nowMicros += SCAN_MICROS;
            kept.scan(contacts, nowMicros);
        }
    }

    private void cutPower() {
        nowMicros += 1_000_000L * (1 + chances.below(60));
        kept.beginAgain(chances.below(3), chances.below(30), contacts, nowMicros);
    }
}
