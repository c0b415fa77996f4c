package org.jadoube.table;

import org.jadoube.table.Stage.Anew;
import org.jadoube.table.Stage.Playing;
import org.jadoube.table.Stage.SettingUp;

/** What the players say about the games at a board. */
final class SittingWords {
    private final SittingPlay play;

    SittingWords(SittingPlay play) {
        this.play = play;
    }

    void take(Input.OfSitting word) {
        switch (word) {
            case Input.Planned planned -> play.begin(onThisBoard(planned.plan()));
            case Input.Began began -> begin();
            case Input.WentOn wentOn -> goOn();
            case Input.Turned turned -> turn();
            case Input.NotTurned notTurned -> doNotTurn();
            case Input.DrewColors drew -> draw(drew.exchanged());
        }
    }

    /** Which contacts count is a property of the board, whatever is played on it. */
    private Plan onThisBoard(Plan plan) {
        return plan.masking(play.sitting().masked());
    }

    private void begin() {
        switch (play.sitting().stage()) {
            case SettingUp settingUp -> new SettingUpPlay(play, settingUp).begin();
            case Playing playing -> {
                Anew anew = playing.anew();
                if (anew != null) {
                    play.begin(anew);
                } else if (playing.isOver() || !Sitting.isUntouched(playing.table())) {
                    play.begin(play.next(playing.table()));
                } else {
                    play.refuse(Refusal.NOT_ASKED);
                }
            }
        }
    }

    private void goOn() {
        if (play.sitting().offersNextGame() && play.sitting().stage() instanceof Playing playing) {
            new GamePlay(play, playing).goOn();
            play.become(((Playing) play.sitting().stage()).goingOn());
        } else {
            play.refuse(Refusal.NOT_ASKED);
        }
    }

    /** The board may be turned as long as nothing has been played on it. */
    private void turn() {
        switch (play.sitting().stage()) {
            case SettingUp settingUp -> play.turnRound(null);
            case Playing playing -> {
                if (playing.table().game().plies() == 0 && !playing.isOver()) {
                    play.turnRound(playing.turned());
                } else {
                    play.refuse(Refusal.NOT_ASKED);
                }
            }
        }
    }

    private void doNotTurn() {
        if (play.sitting().offersTurn() && play.sitting().stage() instanceof Playing playing) {
            play.become(Playing.of(playing.table(), null));
        } else {
            play.refuse(Refusal.NOT_ASKED);
        }
    }

    private void draw(boolean exchanged) {
        if (play.sitting().awaitsDraw()) {
            play.plan(play.sitting().plan().drawn(exchanged));
        } else {
            play.refuse(Refusal.NOT_ASKED);
        }
    }
}
