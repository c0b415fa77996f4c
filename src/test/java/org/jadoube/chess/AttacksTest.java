package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AttacksTest {
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    @ParameterizedTest
    @EnumSource
    void aRookStopsAtWhateverStandsOnItsLines(Square from) {
        long lines = walk(from, STRAIGHT, 0);

        forEachSubset(
                lines,
                occupied ->
                        assertEquals(walk(from, STRAIGHT, occupied), Attacks.rook(from, occupied)));
    }

    @ParameterizedTest
    @EnumSource
    void aBishopStopsAtWhateverStandsOnItsLines(Square from) {
        long lines = walk(from, DIAGONAL, 0);

        forEachSubset(
                lines,
                occupied ->
                        assertEquals(
                                walk(from, DIAGONAL, occupied), Attacks.bishop(from, occupied)));
    }

    /** Every subset, each with different pieces elsewhere, which must not matter. */
    private static void forEachSubset(long set, LongConsumer test) {
        Random seed1886 = new Random(1886);
        long subset = 0;
        do {
            test.accept(subset | (seed1886.nextLong() & ~set));
            subset = (subset - set) & set;
        } while (subset != 0);
    }

    @Test
    void aQueenIsRookAndBishopInOne() {
        long occupied = Bitboard.of(Square.D3, Square.E3, Square.C4, Square.F4, Square.B6);

        assertEquals(
                "a1 b2 c3 d3 e3 c4 e4 f4 c5 d5 e5 b6 d6 f6 d7 g7 d8 h8",
                Bitboard.toString(Attacks.queen(Square.D4, occupied)));
    }

    @Test
    void leapersAreNotStopped() {
        assertEquals("c2 b3", Bitboard.toString(Attacks.knight(Square.A1)));
        assertEquals("g6 f7", Bitboard.toString(Attacks.knight(Square.H8)));
        assertEquals("b1 a2 b2", Bitboard.toString(Attacks.king(Square.A1)));
        assertEquals("d3 e3 f3 d4 f4 d5 e5 f5", Bitboard.toString(Attacks.king(Square.E4)));
    }

    @Test
    void pawnsAttackForwardsToBothSides() {
        assertEquals("d5 f5", Bitboard.toString(Attacks.pawn(Color.WHITE, Square.E4)));
        assertEquals("d3 f3", Bitboard.toString(Attacks.pawn(Color.BLACK, Square.E4)));
        assertEquals("b5", Bitboard.toString(Attacks.pawn(Color.WHITE, Square.A4)));
        assertEquals("g3", Bitboard.toString(Attacks.pawn(Color.BLACK, Square.H4)));
    }

    @Test
    void onALineSomethingLiesBetween() {
        assertEquals("b2 c3 d4", Bitboard.toString(Attacks.between(Square.A1, Square.E5)));
        assertEquals("e2 e3", Bitboard.toString(Attacks.between(Square.E4, Square.E1)));
        assertEquals("-", Bitboard.toString(Attacks.between(Square.E4, Square.E5)));
        assertEquals("-", Bitboard.toString(Attacks.between(Square.E4, Square.F6)));
        assertEquals("-", Bitboard.toString(Attacks.between(Square.H1, Square.A2)));
    }

    private static long walk(Square from, int[][] steps, long occupied) {
        long walked = 0;
        for (int[] step : steps) {
            int file = from.file() + step[0];
            int rank = from.rank() + step[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                Square square = Square.of(file, rank);
                walked |= square.bit();
                if (Bitboard.contains(occupied, square)) {
                    break;
                }
                file += step[0];
                rank += step[1];
            }
        }
        return walked;
    }
}
