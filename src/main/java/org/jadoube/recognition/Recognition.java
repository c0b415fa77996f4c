package org.jadoube.recognition;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.sensing.ContactEvent;

/**
 * The state of recognising one game; immutable.
 *
 * <p>It holds the hypotheses that the contacts leave open, nearly always one, and the moves that
 * are shown for made. The last move shown stays open to revision until the opponent has touched a
 * piece, the mover's clock is pressed, or, in strict play, it was released.
 *
 * <p>Times are microseconds on the caller's monotonic clock. Whoever holds a recognition owes it a
 * {@link #rest} at {@link #wakeMicros}.
 */
public final class Recognition {
    /** The wake time of a state that waits for nothing. */
    public static final long NEVER = Long.MAX_VALUE;

    private final State state;

    Recognition(State state) {
        this.state = state;
    }

    /**
     * The state in which a game stands, before anything has happened.
     *
     * @param contacts the contacts now, which need not be those of the line's position: then the
     *     reading says what to put right, and pieces moved meanwhile are not taken for moves
     */
    public static Recognition of(RecognitionRules rules, Line line, long contacts, long nowMicros) {
        Contacts all = new Contacts(contacts, rules.masked(), 0);
        return new Recognition(new Draft(rules, all, line, nowMicros).done());
    }

    /**
     * The state when nobody has watched the board for a while. Contacts that are as they were left
     * leave everything under way, and an open question is put; where they are not, pieces were
     * moved unseen, and that is to be put right.
     */
    public Recognition unwatched(long contacts, long nowMicros) {
        if (contacts != contacts()) {
            return standing(line(), contacts, nowMicros);
        }
        return state.shown().awaitsReply() ? new Recognition(state.putting()) : this;
    }

    /**
     * The state when the game is over and nobody has watched: what ended it is not revised, and
     * what was undecided stays so.
     */
    public Recognition over(long contacts, long nowMicros) {
        Recognition over = standing(line(), contacts, nowMicros);
        return undecided().isEmpty()
                ? over
                : new Recognition(over.state.draft().showing(state.shown().put()).done());
    }

    /** The state after a move that was made unseen, of which the players have told. */
    public Recognition told(Move move, long nowMicros) {
        Recognition made = standing(line().then(move), contacts(), nowMicros);
        return new Recognition(
                made.state.draft().reading(new Reading.Settled(Reason.ANSWERED)).done());
    }

    private Recognition standing(Line line, long contacts, long nowMicros) {
        Contacts all = new Contacts(contacts, state.rules().masked(), 0);
        return new Recognition(
                new Draft(state.rules(), all, line, nowMicros).completed(state.completed()).done());
    }

    /**
     * Whether a legal move could have led to these contacts, if pieces may also stand where no
     * contact feels them: whether there is no contact closed that it leaves empty.
     */
    public boolean allowsLegalMove() {
        Position position = line().position();
        long closed = state.contacts().counting();
        return position.legalMoves().stream()
                .anyMatch(move -> (closed & ~position.playUnchecked(move).occupied()) == 0);
    }

    /** Whether the contacts that count are those of the moves that are certain. */
    public boolean showsPosition() {
        return state.contacts().counting() == state.contacts().expected(line().position());
    }

    /**
     * The moves of which one, made next, would leave the contacts as they are; of promotions, the
     * chosen one.
     */
    public List<Move> accountingForContacts(Demands demands) {
        Position position = line().position();
        Contacts contacts = state.contacts();
        return demands.permittedNext(position).stream()
                .filter(move ->
                        contacts.expected(position.playUnchecked(move)) == contacts.counting())
                .toList();
    }

    /** The moves that are certain: what is written down. */
    public Line line() {
        return state.line();
    }

    /** The position that the board shows as far as is known; of alternatives, the first one's. */
    public Position position() {
        return state.shown().position();
    }

    /**
     * The moves between which a question is open; none when nothing is, or as long as the reply to
     * the move is awaited.
     */
    public List<Move> alternatives() {
        return state.shown().awaitsReply() ? List.of() : state.shown().alternatives();
    }

    /** The same moves, whether anybody is asked or not. */
    public List<Move> undecided() {
        return state.shown().alternatives();
    }

    /** What the contacts mean at this moment. */
    public Reading reading() {
        return state.reading();
    }

    /** All contacts that are closed, masked ones included. */
    public long contacts() {
        return state.contacts().closed();
    }

    /** The number of plies completed by a press of the clock. */
    public int completedPlies() {
        return state.completed();
    }

    /** When {@link #rest} is due; {@link #NEVER} when nothing waits. */
    public long wakeMicros() {
        return state.wakeMicros();
    }

    /** Whether contacts are still looked at that may change what was played. */
    public boolean isSettling() {
        return state.isSettling();
    }

    /** When the last move landed; or when this state began, if none has since. */
    public long landedMicros() {
        return state.pace().lastLanding();
    }

    /** The state after contacts changed. */
    public Recognition sense(List<ContactEvent> events, long nowMicros, Demands demands) {
        State moved =
                state.draft()
                        .on(state.contacts().after(events))
                        .stood(state.stoodUntil(first(events, nowMicros)))
                        .waking(state.wakeMicros())
                        .done();
        List<ContactEvent> counting = state.contacts().counting(events);
        State next = counting.isEmpty() ? moved : felt(moved, counting, nowMicros, demands);
        return new Recognition(StrayContacts.trusting(next, nowMicros));
    }

    private static long first(List<ContactEvent> events, long nowMicros) {
        return events.stream().mapToLong(ContactEvent::atMicros).min().orElse(nowMicros);
    }

    private static State felt(
            State state, List<ContactEvent> events, long nowMicros, Demands demands) {
        List<Hypothesis> grown =
                state.hypotheses().stream().map(each -> each.with(events)).toList();
        if (state.lost() && state.contacts().counting() == state.expected()) {
            return restored(state, grown.getFirst());
        }
        State doubting =
                state.draft()
                        .doubting(state.doubts().with(events))
                        .waking(state.wakeMicros())
                        .done();
        return new Assessment(doubting, grown, nowMicros, demands).next();
    }

    /** The players have put right what was wrong: what happened meanwhile tells nothing. */
    private static State restored(State state, Hypothesis now) {
        List<Move> alternatives = state.shown().alternatives();
        Line shown = state.shown().first();
        List<Hypothesis> back;
        if (alternatives.isEmpty() && now.line().plies() == shown.plies()) {
            back = List.of(Hypothesis.atRest(now.line(), now.interval()));
        } else if (state.undisturbed().getFirst().interval().contacts() == state.expected()) {
            back = state.undisturbed();
        } else {
            back = List.of(new Hypothesis(shown, Interval.quiet(state.expected())));
        }
        Draft next = state.draft(back).lost(false);
        return alternatives.isEmpty()
                ? next.reading(new Reading.Settled(Reason.AS_EXPECTED)).done()
                : next.asking(state.shown()).done();
    }

    /** The state after nothing has changed for a while. */
    public Recognition rest(long nowMicros, Demands demands) {
        return nowMicros < wakeMicros() ? this : reconsider(nowMicros, demands);
    }

    /** The state after the demands on the next move have changed. */
    public Recognition reconsider(long nowMicros, Demands demands) {
        State next = new Assessment(state, state.hypotheses(), nowMicros, demands).next();
        return new Recognition(StrayContacts.trusting(next, nowMicros));
    }

    /** The state after a clock button was pressed. */
    public PressOutcome press(Color color, long nowMicros, Demands demands) {
        return Press.of(state, color, nowMicros, demands);
    }

    /** The state after the open question was answered; empty when it does not offer that answer. */
    public Optional<Recognition> answer(Move move, long nowMicros, Demands demands) {
        return Settlement.answered(state, move, nowMicros, demands).map(Recognition::new);
    }

    /**
     * The state after moves were taken back by word, not by hand; the pieces are yet to follow.
     *
     * @param plies how many, no more than were made; with the first that is taken back of moves
     *     that a question leaves open, all of these go
     */
    public Recognition takeBack(int plies, long nowMicros) {
        Line left = line().takenBackTo(state.shown().first().plies() - plies);
        return new Recognition(
                new Draft(state.rules(), state.contacts(), left, nowMicros)
                        .completed(state.completed())
                        .done());
    }

    /**
     * The state with the moves that stand, for the end of a game by word. Where a hand has begun to
     * undo the last move, or contacts at unrest show another one, these are the moves whose
     * position all contacts showed last, for 0.1 s or more. What a press has completed stands, and
     * an open question stays open.
     */
    public Recognition asItStood(long nowMicros) {
        Line stood = state.stoodUntil(nowMicros);
        if (showsPosition()
                || state.showsAlternatives()
                || state.outdoes(stood)
                || stood.plies() < state.completed()) {
            return this;
        }
        Contacts contacts = new Contacts(contacts(), state.rules().masked(), 0);
        return new Recognition(
                new Draft(state.rules(), contacts, stood, nowMicros)
                        .completed(state.completed())
                        .pace(state.pace())
                        .done());
    }

    /**
     * The state after it was said which contacts do not count; see {@link Masking}.
     *
     * @param rules the same but for the masked squares
     */
    public Recognition masking(RecognitionRules rules, long nowMicros, Demands demands) {
        Masking masking = new Masking(state, rules);
        return new Recognition(
                masking.isAtRest()
                        ? masking.atRest()
                        : StrayContacts.trusting(
                                felt(masking.underWay(nowMicros), List.of(), nowMicros, demands),
                                nowMicros));
    }

    /**
     * The state after the choice of a promotion piece: where the pawn has landed for good, the last
     * move is written anew.
     */
    public Recognition promoting(Color color, Role role) {
        Hypothesis hypothesis = state.hypotheses().getFirst();
        Line last = hypothesis.line();
        boolean closed = state.hypotheses().size() == 1 && last.plies() == line().plies();
        Line before = last.before();
        if (!closed || before == null || before.position().turn() != color) {
            return this;
        }
        if (!(last.lastMove() instanceof Move.Normal normal) || normal.promotion() == null) {
            return this;
        }
        Line chosen = last.replacing(new Move.Normal(normal.from(), normal.to(), role));
        Line stood = state.stood().hasSameMovesAs(last) ? chosen : state.stood();
        return new Recognition(
                state.draft(List.of(new Hypothesis(chosen, hypothesis.interval())))
                        .undisturbed()
                        .lost(state.lost())
                        .showing(new Shown(List.of(chosen), state.shown().sinceMicros()))
                        .stood(stood)
                        .waking(wakeMicros())
                        .done());
    }
}
