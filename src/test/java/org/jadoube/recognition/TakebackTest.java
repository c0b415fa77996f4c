package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Moves put back by hand, the last one first, are taken back, however many.
 *
 * <p>A move is undone by its gestures the other way round, so that the captured piece comes back
 * before or after its captor has left, and so on. Left out is a castling in which king and rook
 * change squares: undone, it leaves the contacts as if both had been adjusted.
 */
class TakebackTest {
    private final Random random = new Random(1_886);
    private int cases;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void putBackMoveByMoveTheyAreTakenBack(int plies) {
        for (Position start : Positions.varied(2_000 + plies, 150)) {
            List<Move> played = played(start, plies + 1);
            if (played.size() == plies + 1) {
                putBack(start, played, plies, 800);
            }
        }
        assertTrue(cases > 100, "only " + cases);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void putBackInOneGoTheyAreTakenBack(int plies) {
        for (Position start : Positions.varied(3_000 + plies, 150)) {
            List<Move> played = played(start, plies + 1);
            if (played.size() == plies + 1) {
                putBack(start, played, plies, 0);
            }
        }
        assertTrue(cases > 100, "only " + cases);
    }

    private void putBack(Position start, List<Move> played, int plies, long restMillis) {
        RecognitionRules rules = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, 0);
        Hands hands = Hands.after(start, played, rules);
        List<String> told = new ArrayList<>();
        for (int left = played.size() - 1; left >= played.size() - plies; left--) {
            Position before = Line.from(start).then(played.subList(0, left)).position();
            List<Long> order = backwards(before, played.get(left));
            order.forEach(hands::scan);
            told.add(played.get(left) + " by " + order.stream().map(Bitboard::first).toList());
            hands.rest(restMillis);
        }
        hands.rest(2_000);
        cases++;
        Recognition read = hands.recognition();
        assertEquals(
                played.subList(0, played.size() - plies),
                read.line().moves(),
                () ->
                        told
                                + " after "
                                + played
                                + " from "
                                + Fen.format(start, Variant.CHESS960)
                                + " "
                                + read.reading());
    }

    private List<Long> backwards(Position before, Move move) {
        List<List<Long>> orders = new ArrayList<>(Gestures.of(before, move));
        orders.removeIf(order -> order.stream().anyMatch(scan -> Long.bitCount(scan) > 1));
        int fewest = orders.stream().mapToInt(List::size).min().orElseThrow();
        orders.removeIf(order -> order.size() > fewest);
        List<Long> order = new ArrayList<>(orders.get(random.nextInt(orders.size())));
        Collections.reverse(order);
        return order;
    }

    private List<Move> played(Position start, int plies) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < plies) {
            List<Move> legal = new ArrayList<>(position.legalMoves());
            Position now = position;
            legal.removeIf(move -> Signature.of(now, move).emptied() == 0);
            if (legal.isEmpty()) {
                break;
            }
            Collections.shuffle(legal, random);
            Move move = legal.stream().filter(each -> isRare(now, each)).findFirst().orElse(null);
            move = move == null || random.nextBoolean() ? legal.getFirst() : move;
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    private static boolean isRare(Position position, Move move) {
        return !(move instanceof Move.Normal normal)
                || normal.promotion() == Role.QUEEN
                || position.isCapture(move);
    }
}
