package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Stage.Anew;
import org.jadoube.table.Stage.Playing;
import org.jadoube.table.Stage.SettingUp;
import org.jspecify.annotations.Nullable;

/** Carries out one input: the sitting while it changes. */
final class SittingPlay {
    private static final Outcome LEFT = new Outcome(Result.UNFINISHED, Termination.ABANDONED);

    private final Sitting before;
    private final Input input;
    private final List<Effect> effects = new ArrayList<>();
    private Sitting sitting;

    SittingPlay(Sitting before, Input input) {
        this.before = before;
        this.input = input;
        sitting = before;
    }

    SittingStep carryOut() {
        sitting = sitting.feeling(contacts());
        if (input instanceof Input.Masked masked) {
            sitting = sitting.masking(masked);
        }
        switch (input) {
            case Input.InGame inGame -> {
                switch (sitting.stage()) {
                    case SettingUp settingUp -> new SettingUpPlay(this, settingUp).take(inGame);
                    case Playing playing -> new GamePlay(this, playing).take(inGame);
                }
            }
            case Input.OfSitting word -> new SittingWords(this).take(word);
        }
        look();
        return told();
    }

    /** Looks at the board after what was taken in. */
    private void look() {
        switch (sitting.stage()) {
            case SettingUp settingUp -> new SettingUpPlay(this, settingUp).look();
            case Playing playing -> new GamePlay(this, playing).look();
        }
    }

    /** A world that has forgotten what it was told is told again. */
    private SittingStep told() {
        boolean again = input instanceof Input.Restarted;
        if (sitting.offersTurn() && (again || !before.offersTurn())) {
            effects.add(new Effect.TurnOffered());
        }
        if (sitting.offersNextGame() && (again || !before.offersNextGame())) {
            effects.add(new Effect.NextGameOffered());
        }
        sitting = sitting.lit();
        if (again || !sitting.lights().equals(before.lights())) {
            effects.add(new Effect.Lit(sitting.lights()));
        }
        return new SittingStep(sitting, effects);
    }

    private long contacts() {
        return switch (input) {
            case Input.Sensed sensed -> after(sensed.events());
            case Input.Restarted restarted -> restarted.contacts();
            case Input other -> before.contacts();
        };
    }

    private long after(List<ContactEvent> events) {
        long contacts = before.contacts();
        for (ContactEvent event : events) {
            contacts =
                    switch (event) {
                        case ContactEvent.Lift lift -> contacts & ~lift.square().bit();
                        case ContactEvent.Place place -> contacts | place.square().bit();
                        case ContactEvent.Blip blip -> contacts;
                    };
        }
        return contacts;
    }

    Sitting sitting() {
        return sitting;
    }

    long nowMicros() {
        return input.atMicros();
    }

    void become(Stage stage) {
        sitting = sitting.in(stage);
    }

    void refuse(Refusal refusal) {
        effects.add(new Effect.Refused(refusal));
    }

    /** What a table makes of an input; its effects are told by whoever believes in that table. */
    Step step(Table table, Input.InGame inGame, Orientation board) {
        return table.step(
                switch (inGame) {
                    case Input.Sensed sensed -> sensed.on(board);
                    case Input.Restarted restarted -> restarted.on(board);
                    case Input.Masked masked -> masked.on(board);
                    case Input.InGame other -> other;
                });
    }

    /** Tells what happened at the table; the lights are the sitting's. */
    void tell(List<Effect> ofTable) {
        ofTable.stream().filter(effect -> !(effect instanceof Effect.Lit)).forEach(effects::add);
    }

    /** Leaves the game, if there is one, and goes on with another. */
    void begin(Plan plan) {
        begin(anew(plan));
    }

    /** Leaves the game, if there is one, and goes on with the one that has begun. */
    void begin(Anew anew) {
        if (sitting.stage() instanceof Playing playing
                && !playing.isOver()
                && !Sitting.isUntouched(playing.table())) {
            effects.add(new Effect.Abandoned(playing.table()));
        }
        effects.add(new Effect.GameBegun(anew.begun(), anew.atMicros(), anew.since()));
        sitting = anew.now();
    }

    /** A game that could begin now. */
    Anew anew(Plan plan) {
        Sitting begun =
                Sitting.of(plan, sitting.board(), List.of(), sitting.contacts(), nowMicros());
        return new Anew(begun, nowMicros(), begun, List.of());
    }

    /** The plan of the game after the one at this table. */
    Plan next(Table table) {
        return sitting.plan().next(table.outcome().orElse(LEFT));
    }

    /** Goes on with the same game by another plan, of which nothing has been played. */
    void plan(Plan plan) {
        boolean sameRules = plan.rules().equals(sitting.plan().rules());
        sitting =
                sameRules
                        ? new Sitting(
                                plan,
                                sitting.board(),
                                sitting.contacts(),
                                sitting.stage(),
                                sitting.lights())
                        : Sitting.of(
                                plan, sitting.board(), List.of(), sitting.contacts(), nowMicros());
    }

    /** Turns the board round, with the game that is being played on it so, if there is one. */
    void turnRound(@Nullable Table turned) {
        sitting = sitting.turned();
        if (turned == null) {
            sitting =
                    Sitting.of(
                            sitting.plan(),
                            sitting.board(),
                            List.of(),
                            sitting.contacts(),
                            nowMicros());
            return;
        }
        for (Move move : turned.game().moves()) {
            effects.add(new Effect.Played(move));
        }
        become(Playing.of(turned, null));
    }
}
