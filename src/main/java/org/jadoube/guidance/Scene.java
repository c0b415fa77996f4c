package org.jadoube.guidance;

import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
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
 * @param obligation the moves left to the side to move by what it touched; null when nothing binds
 *     it
 * @param announced the move that the board asks to have carried out; null for none
 * @param helps whether the board may show where a piece can go; not in strict play, where advice is
 *     forbidden (Laws 11.3.1)
 * @param showsCheck whether the board shows that a king is in check
 * @param outcome how the game has ended, after which the pieces may stand anywhere; null while it
 *     is played
 */
public record Scene(
        Line line,
        Position position,
        Reading reading,
        List<Move> alternatives,
        @Nullable Set<Move> obligation,
        @Nullable Move announced,
        boolean helps,
        boolean showsCheck,
        @Nullable Outcome outcome) {

    public Scene {
        alternatives = List.copyOf(alternatives);
        obligation = obligation == null ? null : Set.copyOf(obligation);
    }

    /** Play without obligations or an announced move, where the board shows all that it can. */
    public static Scene of(Recognition recognition) {
        return new Scene(
                recognition.line(),
                recognition.position(),
                recognition.reading(),
                recognition.alternatives(),
                null,
                null,
                true,
                true,
                null);
    }

    /** The same where the side to move is bound to some moves, or by null to none. */
    public Scene withObligation(@Nullable Set<Move> moves) {
        return new Scene(
                line,
                position,
                reading,
                alternatives,
                moves,
                announced,
                helps,
                showsCheck,
                outcome);
    }

    /** The same with a move to be carried out, or with null none. */
    public Scene withAnnounced(@Nullable Move move) {
        return new Scene(
                line,
                position,
                reading,
                alternatives,
                obligation,
                move,
                helps,
                showsCheck,
                outcome);
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
                        helps,
                        showsCheck,
                        outcome);
    }

    /** The same where the board gives no advice. */
    public Scene withoutAdvice() {
        return new Scene(
                line,
                position,
                reading,
                alternatives,
                obligation,
                announced,
                false,
                false,
                outcome);
    }

    /** The same after the game has ended; null while it has not. */
    public Scene withOutcome(@Nullable Outcome end) {
        return new Scene(
                line,
                position,
                reading,
                alternatives,
                obligation,
                announced,
                helps,
                showsCheck,
                end);
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
