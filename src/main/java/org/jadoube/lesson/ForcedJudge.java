package org.jadoube.lesson;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Term;

/** Judges tries where something is to be forced against every defence. */
final class ForcedJudge {
    private final Attempt attempt;
    private final Goal.Forced goal;
    private final ForcedSearch search;

    ForcedJudge(Attempt attempt, Goal.Forced goal) {
        this.attempt = attempt;
        this.goal = goal;
        search = new ForcedSearch(goal);
    }

    Response judge(Try tried) {
        return attempt.respondToMove(tried, this::judge);
    }

    Optional<Try> hint() {
        return search.solution(attempt.position(), attempt.left()).map(Try.Step::of);
    }

    private Response judge(Move move) {
        Position after = attempt.position().play(move);
        if (search.isReached(move, after)) {
            return attempt.solved();
        }
        int left = attempt.left() - 1;
        if (left == 0) {
            return attempt.wrong(missed(move, after));
        }
        if (after.legalMoves().isEmpty()) {
            return attempt.wrong(Remark.STALEMATED.with());
        }
        Move reply = search.longestDefence(after, left);
        if (!search.canForce(after.play(reply), left)) {
            return attempt.wrong(
                    Remark.DEFENDED.with(
                            new Term.The(after.pieceAt(reply.from()).orElseThrow()),
                            new Term.At(reply.from()),
                            new Term.At(reply.to())));
        }
        return new Response.Onward(attempt.after(attempt.game().play(move).play(reply), 0), reply);
    }

    private Message missed(Move move, Position after) {
        return switch (goal) {
            case Goal.Mate mate -> NotMate.explain(after);
            case Goal.Promote promote ->
                    move instanceof Move.Normal normal && normal.promotion() != null
                            ? Remark.PROMOTED_IS_TAKEN.with(
                                    new Term.The(
                                            Piece.of(after.turn().opposite(), normal.promotion())),
                                    new Term.At(move.to()))
                            : Remark.NOT_PROMOTED.with();
        };
    }
}
