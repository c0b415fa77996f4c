package org.jadoube.table;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;

/** Writes down what the contacts have come to, and how it ends the game. */
final class GameRecord {
    private final Draft draft;
    private boolean takingBack;

    GameRecord(Draft draft) {
        this.draft = draft;
    }

    /** Moves that are withdrawn now were taken back by word. */
    void takingBack() {
        takingBack = true;
    }

    /** Lets the game follow what the contacts have come to. */
    void follow() {
        if (!draft.isOpen()) {
            return;
        }
        List<Move> moves = draft.recognition.line().moves();
        if (draft.recognition.reading() instanceof Reading.Kings kings && draft.ending == null) {
            rewrite(moves);
            draft.end(shownByKings(kings.squares()));
        } else if (!moves.equals(draft.game.moves())) {
            followTo(moves);
        }
    }

    /** Ends the game by word, with the moves that stand, unless these have ended it. */
    void end(Supplier<Outcome> outcome) {
        draft.recognition = draft.recognition.asItStood(draft.nowMicros);
        follow();
        if (draft.ending == null) {
            draft.end(outcome.get());
        }
    }

    private void followTo(List<Move> moves) {
        if (draft.ending != null) {
            if (moves.size() > draft.game.plies()) {
                draft.recognition = draft.before.recognition();
                return;
            }
            draft.ending = null;
            draft.tell(new Effect.Resumed());
        }
        rewrite(moves);
        Adjudication.onTheBoard(draft.game, draft.rules.draws(), draft.prospects.now())
                .ifPresent(draft::endByLastMove);
    }

    private void rewrite(List<Move> moves) {
        int same = withdraw(moves);
        for (Move move : moves.subList(same, moves.size())) {
            play(move);
        }
        draft.demands = draft.demands.withAnnounced(null);
        draft.declared = null;
        draft.touches = draft.touches.since(draft.recognition.landedMicros());
    }

    /** Withdraws what is not among the moves; how many are left. */
    private int withdraw(List<Move> moves) {
        List<Move> old = draft.game.moves();
        int same = 0;
        while (same < Math.min(old.size(), moves.size())
                && Objects.equals(old.get(same), moves.get(same))) {
            same++;
        }
        if (same < old.size()) {
            draft.game = draft.game.takeBack(old.size() - same);
            draft.prospects = draft.prospects.first(same);
            draft.tell(new Effect.Withdrawn(old.size() - same));
            turnBackClock(same);
        }
        return same;
    }

    private void play(Move move) {
        Color mover = draft.game.position().turn();
        if (!Promotions.isOne(move)) {
            draft.demands = draft.demands.withPromotion(mover, Role.QUEEN);
        }
        draft.game = draft.game.play(move);
        if (!draft.rules.completesByPress()) {
            draft.clock = draft.clock.completed(mover, draft.recognition.landedMicros());
        }
        draft.prospects = draft.prospects.after(draft.game.position());
        draft.tell(new Effect.Played(move));
        Verdicts.want(draft);
    }

    /** A move taken back gives its time back; one that only slid on has cost its time. */
    private void turnBackClock(int plies) {
        boolean givesBack = takingBack || draft.recognition.reading().reason() == Reason.TAKEBACK;
        draft.clock =
                givesBack
                        ? draft.clock.takenBackTo(plies, draft.nowMicros)
                        : draft.clock.revisedTo(plies);
    }

    /** Both light squares: White has won; both dark: Black; one of each: a draw. */
    private static Outcome shownByKings(long squares) {
        long light = squares & Bitboard.LIGHT_SQUARES;
        Result result =
                light == squares ? Result.WHITE_WINS : light == 0 ? Result.BLACK_WINS : Result.DRAW;
        return new Outcome(result, Termination.KINGS);
    }
}
