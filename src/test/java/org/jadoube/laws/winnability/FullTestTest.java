package org.jadoube.laws.winnability;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FullTestTest {
    private static final FullTest TEST = new FullTest();

    private static String verdicts(String fen) {
        return TEST.winnability(Fen.parseComposed(fen)).toString();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1, --, bare kings",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1, --, a knight alone",
        "8/8/4k3/8/8/3KB3/8/8 w - - 0 1, --, a bishop alone",
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1, W-, two knights mate with help",
        "8/8/4k3/5b2/8/3KB3/8/8 w - - 0 1, WB, bishops of unlike squares",
        "8/8/4k3/4b3/8/3KB3/8/8 w - - 0 1, --, bishops of like squares",
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1, WB, a knight takes a square from its king",
        "1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 1, WB, bishop and knight likewise",
        "8/8/4k3/8/8/3KN3/8/7q w - - 0 1, -B, a queen guards too much",
        "8/8/4k3/8/8/3KN3/8/7r w - - 0 1, WB, a rook does not",
        "8/8/4k3/2b1b3/8/B1BK4/8/8 w - - 0 1, --, four dark bishops",
        "8/3k4/8/8/8/8/p2K4/5B2 w - - 0 1, WB, bishop against pawn: the flag falls and loses",
    })
    void endingsWithFewPieces(String fen, String verdicts, String story) {
        assertEquals(verdicts, verdicts(fen));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1, --, a wall without a gap",
        "8/8/2k5/1p2p2p/1P2P2P/8/5K2/8 b - - 0 1, --, another",
        "4k3/8/8/3p2p1/3P2P1/8/8/4K3 w - - 0 1, WB, the a-file is open",
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1, W-, only one bishop finds a target",
        "8/p2p4/Pk1P4/RP1p4/PKpP4/1pP5/1P6/1b6 w - - 0 1, WB, a king moves and frees a pawn",
        "NBb1N1k1/KpPpPpP1/1P1P1P1p/7P/8/8/8/8 b - - 0 1, WB, so it does here",
        "B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - - 0 1, --, a rook that can only be taken",
    })
    void pawnWalls(String fen, String verdicts, String story) {
        assertEquals(verdicts, verdicts(fen));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "6Rk/8/7K/8/8/8/8/8 b - - 0 1, --, the rook has to be taken",
        "kb6/2N5/1K6/8/8/8/8/8 b - - 0 1, --, so has the knight",
        "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B2 b - - 0 1, -B, every check would mate",
        "8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1, -B, two bishops of one color have just mated",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, --, stalemate",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, W-, checkmate",
    })
    void nothingIsLeftToChoose(String fen, String verdicts, String story) {
        assertEquals(verdicts, verdicts(fen));
    }

    @Test
    void theCaptureInPassingOpensTheWall() {
        String wall = "4k3/8/1p6/pPp2p1p/P1P2P1P/8/8/4K3 w - ";
        assertEquals("--", verdicts(wall + "- 0 1"));
        assertEquals("WB", verdicts(wall + "c6 0 1"));
    }

    @Test
    void castlingInChess960TakesTheKingAcrossTheBoard() {
        Position position = Fen.parse("4k3/8/8/8/8/8/PPPPPPPP/1K5R w H - 0 1");
        Finding finding = TEST.canMate(position, WHITE);
        Certificates.assertMates(position, WHITE, finding);
    }

    @Test
    void everyYesShowsItsMate() {
        for (String fen :
                new String[] {
                    "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1",
                    "8/3k4/8/8/8/8/p2K4/5B2 w - - 0 1",
                    "3bk3/8/8/8/8/8/8/4KN2 w - - 0 1",
                }) {
            for (Color winner : Color.values()) {
                Position position = Fen.parse(fen);
                Certificates.assertMates(position, winner, TEST.canMate(position, winner));
            }
        }
    }

    @Test
    void theSameQuestionTwiceHasTheSameAnswerAndTheSameCost() {
        FullTest used = new FullTest();
        for (String fen :
                new String[] {
                    "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1",
                    "2b5/2K2k2/p7/P7/8/8/8/8 b - - 2 52",
                    "8/1p1k4/p4R2/8/5P1P/P7/1P2b3/2K5 w - - 1 50",
                }) {
            Position position = Fen.parse(fen);
            used.canMate(position, WHITE);
            assertEquals(
                    new FullTest().canMate(position, BLACK), used.canMate(position, BLACK), fen);
        }
    }

    /** The steps of docs/winnability.md, in order; each has spent its share before the next. */
    @ParameterizedTest(name = "{5}")
    @CsvSource({
        "7k/6Q1/6K1/8/8/8/8/8 b - -, WHITE, GAME_OVER, 0, 0, the mate is on the board",
        "8/8/4k3/8/8/3KN3/8/8 w - -, WHITE, MATERIAL, 0, 0, the pieces say it",
        "4k3/8/8/8/8/8/8/Q3K3 w - -, WHITE, HELPMATE, 1, 3000, a first search",
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -, WHITE, REACH, 1, 3001, the static proof",
        "8/8/8/p2p2k1/P2P1p1p/4KP1P/8/8 w - -, WHITE, EXHAUSTION, 9, 2000, nothing is left",
        "8/8/4k3/8/8/3KN3/8/7r w - -, WHITE, HELPMATE, 3001, 11001, a short walk",
        "8/5K2/8/8/3P1p2/8/k7/8 b - -, WHITE, HELPMATE, 11001, 36001, small budgets",
        "7k/8/8/6B1/K1p5/P1P1p1p1/4P1P1/8 w - -, BLACK, HELPMATE, 36001, 66001, a longer walk",
        "8/1P4K1/8/8/pB5k/P1p1p1p1/2P1P1P1/8 b - -, BLACK, HELPMATE, 66001, 99000, large budgets",
        "2b5/2K2k2/p7/P7/8/8/8/8 b - -, BLACK, HELPMATE, 300000, 400000, other pictures",
    })
    void eachStepDecidesWhatThoseBeforeItLeaveOpen(
            String fen, Color winner, Argument by, long least, long most, String story) {
        Finding finding = TEST.canMate(Fen.parse(fen + " 0 1"), winner);

        assertEquals(by, finding.argument(), story);
        assertTrue(finding.nodes() >= least, finding.nodes() + " positions");
        assertTrue(finding.nodes() <= most, finding.nodes() + " positions");
    }

    @ParameterizedTest
    @ValueSource(longs = {1_000, 5_000, 20_000, 50_000})
    void theBoundOnWorkLeavesTheQuestionOpen(long mostNodes) {
        Position hard = Fen.parse("8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1");
        Finding finding = new FullTest(mostNodes).canMate(hard, WHITE);

        assertEquals(Verdict.NOT_DECIDED, finding.verdict());
        assertEquals(Argument.NONE, finding.argument());
        assertTrue(Math.abs(mostNodes - finding.nodes()) < 100, finding.nodes() + " positions");
    }
}
