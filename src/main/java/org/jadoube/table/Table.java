package org.jadoube.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.guidance.Guidance;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.Scene;
import org.jadoube.guidance.Suggestion;
import org.jadoube.laws.DrawOffer;
import org.jadoube.laws.Game;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Prospects;
import org.jadoube.recognition.Demands;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Recognition;
import org.jspecify.annotations.Nullable;

/**
 * A board in use: the game on it, what the hands are doing, and what the players have said.
 *
 * @param recognition what the contacts have come to
 * @param game the moves that are written down
 * @param demands what limits the next move
 * @param touches the pieces lifted in this turn
 * @param offer the draw offer that stands
 * @param clock the clock and what it showed before
 * @param movedUnseen whether pieces were moved while the service did not run, and neither put right
 *     nor accounted for by a move since
 * @param prospects who can still mate, as far as is known
 * @param illegalMoves the illegal moves that were penalised
 * @param declared the move that the side to move has declared with a wrong claim and has to play;
 *     null for none
 * @param ending how the game ended, null while it goes on
 * @param lights what the lights show
 */
public record Table(
        TableRules rules,
        Recognition recognition,
        Game game,
        Demands demands,
        Touches touches,
        DrawOffer offer,
        TableClock clock,
        boolean movedUnseen,
        Prospects prospects,
        IllegalMoves illegalMoves,
        @Nullable Move declared,
        @Nullable Ending ending,
        LightFrame lights) {

    /**
     * How a game ended.
     *
     * @param firmMicros from when on the move that ended it can no longer be revised
     */
    record Ending(Outcome outcome, long firmMicros) {}

    /**
     * A table at which a game stands.
     *
     * @param line the moves made so far
     * @param contacts the contacts now, bit 0 for a1
     * @param nowMicros on the clock on which all inputs are timed
     */
    public static Table of(TableRules rules, Line line, long contacts, long nowMicros) {
        Game game = Game.from(line.first(0).position());
        for (Move move : line.moves()) {
            game = game.play(move);
        }
        return new Table(
                        rules,
                        Recognition.of(rules.recognition(), line, contacts, nowMicros),
                        game,
                        Demands.NONE,
                        Touches.NONE,
                        DrawOffer.none(),
                        rules.time() == null
                                ? TableClock.NONE
                                : TableClock.ready(
                                        rules.time(), line.position().turn(), line.plies()),
                        false,
                        Prospects.of(game),
                        IllegalMoves.NONE,
                        null,
                        null,
                        LightFrame.DARK)
                .lit();
    }

    /** The table after an input, and what the world is to do. */
    public Step step(Input.InGame input) {
        return Play.carryOut(this, input);
    }

    /** When an {@link Input.Elapsed} is due; {@link Recognition#NEVER} when nothing waits. */
    public long wakeMicros() {
        if (ending == null) {
            return Math.min(recognition.wakeMicros(), clock.wakeMicros());
        }
        boolean open = recognition.wakeMicros() < ending.firmMicros();
        return open ? recognition.wakeMicros() : Recognition.NEVER;
    }

    /** The same with the lights that belong to it. */
    Table lit() {
        LightFrame frame = Guidance.frame(scene());
        return new Table(
                rules,
                recognition,
                game,
                demands,
                touches,
                offer,
                clock,
                movedUnseen,
                prospects,
                illegalMoves,
                declared,
                ending,
                frame);
    }

    /** What there is to show, and to say in words. */
    public Scene scene() {
        Scene scene =
                Scene.of(recognition)
                        .withObligation(obligation().orElse(null))
                        .withAnnounced(demands.announced())
                        .withMovesUnseen(movesUnseen());
        return helped(scene).withOutcome(outcome().orElse(null));
    }

    private Scene helped(Scene scene) {
        HelpLevel level = help(scene.position().turn());
        Move hint =
                level.has(HelpLevel.HINT) && ending == null
                        ? Suggestion.in(scene.position()).orElse(null)
                        : null;
        return scene.withHelp(level, hint);
    }

    /** How much the board helps a side now: not at all in strict play (Laws 11.3.1). */
    public HelpLevel help(Color color) {
        return rules.isStrict() ? HelpLevel.NONE : rules.help().of(color);
    }

    /** The moves that the contacts do not show for certain, by their numbers from 0. */
    public SortedSet<Integer> inferredPlies() {
        return recognition.line().inferredPlies().headSet(game.plies());
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(ending).map(Ending::outcome);
    }

    /**
     * Whether the game has ended and the full verdict on its last position is not in yet, which may
     * correct the outcome.
     */
    public boolean awaitsVerdict() {
        return ending != null && !prospects.isFinal();
    }

    /** Whether the game is over and its last move can no longer be revised. */
    public boolean isFinal(long nowMicros) {
        return ending != null && nowMicros >= ending.firmMicros();
    }

    /**
     * What binds the player to move, by the pieces touched or a move declared; in strict play. As
     * long as it is open which move was played last, nothing does.
     */
    public Optional<Obligation> obligation() {
        if (!rules.isStrict() || ending != null || !undecided().isEmpty()) {
            return Optional.empty();
        }
        return declared == null
                ? touches.obligation(game.position())
                : Optional.of(new Obligation(Obligation.Article.DECLARED, Set.of(declared)));
    }

    /**
     * The moves that a question is about; none when none is open. Of a move that may have been made
     * while the service did not run there can be one alone: the other answer is to put it right.
     */
    public List<Move> alternatives() {
        if (ending != null) {
            return List.of();
        }
        List<Move> unseen = movesUnseen();
        return unseen.isEmpty() ? recognition.alternatives() : unseen;
    }

    /**
     * The moves between which it is open what was played last, whether the players are asked or
     * not, and even when the game is over; none when nothing is.
     */
    public List<Move> undecided() {
        return recognition.undecided();
    }

    /** The legal moves that would account for what was moved while the service did not run. */
    List<Move> movesUnseen() {
        return movedUnseen && ending == null
                ? recognition.accountingForContacts(bound())
                : List.of();
    }

    /** All that limits the next move. */
    Demands bound() {
        return demands.withObligation(obligation().map(Obligation::moves).orElse(null));
    }
}
