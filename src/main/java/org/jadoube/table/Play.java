package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Game;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.recognition.Demands;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.PressOutcome;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.jadoube.recognition.Recognition;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.table.Table.Ending;
import org.jspecify.annotations.Nullable;

/** Carries out one input: the table while it changes. */
final class Play {
    /** A move that ended the game may still slide on for this long. */
    private static final long FIRM_MICROS = 2_000_000;

    private final Table before;
    private final TableRules rules;
    private final long nowMicros;
    private final List<Effect> effects = new ArrayList<>();

    private Recognition recognition;
    private Game game;
    private Demands demands;
    private Touches touches;
    private DrawOffer offer;
    private TableClock clock;
    private boolean movedUnseen;
    private @Nullable Ending ending;
    private boolean takenBack;

    Play(Table before, long nowMicros) {
        this.before = before;
        this.nowMicros = nowMicros;
        rules = before.rules();
        recognition = before.recognition();
        game = before.game();
        demands = before.demands();
        touches = before.touches();
        offer = before.offer();
        clock = before.clock();
        movedUnseen = before.movedUnseen();
        ending = before.ending();
    }

    Step carryOut(Input.InGame input) {
        switch (input) {
            case Input.Sensed sensed -> sense(sensed.events());
            case Input.Elapsed elapsed -> {
                if (isOpen()) {
                    recognition = recognition.rest(nowMicros, bound());
                }
            }
            case Input.Restarted restarted -> restart(restarted.contacts());
            case Input.Pressed pressed -> whileOpen(() -> press(pressed.color()));
            case Input.Paused paused -> whileOpen(() -> clock = clock.paused(nowMicros));
            case Input.Resumed resumed -> whileOpen(() -> clock = clock.resumed(nowMicros));
            case Input.Adjusted adjusted -> whileOpen(() -> touches = touches.announcing());
            case Input.Chose chose -> whileOpen(() -> choose(chose.role()));
            case Input.Answered answered -> whileOpen(() -> answer(answered.move()));
            case Input.TookBack tookBack -> whileOpen(this::takeBack);
            case Input.Announced announced -> whileOpen(() -> announce(announced.move()));
            case Input.OfferedDraw offered -> whileOpen(() -> offerDraw(offered.color()));
            case Input.AcceptedDraw accepted -> whileOpen(this::acceptDraw);
            case Input.DeclinedDraw declined -> whileOpen(this::declineDraw);
            case Input.Resigned resigned ->
                    whileOpen(() -> end(Adjudication.resignation(resigned.color(), winnability())));
            case Input.Claimed claimed -> whileOpen(() -> claim(claimed.claim()));
        }
        follow();
        watchFlag();
        movedUnseen &= !recognition.showsPosition();
        Table table =
                new Table(
                                rules,
                                recognition,
                                game,
                                demands,
                                touches,
                                offer,
                                clock,
                                movedUnseen,
                                ending,
                                before.lights())
                        .lit();
        show(table, input instanceof Input.Restarted);
        return new Step(table, effects);
    }

    /** A world that has forgotten what it was shown is shown it again. */
    private void show(Table table, boolean again) {
        List<Move> asked = table.alternatives();
        if (!asked.isEmpty() && (again || !asked.equals(before.alternatives()))) {
            effects.add(new Effect.Asked(asked));
        }
        if (again || !table.lights().equals(before.lights())) {
            effects.add(new Effect.Lit(table.lights()));
        }
    }

    private void restart(long contacts) {
        movedUnseen |= contacts != recognition.contacts();
        recognition = recognition.unwatched(contacts, nowMicros);
        clock = clock.paused(nowMicros);
    }

    /** Whether contacts still make moves: the game goes on, or its last move may yet be revised. */
    private boolean isOpen() {
        return ending == null || nowMicros < ending.firmMicros();
    }

    private void whileOpen(Runnable change) {
        if (ending == null) {
            change.run();
        } else {
            refuse(Refusal.GAME_OVER);
        }
    }

    private void refuse(Refusal refusal) {
        effects.add(new Effect.Refused(refusal));
    }

    private Demands bound() {
        Optional<Obligation> obligation =
                rules.isStrict() ? touches.obligation(game.position()) : Optional.empty();
        return demands.withObligation(obligation.map(Obligation::moves).orElse(null));
    }

    private void sense(List<ContactEvent> events) {
        if (!isOpen()) {
            return;
        }
        for (ContactEvent event : events) {
            Color player = game.position().turn();
            boolean own = Bitboard.contains(game.position().occupied(player), event.square());
            if (event instanceof Lift && own) {
                offer = offer.touch(player);
            }
        }
        touches = touches.after(events);
        recognition = recognition.sense(events, nowMicros, bound());
    }

    /**
     * A press lets a paused clock run on for the side whose time it is, whoever presses, and
     * completes the presser's move if there is one to complete; else it is not refused, for it was
     * no completion.
     */
    private void press(Color color) {
        boolean resumes = clock.isPaused();
        clock = clock.resumed(nowMicros);
        boolean nothingToComplete =
                recognition.completedPlies() == recognition.line().plies()
                        && color != game.position().turn();
        Optional<TableClock> started =
                nothingToComplete ? clock.started(color, nowMicros) : Optional.empty();
        if (started.isPresent()) {
            clock = started.get();
            return;
        }
        PressOutcome outcome = recognition.press(color, nowMicros, bound());
        recognition = outcome.recognition();
        if (outcome instanceof PressOutcome.Accepted && rules.completesByPress()) {
            while (clock.now() != null && clock.completed() < recognition.completedPlies()) {
                Line seen = recognition.line().first(clock.completed());
                clock = clock.pressed(seen.position().turn(), nowMicros);
            }
        }
        if (outcome instanceof PressOutcome.Refused refused && !resumes) {
            refuse(
                    switch (refused.why()) {
                        case NO_MOVE -> Refusal.NO_MOVE;
                        case NOT_YOUR_TURN -> Refusal.NOT_YOUR_TURN;
                        case PIECE_IN_HAND -> Refusal.PIECE_IN_HAND;
                        case CASTLING_INCOMPLETE -> Refusal.CASTLING_INCOMPLETE;
                        case EN_PASSANT_INCOMPLETE -> Refusal.EN_PASSANT_INCOMPLETE;
                        case ILLEGAL_MOVE -> Refusal.ILLEGAL_MOVE;
                        case TOUCH_MOVE -> Refusal.TOUCH_MOVE;
                        case POSITION_DIFFERS -> Refusal.POSITION_DIFFERS;
                    });
        }
    }

    private void choose(Role role) {
        if (role == Role.PAWN || role == Role.KING) {
            refuse(Refusal.ILLEGAL_MOVE);
            return;
        }
        Color turn = game.position().turn();
        Color chooser = isPromotion(game.lastMove().orElse(null)) ? turn.opposite() : turn;
        demands = demands.withPromotion(chooser, role);
        recognition = recognition.promoting(chooser, role).reconsider(nowMicros, bound());
    }

    private static boolean isPromotion(@Nullable Move move) {
        return move instanceof Move.Normal normal && normal.promotion() != null;
    }

    private void answer(Move move) {
        if (before.movesUnseen().contains(move)) {
            boolean stands = clock.isPaused();
            recognition = recognition.told(move, nowMicros);
            follow();
            clock = stands ? clock.paused(nowMicros) : clock;
            return;
        }
        recognition
                .answer(move, nowMicros, bound())
                .ifPresentOrElse(
                        answered -> recognition = answered, () -> refuse(Refusal.ILLEGAL_MOVE));
    }

    private void takeBack() {
        if (rules.isStrict()) {
            refuse(Refusal.TOUCH_MOVE);
        } else if (game.plies() == 0) {
            refuse(Refusal.NO_MOVE);
        } else {
            recognition = recognition.takeBack(1, nowMicros);
            takenBack = true;
        }
    }

    private void announce(Move move) {
        if (game.position().isLegal(move)) {
            demands = demands.withAnnounced(move);
            recognition = recognition.reconsider(nowMicros, bound());
        } else {
            refuse(Refusal.ILLEGAL_MOVE);
        }
    }

    private void offerDraw(Color player) {
        offer = offer.offer(player);
        effects.add(new Effect.DrawOffered());
    }

    private void acceptDraw() {
        Optional<Color> offering = offer.offeredBy();
        if (offering.isPresent() && offer.canAccept(offering.get().opposite(), game)) {
            end(Outcome.draw(Termination.AGREEMENT));
        } else {
            refuse(Refusal.NOTHING_TO_CLAIM);
        }
    }

    private void declineDraw() {
        if (offer.offeredBy().isEmpty()) {
            refuse(Refusal.NOTHING_TO_CLAIM);
        }
        offer = DrawOffer.none();
    }

    /** Touching a piece forfeits the claim on that move (9.4), where touching binds at all. */
    private void claim(DrawClaim claim) {
        boolean forfeit = rules.isStrict() && touches.any();
        Optional<Outcome> outcome = forfeit ? Optional.empty() : claim.outcome(game);
        outcome.ifPresentOrElse(this::end, () -> refuse(Refusal.NOTHING_TO_CLAIM));
    }

    private void end(Outcome outcome) {
        ending = new Ending(outcome, nowMicros);
        clock = clock.stopped(nowMicros);
        effects.add(new Effect.Ended(outcome));
    }

    private Winnability winnability() {
        return new QuickTest().winnability(game.position());
    }

    /** Lets the game follow what the contacts have come to. */
    private void follow() {
        if (ending != null && !isOpen()) {
            return;
        }
        if (recognition.reading() instanceof Reading.Kings kings && ending == null) {
            rewrite(recognition.line().moves());
            end(shownByKings(kings.squares()));
            return;
        }
        List<Move> moves = recognition.line().moves();
        if (moves.equals(game.moves())) {
            return;
        }
        if (ending != null) {
            if (moves.size() > game.plies()) {
                recognition = before.recognition();
                return;
            }
            ending = null;
            effects.add(new Effect.Resumed());
        }
        rewrite(moves);
        Adjudication.onTheBoard(game, rules.draws(), winnability())
                .ifPresent(outcome -> {
                    end(outcome);
                    ending = new Ending(outcome, nowMicros + FIRM_MICROS);
                });
    }

    /** A fallen flag loses, once nothing that landed before its fall is still to be settled. */
    private void watchFlag() {
        boolean settling = recognition.wakeMicros() != Recognition.NEVER;
        if (ending == null && !settling) {
            clock.fallen(nowMicros)
                    .ifPresent(flag -> end(Adjudication.flagFall(flag.color(), winnability())));
        }
    }

    private void rewrite(List<Move> moves) {
        List<Move> old = game.moves();
        int same = 0;
        while (same < Math.min(old.size(), moves.size())
                && Objects.equals(old.get(same), moves.get(same))) {
            same++;
        }
        if (same < old.size()) {
            game = game.takeBack(old.size() - same);
            effects.add(new Effect.Withdrawn(old.size() - same));
            turnBackClock(same);
        }
        for (Move move : moves.subList(same, moves.size())) {
            Color mover = game.position().turn();
            if (!isPromotion(move)) {
                demands = demands.withPromotion(mover, Role.QUEEN);
            }
            game = game.play(move);
            if (!rules.completesByPress()) {
                clock = clock.completed(mover, recognition.landedMicros());
            }
            effects.add(new Effect.Played(move));
        }
        demands = demands.withAnnounced(null);
        touches = touches.since(recognition.landedMicros());
    }

    /** A move taken back gives its time back; one that only slid on has cost its time. */
    private void turnBackClock(int plies) {
        boolean givesBack = takenBack || recognition.reading().reason() == Reason.TAKEBACK;
        clock = givesBack ? clock.takenBackTo(plies, nowMicros) : clock.revisedTo(plies);
    }

    /** Both light squares: White has won; both dark: Black; one of each: a draw. */
    private static Outcome shownByKings(long squares) {
        long light = squares & Bitboard.LIGHT_SQUARES;
        Result result =
                light == squares ? Result.WHITE_WINS : light == 0 ? Result.BLACK_WINS : Result.DRAW;
        return new Outcome(result, Termination.KINGS);
    }
}
