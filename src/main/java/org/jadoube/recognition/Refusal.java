package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.recognition.PressOutcome.Why;
import org.jadoube.recognition.Reading.PutRight;
import org.jspecify.annotations.Nullable;

/**
 * Why a press completes nothing, and what the board asks for.
 *
 * @param toDo what to put right; null when the board shows the position
 */
record Refusal(Why why, @Nullable PutRight toDo) {

    static Refusal of(
            Hypothesis hypothesis,
            Shown shown,
            int completed,
            Color color,
            Demands demands,
            Contacts board,
            RecognitionRules rules) {
        Line line = shown.lines().getFirst();
        Color due =
                line.plies() > completed
                        ? line.first(completed).position().turn()
                        : line.position().turn();
        if (color != due) {
            return new Refusal(Why.NOT_YOUR_TURN, null);
        }
        Position position = hypothesis.line().position();
        long contacts = hypothesis.interval().contacts();
        long expected = board.expected(position);
        long missing = expected & ~contacts;
        long extra = contacts & ~expected;
        if ((missing | extra) == 0) {
            return new Refusal(Why.NO_MOVE, null);
        }
        List<Move> permitted = demands.permittedNext(position);
        Refusal begun = begun(position, permitted, missing, extra, board.masked());
        if (begun != null) {
            return begun;
        }
        PutRight wrong = Wrongness.of(position, permitted, board);
        boolean ownMissing = (missing & position.occupied(color)) != 0;
        if (extra == 0) {
            return new Refusal(ownMissing ? Why.PIECE_IN_HAND : Why.POSITION_DIFFERS, wrong);
        }
        if (fits(hypothesis, demands.withObligation(null), board, rules)) {
            return new Refusal(Why.TOUCH_MOVE, wrong);
        }
        long inHand = upBesidesMove(position, permitted, missing, extra, board.masked());
        if (inHand != 0) {
            boolean own = (inHand & position.occupied(color)) != 0;
            return new Refusal(own ? Why.PIECE_IN_HAND : Why.POSITION_DIFFERS, wrong);
        }
        boolean oneMove = ownMissing && Long.bitCount(extra) <= Long.bitCount(missing);
        return new Refusal(oneMove ? Why.ILLEGAL_MOVE : Why.POSITION_DIFFERS, wrong);
    }

    /** The refusal of a castling or en passant capture of which a step is left; else null. */
    private static @Nullable Refusal begun(
            Position position, List<Move> permitted, long missing, long extra, long masked) {
        for (Move move : permitted) {
            Signature signature = Signature.of(position, move).without(masked);
            boolean partOf =
                    extra != 0
                            && (missing & ~signature.opening()) == 0
                            && (extra & ~signature.closing()) == 0;
            if (partOf && !(move instanceof Move.Normal)) {
                Position after = position.playUnchecked(move);
                long contacts = (position.occupied() & ~masked & ~missing) | extra;
                long wanted = after.occupied() & ~masked;
                Why why =
                        move instanceof Move.Castle
                                ? Why.CASTLING_INCOMPLETE
                                : Why.EN_PASSANT_INCOMPLETE;
                PutRight left =
                        new PutRight(Reason.IN_HAND, contacts & ~wanted, wanted & ~contacts);
                return new Refusal(why, left);
            }
        }
        return null;
    }

    /** The other pieces that are up where a move is complete; none where no move is. */
    private static long upBesidesMove(
            Position position, List<Move> permitted, long missing, long extra, long masked) {
        for (Move move : permitted) {
            Signature signature = Signature.of(position, move).without(masked);
            if (extra == signature.filled() && (signature.emptied() & ~missing) == 0) {
                return missing & ~signature.opening();
            }
        }
        return 0;
    }

    private static boolean fits(
            Hypothesis hypothesis, Demands demands, Contacts board, RecognitionRules rules) {
        return Candidate.atPress(List.of(hypothesis), board, rules, demands).stream()
                .anyMatch(candidate ->
                        candidate.explanation().isComplete()
                                && !candidate.explanation().plies().isEmpty());
    }
}
