package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bounds on work are a few times what the walk needs: they say that its order helps. */
class ExplorationTest {
    private static final String KNIGHTS = "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1";

    @ParameterizedTest(name = "{3} for {1}")
    @CsvSource({
        "4k3/8/8/8/8/8/8/Q3K3 w - -, WHITE, 800, a queen",
        "8/8/4k3/5b2/8/3KB3/8/8 w - -, WHITE, 350, bishops of unlike squares",
        "8/8/4k3/5b2/8/3KB3/8/8 w - -, BLACK, 1000, bishops of unlike squares",
        "8/8/4k3/8/8/3KN3/8/7r w - -, WHITE, 4000, knight against rook",
        "8/8/4K3/8/1n6/8/5k1N/8 w - -, BLACK, 1900, knight against knight",
        "4k3/7p/8/8/8/8/8/4KN2 w - -, WHITE, 1500, the other promotes to help",
    })
    void theMostPromisingPositionsComeFirst(String board, Color winner, long most, String story) {
        Position position = Fen.parse(board + " 0 1");
        Exploration walk = walk(position, winner);

        assertEquals(Verdict.YES, walk.run(most), story);
        Certificates.assertMates(position, winner, walk.line());
    }

    @ParameterizedTest(name = "{3} for {1}")
    @CsvSource({
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -, WHITE, 20, a wall without a gap",
        "8/8/8/p2p2k1/P2P1p1p/4KP1P/8/8 w - -, WHITE, 250, a wall to be opened by one capture",
        "8/8/8/p2p2k1/P2P1p1p/4KP1P/8/8 w - -, BLACK, 250, a wall to be opened by one capture",
    })
    void whatTheProofRefusesIsLeftOut(String board, Color winner, long most, String story) {
        Exploration walk = walk(Fen.parse(board + " 0 1"), winner);

        assertEquals(Verdict.NO, walk.run(50_000), story);
        assertTrue(walk.nodes() < most, walk.nodes() + " positions");
    }

    @Test
    void isTakenUpWhereItWasLeft() {
        Position position = Fen.parse(KNIGHTS);
        Exploration atOnce = walk(position, WHITE);
        atOnce.run(10_000);
        Exploration inSteps = walk(position, WHITE);
        long most = 0;
        while (inSteps.run(most) == Verdict.NOT_DECIDED) {
            most += 10;
        }

        assertEquals(atOnce.nodes(), inSteps.nodes());
        Certificates.assertMates(position, WHITE, inSteps.line());
    }

    @Test
    void stopsSoonAfterItsBound() {
        Exploration walk = walk(Fen.parse(KNIGHTS), WHITE);

        assertEquals(Verdict.NOT_DECIDED, walk.run(100));
        assertTrue(walk.nodes() >= 100 && walk.nodes() < 150, walk.nodes() + " positions");
    }

    private static Exploration walk(Position position, Color winner) {
        return new Exploration(
                position, winner, new StaticProof(), Picture.corner(position, winner));
    }
}
