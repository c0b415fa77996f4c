package org.jadoube.table;

import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.table.Stage.Anew;
import org.jadoube.table.Stage.Playing;
import org.jadoube.table.Stage.SettingUp;
import org.jspecify.annotations.Nullable;

/** What an input means while a game stands ready, is played, or is over. */
final class GamePlay {
    /** More moves than this are not taken back at a stroke: the pieces were set up anew. */
    private static final int MOST_TAKEN_BACK = 2;

    private final SittingPlay play;
    private final Playing stage;

    GamePlay(SittingPlay play, Playing stage) {
        this.play = play;
        this.stage = stage;
    }

    void take(Input.InGame input) {
        Anew anew = stage.anew();
        if (anew != null && isAtBoard(input)) {
            anew(anew, input);
        } else if (input instanceof Input.Pressed pressed && acceptsTurn(pressed)) {
            turnRound(input);
        } else {
            game(input);
        }
    }

    private static boolean isByHand(Input.InGame input) {
        return input instanceof Input.Sensed || input instanceof Input.Elapsed;
    }

    /**
     * What is said, and what is found out, concerns the game that is on; the rest may be either.
     */
    private static boolean isAtBoard(Input.InGame input) {
        return isByHand(input)
                || input instanceof Input.Pressed
                || input instanceof Input.Restarted;
    }

    /** White's press completes a move that only White, on a board turned round, has made. */
    private boolean acceptsTurn(Input.Pressed pressed) {
        return stage.offersTurn() && pressed.color() == play.sitting().plan().start().turn();
    }

    private void turnRound(Input.InGame input) {
        Table turned = stage.turned();
        play.turnRound(turned);
        if (turned != null) {
            Step step = play.step(turned, input, play.sitting().board());
            play.tell(step.effects());
            play.become(Playing.of(step.table(), null));
        }
    }

    /** The pieces stand as at the start, or have since: is this the next game? */
    private void anew(Anew anew, Input.InGame input) {
        SittingStep step = anew.now().step(input);
        Anew next = anew.after(input, step.sitting());
        Optional<Table> table = step.sitting().table();
        if (table.isEmpty()) {
            goOn();
        } else if (Sitting.isUntouched(table.get())) {
            play.become(with(stage.table(), stage.turned(), next));
        } else {
            play.begin(next);
            play.tell(step.effects());
        }
    }

    /** The next game has not begun after all. */
    void goOn() {
        Table table = stage.isOver() ? stage.table() : unwatched(stage.table());
        play.become(with(table, null, null));
    }

    /**
     * The game as if nobody had watched the board: what hands have done is neither a move nor moves
     * taken back. A table that finds contacts as it left them would go on where it was, so it is
     * shown a bare board first.
     */
    private Table unwatched(Table table) {
        long now = play.nowMicros();
        return table.step(new Input.Restarted(Bitboard.EMPTY, now))
                .table()
                .step(new Input.Restarted(play.sitting().seen(), now))
                .table();
    }

    private void game(Input.InGame input) {
        Step step = play.step(stage.table(), input, play.sitting().board());
        if (wasSetUpAnew(input, step)) {
            Table paused = stage.table().step(new Input.Paused(play.nowMicros())).table();
            play.become(with(paused, null, play.anew(play.next(paused))));
            return;
        }
        play.tell(step.effects());
        @Nullable Table turned = stage.turned();
        if (turned != null && step.table().game().plies() == 0) {
            turned = play.step(turned, input, play.sitting().board().opposite()).table();
        } else {
            turned = null;
        }
        play.become(with(step.table(), turned, besides(input)));
    }

    /** The next game after an input of the one that is on: both are played on the same contacts. */
    private @Nullable Anew besides(Input.InGame input) {
        Anew anew = stage.anew();
        return anew != null && input instanceof Input.Masked
                ? anew.after(input, anew.now().step(input).sitting())
                : anew;
    }

    private boolean wasSetUpAnew(Input.InGame input, Step step) {
        return isByHand(input)
                && !stage.isOver()
                && stage.table().game().plies() > MOST_TAKEN_BACK
                && step.table().game().plies() == 0;
    }

    private Playing with(Table table, @Nullable Table turned, @Nullable Anew anew) {
        return new Playing(table, turned, stage.unrest(), stage.stands(), anew, stage.wentOn());
    }

    void look() {
        Table turned = stage.turned();
        if (turned != null && stage.offersTurn() && turned.game().plies() > 1) {
            play.turnRound(turned);
            return;
        }
        long now = play.nowMicros();
        Table table = stage.table();
        boolean unrest =
                Sitting.isUntouched(table)
                        && SettingUpPlay.isScattered(table)
                        && (turned == null || SettingUpPlay.isScattered(turned));
        Since since = stage.unrest().seen(unrest, now);
        if (since.forMicros(Playing.UNREST_MICROS, now)) {
            play.become(SettingUp.NEW);
            return;
        }
        Optional<Position> start = standingStart();
        Since stands = stage.stands().seen(start.isPresent(), now);
        Playing next =
                new Playing(
                        table,
                        turned,
                        since,
                        stands,
                        stage.anew(),
                        stage.wentOn() && stands.holds());
        play.become(next);
        start.ifPresent(position -> new GamePlay(play, next).lookForNextGame(position));
    }

    /** The position from which a next game can begin, if the pieces stand so. */
    private Optional<Position> standingStart() {
        Table table = stage.table();
        boolean isTheGame = !stage.isOver() && play.sitting().wrong(table.game().position()) == 0;
        return isTheGame && stage.anew() == null
                ? Optional.empty()
                : play.sitting().starts().stream()
                        .filter(start -> play.sitting().shows(start, table.game().position()))
                        .findFirst();
    }

    private void lookForNextGame(Position start) {
        long now = play.nowMicros();
        Table.Ending ending = stage.table().ending();
        boolean steady = stage.stands().forMicros(Playing.STEADY_MICROS, now);
        Anew anew = stage.anew();
        if (anew == null) {
            boolean firm = ending != null && now >= ending.firmMicros();
            boolean offer = ending == null && steady && !stage.wentOn();
            if (firm || offer) {
                Table table =
                        firm ? stage.table() : stage.table().step(new Input.Paused(now)).table();
                Plan plan = play.next(table).from(start);
                play.become(with(table, null, play.anew(plan)));
            }
        } else if (ending != null && steady) {
            play.begin(anew);
        }
    }
}
