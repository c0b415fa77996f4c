package org.jadoube.guidance;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Outcome;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.jadoube.recognition.Recognition;
import org.jspecify.annotations.Nullable;

/**
 * The state of play, as far as the lights depend on it.
 *
 * @param line the moves that are certain
 * @param position the position that the board shows as far as is known; while a question is open,
 *     the one that its first alternative leads to
 * @param reading what the contacts mean
 * @param alternatives the moves between which a question is open, in the position that the line
 *     leads to; none when nothing is open
 * @param obligation what binds the side to move by what it touched or declared; null for nothing
 * @param announced the move that the board asks to have carried out; null for none
 * @param help how much the board helps the side to move
 * @param hint a good move, to be shown; null for none
 * @param outcome how the game has ended, after which the pieces may stand anywhere; null while it
 *     is played
 */
public record Scene(
        Line line,
        Position position,
        Reading reading,
        List<Move> alternatives,
        @Nullable Obligation obligation,
        @Nullable Move announced,
        HelpLevel help,
        @Nullable Move hint,
        @Nullable Outcome outcome) {

    public Scene {
        alternatives = List.copyOf(alternatives);
    }

    /** Play without obligations or an announced move, with the help that is usual at home. */
    public static Scene of(Recognition recognition) {
        return new Scene(
                recognition.line(),
                recognition.position(),
                recognition.reading(),
                recognition.alternatives(),
                null,
                null,
                HelpLevel.SQUARES,
                null,
                null);
    }

    /** The same where the side to move is bound to some moves, or by null to none. */
    public Scene withObligation(@Nullable Obligation bound) {
        return new Scene(
                line, position, reading, alternatives, bound, announced, help, hint, outcome);
    }

    /** The same with a move to be carried out, or with null none. */
    public Scene withAnnounced(@Nullable Move move) {
        return new Scene(
                line, position, reading, alternatives, obligation, move, help, hint, outcome);
    }

    /**
     * The same where one of these moves may have been made while nobody watched; or none. The
     * squares where their pieces stand then ask, instead of having to be cleared.
     */
    public Scene withMovesUnseen(List<Move> moves) {
        return moves.isEmpty() || !(reading instanceof Reading.PutRight wrong)
                ? this
                : new Scene(
                        line,
                        position,
                        new Reading.PutRight(Reason.MOVED_UNSEEN, 0, wrong.fill()),
                        moves,
                        obligation,
                        announced,
                        help,
                        hint,
                        outcome);
    }

    /**
     * The same where the board helps the side to move otherwise.
     *
     * @param move a hint, or null for none
     */
    public Scene withHelp(HelpLevel level, @Nullable Move move) {
        return new Scene(
                line, position, reading, alternatives, obligation, announced, level, move, outcome);
    }

    /** The same after the game has ended; null while it has not. */
    public Scene withOutcome(@Nullable Outcome end) {
        return new Scene(
                line, position, reading, alternatives, obligation, announced, help, hint, end);
    }

    /**
     * The position, of those that these moves can belong to, in which they are legal; null when
     * they belong to one that is not shown yet.
     */
    @Nullable Position positionOf(List<Move> moves) {
        Line before = line.before();
        if (moves.stream().allMatch(position::isLegal)) {
            return position;
        }
        if (moves.stream().allMatch(line.position()::isLegal)) {
            return line.position();
        }
        return before != null && moves.stream().allMatch(before.position()::isLegal)
                ? before.position()
                : null;
    }
}
