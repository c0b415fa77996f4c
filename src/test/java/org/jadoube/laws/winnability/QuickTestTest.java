package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuickTestTest {
    private static final QuickTest TEST = new QuickTest();

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1, --, a knight alone",
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1, --, a wall without a gap",
        "6Rk/8/7K/8/8/8/8/8 b - - 0 1, --, the rook has to be taken",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, W-, checkmate",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, --, stalemate",
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1, ?-, two knights: too long to look",
    })
    void seesAtOnce(String fen, String verdicts, String story) {
        assertEquals(verdicts, TEST.winnability(Fen.parse(fen)).toString());
    }

    @Test
    void leavesTheOpeningOpen() {
        assertEquals(Verdict.NOT_DECIDED, TEST.canMate(Position.start(), WHITE));
        assertEquals(Verdict.NOT_DECIDED, TEST.canMate(Position.start(), BLACK));
    }

    @Test
    void doesNotJudgeAWallWhileACaptureInPassingIsPossible() {
        Position position = Fen.parse("4k3/8/1p6/pPp2p1p/P1P2P1P/8/8/4K3 w - c6 0 1");
        assertEquals("??", TEST.winnability(position).toString());
    }
}
