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
    public static final long DEFAULT_NODES = 1_200_000;

    private static final int FIRST_LOOK = 3_000;
    private static final int SHORT_WALK = 8_000;
    private static final int LONG_WALK = 30_000;
    private static final int NODES_PER_BUDGET = 5_000;
    private static final int[] SMALL_BUDGETS = {2, 3};
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
     * @param mostNodes the positions that may be looked at for one question, all searches together;
     *     memory is about 40 bytes for each
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
        Question question = new Question(position, winner);
        if (question.searches(1, FIRST_LOOK)) {
            return helpmate(search.line(), question.nodes());
        }
        if (proof.refuses(position, winner)) {
            return Finding.of(Verdict.NO, Argument.REACH, question.nodes());
        }
        return question.walkAndSearch();
    }

    /** One question and the work spent on it. */
    private final class Question {
        private final Position position;
        private final Color winner;
        private final long nodesBefore = search.nodes();
        private long walked;

        Question(Position position, Color winner) {
            this.position = position;
            this.winner = winner;
        }

        long nodes() {
            return search.nodes() - nodesBefore + walked;
        }

        boolean searches(int budget, long most) {
            return search.finds(position, winner, budget, Math.min(most, left()));
        }

        /** Walks are turned to when a search finds nothing, and longer ones when that was short. */
        Finding walkAndSearch() {
            Exploration walk = walkTowards(Picture.corner(position, winner));
            Verdict verdict = goOn(walk, SHORT_WALK);
            if (verdict == Verdict.NOT_DECIDED && searches(SMALL_BUDGETS)) {
                return helpmate(search.line(), nodes());
            }
            if (verdict == Verdict.NOT_DECIDED) {
                verdict = goOn(walk, LONG_WALK);
            }
            if (verdict == Verdict.NOT_DECIDED && searches(LARGE_BUDGETS)) {
                return helpmate(search.line(), nodes());
            }
            if (verdict == Verdict.NOT_DECIDED) {
                for (Picture picture : pictures()) {
                    Exploration other = walkTowards(picture);
                    Verdict found = goOn(other, LONG_WALK);
                    if (found != Verdict.NOT_DECIDED) {
                        return result(found, other);
                    }
                }
                verdict = goOn(walk, Long.MAX_VALUE);
            }
            return result(verdict, walk);
        }

        private boolean searches(int[] budgets) {
            for (int budget : budgets) {
                if (searches(budget, (long) NODES_PER_BUDGET * budget)) {
                    return true;
                }
            }
            return false;
        }

        private Exploration walkTowards(Picture picture) {
            return new Exploration(position, winner, proof, picture);
        }

        private Verdict goOn(Exploration walk, long most) {
            long before = walk.nodes();
            Verdict verdict = walk.run(before + Math.min(most, left()));
            walked += walk.nodes() - before;
            return verdict;
        }

        private long left() {
            return Math.max(0, mostNodes - nodes());
        }

        private Picture[] pictures() {
            Reach reach = proof.reach(position, winner);
            return MatingOrder.pictures(reach, proof.matingSquares(), PICTURES);
        }

        private Finding result(Verdict verdict, Exploration walk) {
            return switch (verdict) {
                case YES -> helpmate(walk.line(), nodes());
                case NO -> Finding.of(Verdict.NO, Argument.EXHAUSTION, nodes());
                case NOT_DECIDED -> Finding.of(Verdict.NOT_DECIDED, Argument.NONE, nodes());
            };
        }
    }

    private static Finding helpmate(int[] line, long nodes) {
        return new Finding(
                Verdict.YES,
                Argument.HELPMATE,
                Arrays.stream(line).mapToObj(PackedMove::unpack).toList(),
                nodes);
    }
}
