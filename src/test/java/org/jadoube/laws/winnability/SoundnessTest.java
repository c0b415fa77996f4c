package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/** No argument says that a side cannot mate where a mate is found by the rules alone. */
class SoundnessTest {
    private static final int BOUND = 20_000;

    private final BruteForce rules = new BruteForce();
    private final MateOrStalemate ends = new MateOrStalemate();
    private final ShortLook shortLook = new ShortLook();
    private final StaticProof proof = new StaticProof();
    private final HelpmateSearch search = new HelpmateSearch();
    private int refuted;
    private int mated;

    @Test
    void onFewPiecesOfSeed1() {
        check(new RandomPositions(1)::fewPieces, 500);
    }

    @Test
    void onWallsOfSeed2() {
        check(new RandomPositions(2)::walls, 1_500);
    }

    @Test
    void onCagesOfSeed3() {
        check(new RandomPositions(3)::cages, 1_500);
    }

    private void check(Supplier<Position> positions, int count) {
        for (int i = 0; i < count; i++) {
            Position position = positions.get();
            for (Color winner : Color.values()) {
                if (ends.canMate(position, winner) == Verdict.NOT_DECIDED) {
                    check(position, winner);
                }
            }
        }
        int refutedAtLeast = count / 50;
        assertTrue(refuted > refutedAtLeast, "only " + refuted + " refuted: tests nothing");
        assertTrue(mated > refutedAtLeast, "only " + mated + " mated: tests nothing");
    }

    private void check(Position position, Color winner) {
        Supplier<String> where = () -> winner + " in " + Fen.format(position, Variant.STANDARD);
        boolean refutes = Material.isHopeless(position, winner) || proof.refuses(position, winner);
        Verdict look = shortLook.look(position, winner);
        if (refutes || look == Verdict.NO) {
            refuted++;
            assertNotEquals(Verdict.YES, rules.canMate(position, winner, BOUND), where);
            assertFalse(search.finds(position, winner, 4, BOUND), where);
        } else {
            mated += search.finds(position, winner, 2, BOUND) ? 1 : 0;
        }
    }
}
