package org.jadoube.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/** Searches every move of both sides for what can be forced; meant for a few moves only. */
final class ForcedSearch {
    private final Goal.Forced goal;

    ForcedSearch(Goal.Forced goal) {
        this.goal = goal;
    }

    /** Whether a move, just made, has brought about what is to be forced. */
    boolean isReached(Move move, Position after) {
        return switch (goal) {
            case Goal.Mate mate -> after.isCheckmate();
            case Goal.Promote promote ->
                    move instanceof Move.Normal normal
                            && normal.promotion() != null
                            && !after.isStalemate()
                            && after.legalMoves().stream()
                                    .noneMatch(each -> each.to() == move.to());
        };
    }

    /** Whether the side to move can force it within so many moves of its own. */
    boolean canForce(Position position, int moves) {
        return solution(position, moves).isPresent();
    }

    /** The first move of the shortest way to force it within so many moves. */
    Optional<Move> solution(Position position, int moves) {
        for (int within = 1; within <= moves; within++) {
            for (Move move : MoveOrder.legalMoves(position)) {
                if (forces(position.play(move), move, within)) {
                    return Optional.of(move);
                }
            }
        }
        return Optional.empty();
    }

    private boolean forces(Position after, Move move, int within) {
        if (isReached(move, after)) {
            return true;
        }
        if (within == 1) {
            return false;
        }
        List<Move> replies = after.legalMoves();
        return !replies.isEmpty()
                && replies.stream().allMatch(reply -> canForce(after.play(reply), within - 1));
    }

    /**
     * The reply against which it takes longest, or cannot be forced at all.
     *
     * @param moves how many moves the side to force it will have after the reply
     */
    Move longestDefence(Position position, int moves) {
        return MoveOrder.legalMoves(position).stream()
                .max(Comparator.comparingInt(reply -> length(position.play(reply), moves)))
                .orElseThrow();
    }

    private int length(Position position, int moves) {
        int length = 1;
        while (length <= moves && !canForce(position, length)) {
            length++;
        }
        return length;
    }
}
