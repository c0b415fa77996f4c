package org.jadoube.lesson;

import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Phrase;
import org.jadoube.guidance.Term;
import org.jadoube.laws.DrawClaim;

/** Judges tries where something other than a move decides. */
final class SpokenJudge {
    private final Attempt attempt;
    private final Goal.Spoken goal;
    private final Position position;

    SpokenJudge(Attempt attempt, Goal.Spoken goal) {
        this.attempt = attempt;
        this.goal = goal;
        position = attempt.position();
    }

    Response judge(Try tried) {
        return switch (goal) {
            case Goal.Say say ->
                    tried instanceof Try.Said said
                            ? judge(said.standing())
                            : attempt.wrong(Remark.SAY_IT.with());
            case Goal.Claim claim ->
                    tried instanceof Try.Claimed claimed
                            ? judge(claimed.ground())
                            : attempt.wrong(Remark.CLAIM_IT.with());
            case Goal.Press press -> attempt.made() == 0 ? judgeMove(tried) : judgePress(tried);
        };
    }

    Optional<Try> hint() {
        return Optional.of(
                switch (goal) {
                    case Goal.Say say -> new Try.Said(Standing.of(position));
                    case Goal.Claim claim -> new Try.Claimed(claim.ground());
                    case Goal.Press press ->
                            attempt.made() == 0
                                    ? Try.Step.of(MoveOrder.legalMoves(position).getFirst())
                                    : new Try.Pressed();
                });
    }

    private Response judge(Standing said) {
        Standing standing = Standing.of(position);
        if (said == standing) {
            return attempt.solved();
        }
        return attempt.wrong(
                switch (said) {
                    case CHECKMATE -> NotMate.explain(position);
                    case STALEMATE -> noStalemate(standing);
                    case DEAD ->
                            standing == Standing.STALEMATE || standing == Standing.CHECKMATE
                                    ? more(standing)
                                    : Remark.SOMEBODY_CAN_MATE.with();
                    case CHECK, PLAY_ON -> more(standing);
                });
    }

    private Message noStalemate(Standing standing) {
        return standing == Standing.CHECKMATE
                ? Remark.CHECK_IS_NO_STALEMATE.with(new Term.At(position.king(position.turn())))
                : OneMoveJudge.noStalemate(position);
    }

    /** What the standing is, to somebody who saw less in it. */
    private Message more(Standing standing) {
        Term king = new Term.At(position.king(position.turn()));
        return switch (standing) {
            case CHECKMATE -> Remark.IT_IS_MATE.with();
            case STALEMATE -> Remark.NO_MOVE_LEFT.with();
            case DEAD -> Remark.NOBODY_CAN_MATE.with();
            case CHECK -> Phrase.IN_CHECK.with(king, new Term.AtAll(position.checkers()));
            case PLAY_ON -> Remark.NO_CHECK.with(king);
        };
    }

    private Response judge(DrawClaim.Ground ground) {
        if (DrawClaim.onTheBoard(ground).outcome(attempt.game()).isPresent()) {
            return attempt.solved();
        }
        return attempt.wrong(
                switch (ground) {
                    case THREEFOLD ->
                            Remark.NOT_THREEFOLD.with(new Term.Count(attempt.game().occurrences()));
                    case FIFTY ->
                            Remark.NOT_FIFTY.with(new Term.Count(position.halfmoveClock() / 2));
                });
    }

    private Response judgeMove(Try tried) {
        return tried instanceof Try.Pressed
                ? attempt.wrong(Remark.MOVE_FIRST.with())
                : attempt.respondToMove(
                        tried,
                        move ->
                                new Response.Onward(
                                        attempt.after(attempt.game().play(move), 0), null));
    }

    private Response judgePress(Try tried) {
        return tried instanceof Try.Pressed
                ? attempt.solved()
                : attempt.wrong(Remark.PRESS_NOW.with());
    }
}
