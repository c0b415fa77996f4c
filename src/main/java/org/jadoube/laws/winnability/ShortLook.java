package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.Position;

/**
 * Looks at every line of a few plies and follows forced moves for nothing: where all of them end
 * the game or leave hopeless material, no mate is to come.
 *
 * <p>The first line that goes on ends the look, so it costs little where there is freedom. Scratch
 * space to be kept and used again, by one thread at a time.
 */
final class ShortLook {
    private static final int PLIES = 4;
    private static final int LONGEST_LINE = 32;

    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] moves = new int[LONGEST_LINE][];
    private boolean mates;

    /** NO when every line ends without a mate, YES when one of the lines seen mates. */
    Verdict look(Position position, Color winner) {
        mates = false;
        boolean goesOn = goesOn(position, winner, 0, PLIES);
        return mates ? Verdict.YES : goesOn ? Verdict.NOT_DECIDED : Verdict.NO;
    }

    private boolean goesOn(Position position, Color winner, int ply, int left) {
        if (ply == LONGEST_LINE) {
            return true;
        }
        int[] list = moves[ply];
        if (list == null) {
            list = new int[MoveGenerator.MOST_MOVES];
            moves[ply] = list;
        }
        int count = generator.list(position, list);
        if (count == 0) {
            mates |= position.turn() != winner && position.isCheck();
            return mates;
        }
        if (Material.isHopeless(position, winner)) {
            return false;
        }
        if (left == 0) {
            return true;
        }
        int leftThen = count == 1 ? left : left - 1;
        for (int i = 0; i < count; i++) {
            if (goesOn(position.playUnchecked(list[i]), winner, ply + 1, leftThen)) {
                return true;
            }
        }
        return false;
    }
}
