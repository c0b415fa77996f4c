package org.jadoube.table;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;

/** Carries out one input. */
final class Play {
    private final Draft draft;
    private final GameRecord record;

    private Play(Draft draft) {
        this.draft = draft;
        record = new GameRecord(draft);
    }

    static Step carryOut(Table before, Input.InGame input) {
        Play play = new Play(new Draft(before, input.atMicros()));
        play.carryOut(input);
        play.record.follow();
        play.watchFlag();
        return play.draft.done(input instanceof Input.Restarted);
    }

    private void carryOut(Input.InGame input) {
        switch (input) {
            case Input.Sensed sensed -> whileContactsCount(() -> sense(sensed));
            case Input.Elapsed elapsed -> whileContactsCount(this::rest);
            case Input.Restarted restarted -> restart(restarted.contacts());
            case Input.Masked masked -> mask(masked.square(), masked.masked());
            case Input.Judged judged -> Verdicts.judge(draft, judged);
            case Input.Pressed pressed ->
                    whilePlayed(() -> ClockButton.press(draft, pressed.color()));
            case Input.Paused paused ->
                    whilePlayed(() -> ClockOrders.order(draft, clock -> clock.pause(now())));
            case Input.Resumed resumed ->
                    whilePlayed(() -> ClockOrders.order(draft, clock -> clock.resume(now())));
            case Input.AddedTime added -> whilePlayed(() -> ClockOrders.add(draft, added));
            case Input.SetTime set -> whilePlayed(() -> ClockOrders.setTime(draft, set));
            case Input.SetMoves set -> whilePlayed(() -> ClockOrders.setMoves(draft, set));
            case Input.Adjusted adjusted ->
                    whilePlayed(() -> draft.touches = draft.touches.announcing());
            case Input.Chose chose -> whilePlayed(() -> choose(chose.role()));
            case Input.Answered answered -> whilePlayed(() -> answer(answered.move()));
            case Input.TookBack tookBack -> whilePlayed(this::takeBack);
            case Input.Reinstated reinstated -> whilePlayed(this::reinstate);
            case Input.Announced announced -> whilePlayed(() -> announce(announced.move()));
            case Input.Helped helped -> whilePlayed(() -> help(helped.color(), helped.level()));
            case Input.OfferedDraw offered ->
                    whilePlayed(() -> DrawTalk.offer(draft, offered.color()));
            case Input.AcceptedDraw accepted -> whilePlayed(() -> DrawTalk.accept(draft, record));
            case Input.DeclinedDraw declined -> whilePlayed(() -> DrawTalk.decline(draft));
            case Input.Claimed claimed -> whilePlayed(() -> DrawTalk.claim(draft, claimed));
            case Input.Resigned resigned -> whilePlayed(() -> resign(resigned.color()));
            case Input.Decided decided -> whilePlayed(() -> decide(decided.result()));
        }
    }

    private long now() {
        return draft.nowMicros;
    }

    private void whileContactsCount(Runnable change) {
        if (draft.isOpen()) {
            change.run();
        }
    }

    private void whilePlayed(Runnable change) {
        if (draft.ending == null) {
            change.run();
        } else {
            draft.refuse(Refusal.GAME_OVER);
        }
    }

    private void sense(Input.Sensed sensed) {
        if (isAnswered(sensed)) {
            draft.touches = draft.touches.lapsed();
            draft.declared = null;
            draft.recognition = draft.recognition.reconsider(now(), draft.bound());
            record.follow();
        }
        Color player = draft.game.position().turn();
        long own = draft.game.position().occupied(player);
        for (ContactEvent event : sensed.events()) {
            boolean touched = event instanceof Lift && Bitboard.contains(own, event.square());
            if (touched && !draft.touches.adjusting()) {
                draft.offer = draft.offer.touch(player);
            }
        }
        draft.touches = draft.touches.after(sensed.events());
        draft.recognition = draft.recognition.sense(sensed.events(), now(), draft.bound());
    }

    /**
     * Whether the opponent touches a piece while a legal move stands on the board that what was
     * touched forbids: nobody can claim that any more (4.8), and the move stands.
     */
    private boolean isAnswered(Input.Sensed sensed) {
        Position position = draft.game.position();
        long opponents = position.occupied(position.turn().opposite());
        boolean touches =
                sensed.events().stream()
                        .anyMatch(event ->
                                event instanceof Lift
                                        && Bitboard.contains(opponents, event.square()));
        return touches
                && draft.before.obligation().isPresent()
                && !draft.recognition.accountingForContacts(draft.demands).isEmpty();
    }

    private void rest() {
        draft.recognition = draft.recognition.rest(now(), draft.bound());
    }

    private void restart(long contacts) {
        draft.movedUnseen |= contacts != draft.recognition.contacts();
        draft.recognition =
                draft.ending == null
                        ? draft.recognition.unwatched(contacts, now())
                        : draft.recognition.over(contacts, now());
        draft.clock = draft.clock.paused(now());
        Verdicts.want(draft);
    }

    private void mask(Square square, boolean masked) {
        RecognitionRules hands = draft.rules.recognition().masking(square, masked);
        draft.rules = draft.rules.recognizing(hands);
        whileContactsCount(
                () -> draft.recognition = draft.recognition.masking(hands, now(), draft.bound()));
    }

    private void help(Color color, HelpLevel level) {
        HelpLevels help = draft.rules.help();
        if (draft.rules.isStrict() || help.isLocked()) {
            draft.refuse(Refusal.HELP_LOCKED);
        } else {
            draft.rules = draft.rules.helping(help.with(color, level));
        }
    }

    private void choose(Role role) {
        if (role == Role.PAWN || role == Role.KING) {
            draft.refuse(Refusal.ILLEGAL_MOVE);
            return;
        }
        Color turn = draft.game.position().turn();
        boolean promoted = draft.game.lastMove().filter(Promotions::isOne).isPresent();
        Color chooser = promoted && !isPromoting() ? turn.opposite() : turn;
        draft.demands = draft.demands.withPromotion(chooser, role);
        draft.recognition =
                draft.recognition.promoting(chooser, role).reconsider(now(), draft.bound());
    }

    /** Whether the player to move has a pawn in the hand that is about to become another piece. */
    private boolean isPromoting() {
        long masked = draft.rules.recognition().masked();
        long open = ~(draft.recognition.contacts() | masked);
        return draft.game.position().legalMoves().stream()
                .anyMatch(move -> Promotions.isOne(move) && (move.from().bit() & open) != 0);
    }

    private void answer(Move move) {
        if (draft.before.movesUnseen().contains(move)) {
            playUnseen(move);
            return;
        }
        draft.recognition
                .answer(move, now(), draft.bound())
                .ifPresentOrElse(
                        answered -> draft.recognition = answered,
                        () -> draft.refuse(Refusal.ILLEGAL_MOVE));
    }

    /** Plays a move that was made while the service did not run; a clock that stands stays so. */
    private void playUnseen(Move move) {
        boolean stands = draft.clock.isPaused();
        draft.recognition = draft.recognition.told(move, now());
        record.follow();
        draft.clock = stands ? draft.clock.paused(now()) : draft.clock;
    }

    private void takeBack() {
        if (draft.rules.isStrict()) {
            draft.refuse(Refusal.TOUCH_MOVE);
        } else {
            reinstate();
        }
    }

    /** What was touched since binds nobody: it was touched in a position that does not count. */
    private void reinstate() {
        if (draft.game.plies() == 0) {
            draft.refuse(Refusal.NO_MOVE);
        } else {
            draft.touches = draft.touches.lapsed();
            draft.declared = null;
            draft.recognition = draft.recognition.takeBack(1, now());
            record.takingBack();
        }
    }

    private void announce(Move move) {
        if (draft.game.position().isLegal(move)) {
            draft.demands = draft.demands.withAnnounced(move);
            draft.recognition = draft.recognition.reconsider(now(), draft.bound());
        } else {
            draft.refuse(Refusal.ILLEGAL_MOVE);
        }
    }

    private void decide(Result result) {
        record.end(() -> new Outcome(result, Termination.ARBITER));
    }

    private void resign(Color player) {
        record.end(() -> Adjudication.resignation(player, draft.prospects.now()));
        Verdicts.want(draft);
    }

    /** A fallen flag loses, once nothing that landed before its fall is still to be settled. */
    private void watchFlag() {
        if (draft.ending == null && !draft.recognition.isSettling()) {
            draft.clock.fallen(now()).ifPresent(flag -> endByFlag(flag.color()));
        }
    }

    private void endByFlag(Color player) {
        draft.end(Adjudication.flagFall(player, draft.prospects.now()));
        Verdicts.want(draft);
    }
}
