package org.jadoube.laws.winnability;

import java.util.Arrays;
import org.jadoube.chess.Color;
import org.jadoube.chess.PackedMove;
import org.jadoube.chess.Position;

/**
 * Whether a side can still mate: a search for a helpmate and proofs that there is none, in turns,
 * bounded in positions looked at, so that the same position has the same answer on every machine.
 *
 * <p>Never for the thread that runs a board: hard positions take seconds. An instance is scratch
 * space to be kept and used again, by one thread at a time.
 */
public final class FullTest {
    /** A bound that settles almost every position known, within seconds. */
    public static final long DEFAULT_NODES = 600_000;

    private static final int FIRST_LOOK = 1_000;
    private static final int SHORT_WALK = 2_000;
    private static final int LONG_WALK = 30_000;
    private static final int NODES_PER_BUDGET = 5_000;
    private static final int[] BUDGETS = {2, 3, 4, 5};
    private static final int[] LARGE_BUDGETS = {6, 8, 10, 13, 17};
    private static final int PICTURES = 6;

    private final long mostNodes;
    private final MateOrStalemate ends = new MateOrStalemate();
    private final HelpmateSearch search = new HelpmateSearch();
    private final StaticProof proof = new StaticProof();

    public FullTest() {
        this(DEFAULT_NODES);
    }

    /**
     * A test with a bound of its own.
     *
     * @param mostNodes the positions that the last and longest walk may see; memory is about 40
     *     bytes for each
     */
    public FullTest(long mostNodes) {
        this.mostNodes = mostNodes;
    }

    /** Both sides' verdicts. */
    public Winnability winnability(Position position) {
        return new Winnability(
                canMate(position, Color.WHITE).verdict(), canMate(position, Color.BLACK).verdict());
    }

    /** Whether this side can still mate, with the line of moves if one was found. */
    public Finding canMate(Position position, Color winner) {
        Verdict ended = ends.canMate(position, winner);
        if (ended != Verdict.NOT_DECIDED) {
            return Finding.of(ended, Argument.GAME_OVER, 0);
        }
        if (Material.isHopeless(position, winner)) {
            return Finding.of(Verdict.NO, Argument.MATERIAL, 0);
        }
        long before = search.nodes();
        if (search.finds(position, winner, 1, FIRST_LOOK)) {
            return helpmate(search.line(), search.nodes() - before);
        }
        if (proof.refuses(position, winner)) {
            return Finding.of(Verdict.NO, Argument.REACH, search.nodes() - before);
        }
        return walk(position, winner, before);
    }

    private Finding walk(Position position, Color winner, long before) {
        Exploration walk =
                new Exploration(position, winner, proof, Picture.corner(position, winner));
        long walked = 0;
        if (walk.run(SHORT_WALK) == Verdict.NOT_DECIDED) {
            if (searches(position, winner, BUDGETS)) {
                return helpmate(search.line(), search.nodes() - before + walk.nodes());
            }
            if (walk.run(LONG_WALK) == Verdict.NOT_DECIDED) {
                if (searches(position, winner, LARGE_BUDGETS)) {
                    return helpmate(search.line(), search.nodes() - before + walk.nodes());
                }
                for (Picture picture : pictures(position, winner)) {
                    Exploration other = new Exploration(position, winner, proof, picture);
                    Verdict verdict = other.run(LONG_WALK);
                    walked += other.nodes();
                    if (verdict != Verdict.NOT_DECIDED) {
                        return result(
                                verdict, other, search.nodes() - before + walked + walk.nodes());
                    }
                }
            }
        }
        return result(walk.run(mostNodes), walk, search.nodes() - before + walked + walk.nodes());
    }

    private boolean searches(Position position, Color winner, int[] budgets) {
        for (int budget : budgets) {
            if (search.finds(position, winner, budget, (long) NODES_PER_BUDGET * budget)) {
                return true;
            }
        }
        return false;
    }

    private Picture[] pictures(Position position, Color winner) {
        Reach reach = proof.reach(position, winner);
        return MatingOrder.pictures(reach, proof.matingSquares(), PICTURES);
    }

    private static Finding result(Verdict verdict, Exploration walk, long nodes) {
        return switch (verdict) {
            case YES -> helpmate(walk.line(), nodes);
            case NO -> Finding.of(Verdict.NO, Argument.EXHAUSTION, nodes);
            case NOT_DECIDED -> Finding.of(Verdict.NOT_DECIDED, Argument.NONE, nodes);
        };
    }

    private static Finding helpmate(int[] line, long nodes) {
        return new Finding(
                Verdict.YES,
                Argument.HELPMATE,
                Arrays.stream(line).mapToObj(PackedMove::unpack).toList(),
                nodes);
    }
}
