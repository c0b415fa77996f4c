package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Something has to be put right: the board shows what, one piece at a time. */
class CorrectionTest {
    private static final Position START = Position.start();

    @Test
    void theWrongSideMoved() {
        Story story = Story.start().up("e7").down("e5").rests();
        assertEquals("e5 clear; e7 fill", story.lights());
        assertEquals("What stands on e5 does not belong there.", story.says("e5"));
        assertEquals("The black pawn belongs on e7.", story.says("e7"));
        assertEquals("The black pawn on e7 has to wait: White is to move.", story.says());
        assertEquals("e7 fill", story.up("e5").lights());
        assertEquals("-", story.down("e7").lights());
    }

    @Test
    void aPieceThatNothingCanTakeGoesBack() {
        Story story = Story.start().up("a7");
        assertEquals("a7 fill", story.lights());
        assertEquals("Nothing can take the black pawn on a7.", story.says());
    }

    @Test
    void castlingThroughCheckGoesBack() {
        Story story = Story.from("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1").up("e1").down("g1").rests();
        assertEquals("g1 clear; e1 fill", story.lights());
    }

    @Test
    void aPressOnAnUnfinishedCastlingShowsTheRook() {
        Story story =
                Story.from("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                        .up("e1")
                        .down("g1")
                        .presses(Color.WHITE);
        assertEquals("h1 clear; f1 fill", story.lights());
        assertEquals("The move is not complete.", story.says());
        assertEquals("The white rook has yet to leave h1 to complete the move.", story.says("h1"));
        assertEquals("A piece has yet to go to f1 to complete the move.", story.says("f1"));
    }

    @Test
    void aPressOnAnUnfinishedEnPassantShowsTheVictim() {
        Story story =
                Story.from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
                        .up("e5")
                        .down("d6")
                        .presses(Color.WHITE);
        assertEquals("d5 clear", story.lights());
    }

    @Test
    void theRightToTakeInPassingHasLapsed() {
        Story story =
                Story.from("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3")
                        .up("e5")
                        .down("d6")
                        .up("d5")
                        .rests();
        assertEquals("d5 fill", story.lights());
        assertEquals("d6 clear; e5 fill", story.down("d5").rests().lights());
    }

    @Test
    void aStrayContactIsShownBesideTheGame() {
        Story story = Story.played("e4 e5").down("a5").rests().rests();
        assertEquals("a5 clear; e5 last-to; e7 last-from", story.lights());
        assertEquals("The board feels a piece on a5, where none should stand.", story.says("a5"));
        assertEquals("One contact does not fit. Play goes on without it.", story.says());
    }

    @Test
    void twoSquaresAreShownTogether() {
        assertEquals("a3 clear a7 fill", shown(START, "a3", "a7"));
        assertEquals("- clear a2 h7 fill", shown(START, "", "a2 h7"));
        assertEquals("a3 h6 clear - fill", shown(START, "a3 h6", ""));
    }

    @Test
    void piecesOnTheirOwnWayComeBeforeOthers() {
        assertEquals("- clear a2 fill", shown(START, "", "a2 h2 g7"));
        assertEquals("a3 clear - fill", shown(START, "a3 b4 c5", ""));
        assertEquals("- clear g8 fill", shown(START, "a3", "a2 g8"));
        assertEquals("h6 clear - fill", shown(START, "a3 h6", "a2"));
    }

    @Test
    void aPieceAndTheHomeThatItCameFromAreShownTogether() {
        assertEquals("d5 clear d7 fill", shown(START, "f3 d5", "d7 g1"));
        assertEquals("f3 clear g1 fill", shown(START, "f3 d4", "d7 g1"));
    }

    @Test
    void theMovesOfThePieceTellItsHome() {
        assertEquals("f3 clear g1 fill", shown(START, "f3 g3", "f2 g1"));
    }

    /**
     * Whatever is wrong, following the lights puts it right, every piece is moved but once, and the
     * lights do not send a piece in the hand anywhere but to the home shown when it still stood.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void followingTheLightsPutsEverythingRight(long seed) {
        Random random = new Random(seed);
        Position position = Fen.parse(POSITIONS.get((int) (seed % POSITIONS.size())));
        long fill = aQuarterOf(position.occupied(), random);
        long clear = aQuarterOf(~position.occupied(), random);
        int atMost = Long.bitCount(fill) + Long.bitCount(clear);
        for (int touches = 0; (clear | fill) != 0; touches++) {
            assertTrue(touches < atMost, "the lights go round in circles");
            Correction next = Correction.next(position, clear, fill);
            assertTrue(Long.bitCount(next.clear()) + Long.bitCount(next.fill()) <= 2);
            assertEquals(0, (next.clear() & ~clear) | (next.fill() & ~fill));
            if (Long.bitCount(next.clear()) == 1 && Long.bitCount(next.fill()) == 1) {
                clear &= ~next.clear();
                Correction inHand = Correction.next(position, clear, fill);
                assertEquals(
                        Bitboard.toString(next.fill()),
                        Bitboard.toString(inHand.fill()),
                        "the home of the piece in the hand");
                fill &= ~next.fill();
            } else {
                clear &= ~next.clear();
                fill &= ~next.fill();
            }
        }
    }

    private static final List<String> POSITIONS =
            List.of(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10");

    private static long aQuarterOf(long squares, Random random) {
        long half = squares & random.nextLong();
        return half & random.nextLong();
    }

    private static String shown(Position position, String clear, String fill) {
        Correction next = Correction.next(position, squares(clear), squares(fill));
        return Bitboard.toString(next.clear())
                + " clear "
                + Bitboard.toString(next.fill())
                + " fill";
    }

    private static long squares(String names) {
        long squares = 0;
        for (String name : names.isEmpty() ? new String[0] : names.split(" ", -1)) {
            squares |= Square.parse(name).orElseThrow().bit();
        }
        return squares;
    }
}
