package org.jadoube.laws.winnability;

import java.util.Arrays;
import org.jadoube.chess.Color;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.PackedMove;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/**
 * Looks for a helpmate in depth, in the order of progress: what the picture asks for is tried first
 * and costs nothing, other moves cost from a small budget.
 *
 * <p>Quick where there is plenty of material and freedom. Finding nothing proves nothing. Scratch
 * space to be kept and used again, by one thread at a time.
 */
final class HelpmateSearch {
    private static final int LONGEST_LINE = 128;
    private static final int TABLE_BITS = 14;
    private static final int AGAINST = 4;
    private static final int ASIDE = 2;

    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] moves = new int[LONGEST_LINE + 1][];
    private final int[] line = new int[LONGEST_LINE];
    private final long[] tried = new long[1 << TABLE_BITS];
    private final byte[] triedBudget = new byte[1 << TABLE_BITS];
    private long salt;
    private Color winner = Color.WHITE;
    private Picture picture = Picture.corner(Position.start(), Color.WHITE);
    private long nodes;
    private long mostNodes;
    private int length;

    /** Whether a mate was found; its line is then at hand. */
    boolean finds(Position position, Color winner, int budget, long mostNodes) {
        this.winner = winner;
        this.mostNodes = nodes + mostNodes;
        picture = Picture.corner(position, winner);
        // Entries of earlier searches match no more, at no cost of clearing.
        salt += 0x9E37_79B9_7F4A_7C15L;
        return search(position, 0, budget, false);
    }

    /** The moves of the mate last found, packed. */
    int[] line() {
        return Arrays.copyOf(line, length);
    }

    /** Positions looked at since the beginning. */
    long nodes() {
        return nodes;
    }

    private boolean search(Position position, int ply, int budget, boolean afterProgress) {
        if (++nodes > mostNodes || ply == LONGEST_LINE) {
            return false;
        }
        int[] list = moves[ply];
        if (list == null) {
            list = new int[MoveGenerator.MOST_MOVES];
            moves[ply] = list;
        }
        int count = generator.list(position, list);
        if (count == 0) {
            length = ply;
            return position.turn() != winner && position.isCheck();
        }
        if (Material.isHopeless(position, winner) || wasTried(position.hash(), budget)) {
            return false;
        }
        boolean steersPawns =
                position.turn() != winner && Material.needsPromotionOfLoser(position, winner);
        int progress = bringProgressForward(position, list, count, steersPawns);
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int cost = i < progress ? 0 : cost(position, move, steersPawns);
            if (cost == 1 && afterProgress) {
                cost = 0;
            }
            if (cost <= budget) {
                line[ply] = move;
                if (search(position.playUnchecked(move), ply + 1, budget - cost, i < progress)) {
                    return true;
                }
                if (nodes > mostNodes) {
                    return false;
                }
            }
        }
        return false;
    }

    /** Puts the moves that cost nothing first; returns how many there are. */
    private int bringProgressForward(
            Position position, int[] list, int count, boolean steersPawns) {
        int progress = 0;
        for (int i = 0; i < count; i++) {
            int move = list[i];
            if (cost(position, move, steersPawns) == 0) {
                list[i] = list[progress];
                list[progress++] = move;
            }
        }
        return progress;
    }

    private boolean wasTried(long hash, int budget) {
        int slot = (int) (hash >>> (64 - TABLE_BITS));
        long entry = hash ^ salt;
        if (tried[slot] == entry && triedBudget[slot] >= budget) {
            return true;
        }
        tried[slot] = entry;
        triedBudget[slot] = (byte) budget;
        return false;
    }

    private int cost(Position position, int move, boolean steersPawns) {
        int from = PackedMove.from(move);
        boolean winners = position.turn() == winner;
        boolean isPawn = ((position.pieces(Role.PAWN) >>> from) & 1) != 0;
        if (steersPawns) {
            return PackedMove.promotion(move) == Role.QUEEN ? AGAINST : isPawn ? 0 : ASIDE;
        }
        if (isPawn || takes(position, move)) {
            return winners ? 0 : AGAINST;
        }
        return comesNearer(position, move, winners) ? 0 : 1;
    }

    private static boolean takes(Position position, int move) {
        return ((position.occupied() >>> PackedMove.to(move)) & 1) != 0
                && !PackedMove.isCastle(move);
    }

    private boolean comesNearer(Position position, int move, boolean winners) {
        long bit = 1L << PackedMove.from(move);
        Role role;
        if ((position.pieces(Role.KING) & bit) != 0) {
            role = Role.KING;
        } else if ((position.pieces(Role.KNIGHT) & bit) != 0) {
            role = Role.KNIGHT;
        } else if ((position.pieces(Role.BISHOP) & bit) != 0) {
            role = Role.BISHOP;
        } else {
            return false;
        }
        int from = WinnersView.of(PackedMove.from(move), winner);
        int to = WinnersView.of(PackedMove.to(move), winner);
        return picture.distance(winners, role, to) < picture.distance(winners, role, from);
    }
}
