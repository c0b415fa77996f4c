package org.jadoube.table;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Stage.SettingUp;

/** What an input means while pieces are set up. */
final class SettingUpPlay {
    /** Players who begin all the same may do so with no more contacts against them. */
    private static final int MOST_WRONG = 2;

    private final SittingPlay play;
    private final SettingUp stage;

    SettingUpPlay(SittingPlay play, SettingUp stage) {
        this.play = play;
        this.stage = stage;
    }

    void take(Input.InGame input) {
        Table begun = stage.begun();
        if (begun != null) {
            Step step = play.step(begun, input, play.sitting().board());
            boolean entered = input.isEntered();
            boolean accepted = entered && !step.isRefused();
            if (entered || step.table().game().plies() > 0) {
                play.tell(step.effects());
            }
            if (accepted || step.table().game().plies() > 0) {
                play.become(play.sitting().ready(step.table(), play.nowMicros()));
            } else {
                play.become(new SettingUp(step.table(), stage.stands(), stage.turned()));
            }
            return;
        }
        if (input instanceof Input.Pressed pressed) {
            press(pressed);
        } else if (input.isEntered()) {
            refuse();
        }
    }

    private void refuse() {
        play.refuse(Refusal.POSITION_DIFFERS);
    }

    /**
     * A press begins the game where the position stands turned round, or all but one contact are as
     * they should be: that one may be dead.
     */
    private void press(Input.Pressed pressed) {
        Color starting = play.sitting().plan().start().turn().opposite();
        if (stage.standsTurned(play.nowMicros())) {
            play.turnRound(null);
        } else if (pressed.color() == starting && wrong() <= 1) {
            begin(pressed);
        } else {
            refuse();
        }
    }

    private int wrong() {
        return Long.bitCount(play.sitting().wrong(play.sitting().plan().start()));
    }

    private void begin(Input.Pressed pressed) {
        Table table = play.sitting().table(List.of(), play.nowMicros());
        Step step = play.step(table, pressed, play.sitting().board());
        play.tell(step.effects());
        play.become(play.sitting().ready(step.table(), play.nowMicros()));
    }

    /** The players want to begin although not every contact is as it should be. */
    void begin() {
        if (wrong() > MOST_WRONG) {
            refuse();
            return;
        }
        Table begun = stage.begun();
        Table table = begun == null ? play.sitting().table(List.of(), play.nowMicros()) : begun;
        play.become(play.sitting().ready(table, play.nowMicros()));
    }

    void look() {
        long now = play.nowMicros();
        Sitting sitting = play.sitting();
        Position start = sitting.plan().start();
        boolean stands = sitting.shows(start);
        boolean turned = sitting.standsTurned();
        Table begun = stage.begun();
        if (begun != null && isDisturbed(begun)) {
            begun = null;
        }
        if (begun == null && stands) {
            begun = sitting.table(List.of(), now);
        }
        SettingUp next =
                new SettingUp(
                        begun, stage.stands().seen(stands, now), stage.turned().seen(turned, now));
        boolean steady = next.stands().forMicros(SettingUp.STEADY_MICROS, now);
        play.become(begun != null && steady ? sitting.ready(begun, now) : next);
    }

    /**
     * Whether the contacts are no longer those of a game in which a first move may be under way.
     */
    private static boolean isDisturbed(Table begun) {
        return begun.recognition().reading() instanceof Reading.PutRight || isScattered(begun);
    }

    /** Whether more pieces are away than any move lifts. */
    static boolean isScattered(Table table) {
        long there = table.game().position().occupied() & ~table.rules().recognition().masked();
        long lacking = there & ~table.recognition().contacts();
        boolean wrong = table.recognition().reading() instanceof Reading.PutRight;
        return Long.bitCount(lacking) > (wrong ? 1 : 2);
    }
}
