package org.jadoube.laws.winnability;

import java.util.Arrays;
import org.jadoube.chess.Color;
import org.jadoube.chess.MoveGenerator;
import org.jadoube.chess.PackedMove;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;

/**
 * Visits the positions that can arise, each once and the most promising first, and leaves out those
 * that the static proof refuses.
 *
 * <p>When none is left, there is no mate. The work can be taken up again where it was left.
 */
final class Exploration {
    private static final int WEIGHT = 4;
    private static final int SELDOM = 63;
    private static final int PROOFS_ON_TRIAL = 64;
    private static final int LEAST_USE = 16;

    private final Color winner;
    private final StaticProof proof;
    private final Promise promise;
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private final SeenPositions seen = new SeenPositions();
    private final PromisingFirst open = new PromisingFirst();
    private int[] parents = new int[256];
    private int[] lastMoves = new int[256];
    private int[] plies = new int[256];
    private int[] idlePlies = new int[256];
    private int size;
    private Position[] path = new Position[64];
    private int at;
    private long nodes;
    private int proofs;
    private int refused;
    private int mate = -1;

    Exploration(Position root, Color winner, StaticProof proof, Picture picture) {
        this.winner = winner;
        this.proof = proof;
        promise = new Promise(picture, winner);
        path[0] = root;
        seen.add(root.hash());
        keep(root, -1, 0, 0, 0);
    }

    /**
     * Goes on until a mate is found, nothing is left, or as many positions were seen since the
     * beginning.
     */
    Verdict run(long mostNodes) {
        while (mate < 0 && !open.isEmpty()) {
            if (nodes >= mostNodes) {
                return Verdict.NOT_DECIDED;
            }
            expand(open.take());
        }
        return mate < 0 ? Verdict.NO : Verdict.YES;
    }

    /** The moves of the mate found, packed. */
    int[] line() {
        int[] line = new int[plies[mate]];
        for (int node = mate; parents[node] >= 0; node = parents[node]) {
            line[plies[node] - 1] = lastMoves[node];
        }
        return line;
    }

    long nodes() {
        return nodes;
    }

    private void expand(int node) {
        Position position = goTo(node);
        int count = generator.list(position, moves);
        for (int i = 0; i < count && mate < 0; i++) {
            int move = moves[i];
            Position next = position.playUnchecked(move);
            if (seen.add(next.hash())) {
                nodes++;
                look(next, node, move, isIrreversible(position, move));
            }
        }
    }

    private void look(Position next, int node, int move, boolean irreversible) {
        if (generator.count(next) == 0) {
            if (next.turn() != winner && next.isCheck()) {
                mate = add(node, move, plies[node] + 1, 0);
            }
        } else if (!Material.isHopeless(next, winner)
                && !isRefused(next, irreversible || node == 0)) {
            int idle = idlePlies[node] + (irreversible ? 0 : 1);
            keep(next, node, move, plies[node] + 1, idle);
        }
    }

    private void keep(Position position, int parent, int move, int ply, int idle) {
        open.put(add(parent, move, ply, idle), idle + WEIGHT * promise.movesLeft(position));
    }

    private int add(int parent, int move, int ply, int idle) {
        if (size == parents.length) {
            parents = Arrays.copyOf(parents, 2 * size);
            lastMoves = Arrays.copyOf(lastMoves, 2 * size);
            plies = Arrays.copyOf(plies, 2 * size);
            idlePlies = Arrays.copyOf(idlePlies, 2 * size);
        }
        parents[size] = parent;
        lastMoves[size] = move;
        plies[size] = ply;
        idlePlies[size] = idle;
        return size++;
    }

    /** Asks the proof where it may have news, and ever more seldom where it never helps. */
    private boolean isRefused(Position position, boolean isNews) {
        boolean idle = proofs > PROOFS_ON_TRIAL && refused * LEAST_USE < proofs;
        if ((!isNews && (nodes & SELDOM) != 0) || (idle && nodes % LEAST_USE != 0)) {
            return false;
        }
        proofs++;
        if (!proof.refuses(position, winner)) {
            return false;
        }
        refused++;
        return true;
    }

    private static boolean isIrreversible(Position position, int move) {
        long from = 1L << PackedMove.from(move);
        long to = 1L << PackedMove.to(move);
        return (position.pieces(Role.PAWN) & from) != 0
                || (position.occupied(position.turn().opposite()) & to) != 0;
    }

    /** The position of a node; only what differs from the path of the last one is played. */
    private Position goTo(int node) {
        int ply = plies[node];
        if (ply >= path.length) {
            path = Arrays.copyOf(path, 2 * ply);
        }
        int common = commonAncestor(at, node);
        replay(node, plies[common]);
        at = node;
        return path[ply];
    }

    private int commonAncestor(int one, int other) {
        int a = one;
        int b = other;
        while (a != b) {
            if (plies[a] >= plies[b]) {
                a = parents[a];
            } else {
                b = parents[b];
            }
        }
        return a;
    }

    private void replay(int node, int knownPlies) {
        int[] line = new int[plies[node] - knownPlies];
        int step = node;
        for (int i = line.length - 1; i >= 0; i--) {
            line[i] = lastMoves[step];
            step = parents[step];
        }
        for (int i = 0; i < line.length; i++) {
            path[knownPlies + i + 1] = path[knownPlies + i].playUnchecked(line[i]);
        }
    }
}
