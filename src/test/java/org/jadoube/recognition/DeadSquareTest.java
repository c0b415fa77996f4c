package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * With one square known to be dead, every square in turn, legal moves still read right.
 *
 * <p>A capture on the dead square shows nothing but its captor's lift, and reads once the captor
 * has been up for a while; a hand that only thinks for so long looks the same until it puts the
 * piece elsewhere. Left out is what cannot be known: of the castlings of Chess960, one that leaves
 * the same squares occupied looks like an adjusted piece, and one whose rook stands on the dead
 * square may look like a king's step; and a piece that could have captured too fast to be felt,
 * where chess does not say that it has rather gone to the dead square.
 */
class DeadSquareTest {
    private static final int MOVES_FOR_EACH_SQUARE = 8;

    private final Random random = new Random(64);
    private int touched;

    @ParameterizedTest
    @EnumSource(Completion.class)
    void movesReadRightWithoutTheDeadSquare(Completion completion) {
        for (Position position : Positions.varied(630, 60)) {
            List<Move> legal = new ArrayList<>(position.legalMoves());
            legal.removeIf(move -> Signature.of(position, move).emptied() == 0);
            for (Square dead : Square.values()) {
                for (int i = 0; i < MOVES_FOR_EACH_SQUARE; i++) {
                    Move move = legal.get(random.nextInt(legal.size()));
                    Signature signature = Signature.of(position, move);
                    boolean touches =
                            Bitboard.contains(signature.opening() | signature.closing(), dead);
                    if ((touches || i == 0) && isKnowable(position, move, dead)) {
                        play(completion, position, move, dead);
                    }
                    touched += touches ? 1 : 0;
                }
            }
        }
        assertTrue(touched > 800, "only " + touched);
    }

    private static boolean isKnowable(Position position, Move move, Square dead) {
        return !hasTwin(position, move, dead) && !Gestures.mayHaveCaptured(position, move, dead);
    }

    private static boolean hasTwin(Position position, Move move, Square dead) {
        Signature seen = Signature.of(position, move).without(dead.bit());
        return position.legalMoves().stream()
                .filter(other -> other.from() != move.from() || other.to() != move.to())
                .anyMatch(other -> Signature.of(position, other).without(dead.bit()).equals(seen));
    }

    private void play(Completion completion, Position position, Move move, Square dead) {
        List<List<Long>> orders = new ArrayList<>(Gestures.of(position, move));
        orders.removeIf(order -> order.stream().anyMatch(scan -> Long.bitCount(scan) > 1));
        List<Long> order = orders.get(random.nextInt(orders.size()));
        RecognitionRules rules = Hands.rules(completion, TouchMove.TOLERANT, dead.bit());
        Hands hands = Hands.over(position, rules);
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            hands.choose(position.turn(), normal.promotion());
        }
        for (long square : order) {
            if (square == dead.bit()) {
                hands.rest(300);
            } else {
                hands.scan(square);
            }
        }
        switch (completion) {
            case AUTO -> hands.rest(2_000);
            case PRESS -> hands.press(position.turn());
        }
        Recognition read = hands.recognition();
        assertTrue(
                read.line().moves().equals(List.of(move)),
                () ->
                        move
                                + " with dead "
                                + dead
                                + " in "
                                + Fen.format(position, Variant.CHESS960)
                                + " by "
                                + order.stream().map(Bitboard::first).toList()
                                + ": "
                                + read.line().moves()
                                + " "
                                + read.reading());
    }
}
