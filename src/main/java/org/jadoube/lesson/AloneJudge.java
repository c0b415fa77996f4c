package org.jadoube.lesson;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.guidance.Term;
import org.jadoube.laws.Game;
import org.jspecify.annotations.Nullable;

/** Judges tries where the learner alone moves. */
final class AloneJudge {
    private final Attempt attempt;
    private final Goal.Alone goal;

    AloneJudge(Attempt attempt, Goal.Alone goal) {
        this.attempt = attempt;
        this.goal = goal;
    }

    Response judge(Try tried) {
        return attempt.respondToMove(tried, this::judge);
    }

    private Response judge(Move move) {
        Attempt after = after(attempt, move).orElse(null);
        if (after == null) {
            return attempt.wrong(Remark.CHECK_NOT_ASKED.with());
        }
        if (isReached(after)) {
            return attempt.solved();
        }
        if (after.left() == 0) {
            Term moves = new Term.Count(attempt.exercise().moves());
            return new Response.Wrong(attempt.restarted(), Remark.OUT_OF_MOVES.with(moves));
        }
        return new Response.Onward(after, null);
    }

    /** The first step of a shortest way. */
    Optional<Try> hint() {
        Queue<Way> ways = new ArrayDeque<>();
        Set<Reached> seen = new HashSet<>();
        ways.add(new Way(null, attempt));
        for (Way way = ways.poll(); way != null; way = ways.poll()) {
            if (way.attempt.left() == 0) {
                continue;
            }
            for (Move move : MoveOrder.legalMoves(way.attempt.position())) {
                Attempt after = after(way.attempt, move).orElse(null);
                if (after == null) {
                    continue;
                }
                Move first = way.first == null ? move : way.first;
                if (isReached(after)) {
                    return Optional.of(Try.Step.of(first));
                }
                if (seen.add(new Reached(after.position().hash(), after.unvisited()))) {
                    ways.add(new Way(first, after));
                }
            }
        }
        return Optional.empty();
    }

    private record Way(@Nullable Move first, Attempt attempt) {}

    private record Reached(long position, long unvisited) {}

    /** The attempt after a move for which the opponent waits; none after a check. */
    private static Optional<Attempt> after(Attempt before, Move move) {
        Position after = before.position().play(move);
        if (after.isCheck()) {
            return Optional.empty();
        }
        Setup setup = after.toSetup();
        Setup waited =
                new Setup(
                        setup.board(),
                        setup.turn().opposite(),
                        setup.castlingRooks(),
                        null,
                        setup.halfmoveClock(),
                        setup.fullmoveNumber());
        Game game = Game.from(Position.ofComposed(waited));
        return Optional.of(before.after(game, before.unvisited() & ~reached(move)));
    }

    private static long reached(Move move) {
        return move instanceof Move.Castle castle
                ? Bitboard.of(castle.kingTarget(), castle.rookTarget())
                : move.to().bit();
    }

    private boolean isReached(Attempt after) {
        return switch (goal) {
            case Goal.Visit visit -> after.unvisited() == 0;
            case Goal.Collect collect -> {
                Position position = after.position();
                yield Long.bitCount(position.occupied(position.turn().opposite())) == 1;
            }
        };
    }
}
