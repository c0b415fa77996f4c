package org.jadoube.laws.winnability;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jadoube.chess.Color;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.Position;

/** Sees every position within a bound, by the rules alone: the measure of cleverer arguments. */
final class BruteForce {
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];

    Verdict canMate(Position root, Color winner, int bound) {
        SeenPositions seen = new SeenPositions();
        Deque<Position> open = new ArrayDeque<>();
        open.add(root);
        seen.add(root.hash());
        int visited = 0;
        while (!open.isEmpty()) {
            if (++visited > bound) {
                return Verdict.NOT_DECIDED;
            }
            Position position = open.poll();
            int count = generator.list(position, moves);
            if (count == 0 && position.turn() != winner && position.isCheck()) {
                return Verdict.YES;
            }
            for (int i = 0; i < count; i++) {
                Position next = position.playUnchecked(moves[i]);
                if (seen.add(next.hash())) {
                    open.add(next);
                }
            }
        }
        return Verdict.NO;
    }
}
