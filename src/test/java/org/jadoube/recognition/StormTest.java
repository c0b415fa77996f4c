package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Contacts that change at random, with presses, answers and takebacks among them.
 *
 * <p>Nothing is thrown, no illegal move is written down, no wake comes without time passing, and as
 * soon as the board shows the position asked for, play goes on as if nothing had been.
 */
class StormTest {
    private static final int STEPS = 120;

    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13, 14, 15, 16, 17, 18})
    void aStormLeavesTheGameInStep(int seed) {
        Random random = new Random(seed);
        Hands hands = Hands.over(start(random), rules(random));
        for (int step = 0; step < STEPS; step++) {
            disturb(hands, random);
            if (random.nextInt(25) == 0) {
                calm(hands, random);
            }
        }
    }

    private static Position start(Random random) {
        List<Position> positions = Positions.varied(random.nextLong(), 20);
        positions.removeIf(position -> position.legalMoves().isEmpty());
        return random.nextBoolean() ? Position.start() : positions.getFirst();
    }

    private static RecognitionRules rules(Random random) {
        Completion completion = random.nextBoolean() ? Completion.AUTO : Completion.PRESS;
        TouchMove touchMove = random.nextInt(3) == 0 ? TouchMove.STRICT : TouchMove.TOLERANT;
        long masked = random.nextInt(4) == 0 ? 1L << random.nextInt(64) : 0;
        return Hands.rules(completion, touchMove, masked);
    }

    private static void disturb(Hands hands, Random random) {
        hands.pace(random.nextInt(10) == 0 ? 1_500 : random.nextInt(400));
        switch (random.nextInt(20)) {
            case 0 -> hands.pressAnyway(side(random));
            case 1 -> answered(hands, random);
            case 2 -> {
                if (!hands.recognition().line().moves().isEmpty()) {
                    hands.takeBack(1);
                }
            }
            case 3 -> hands.choose(side(random), random.nextBoolean() ? Role.ROOK : Role.QUEEN);
            case 4, 5 -> hands.blip(Square.of(random.nextInt(64)), 1 + random.nextInt(15));
            case 6 -> hands.scan(several(random));
            default -> hands.scan(likely(hands.recognition().position(), random));
        }
    }

    private static long several(Random random) {
        return random.longs(8, 0, 64).map(square -> 1L << square).reduce(0, (a, b) -> a | b);
    }

    private static Color side(Random random) {
        return random.nextBoolean() ? Color.WHITE : Color.BLACK;
    }

    private static void answered(Hands hands, Random random) {
        List<Move> alternatives = hands.recognition().alternatives();
        if (!alternatives.isEmpty()) {
            hands.answer(alternatives.get(random.nextInt(alternatives.size())));
        }
    }

    /** A square of a legal move, mostly, else any. */
    private static long likely(Position position, Random random) {
        List<Move> legal = position.legalMoves();
        if (legal.isEmpty() || random.nextInt(4) == 0) {
            return 1L << random.nextInt(64);
        }
        Move move = legal.get(random.nextInt(legal.size()));
        return random.nextBoolean() ? move.from().bit() : move.to().bit();
    }

    /** The players set up what the board asks for, and one of them moves. */
    private static void calm(Hands hands, Random random) {
        hands.pace(200);
        long masked = hands.masked();
        for (int i = 0; i < 3; i++) {
            long wrong = hands.contacts() ^ hands.recognition().position().occupied();
            for (Square square : Bitboard.squares(wrong & ~masked)) {
                hands.scan(square.bit());
            }
            hands.rest(3_000);
        }
        Recognition calm = hands.recognition();
        assertEquals(
                Bitboard.toString(calm.position().occupied() & ~masked),
                Bitboard.toString(hands.contacts() & ~masked));
        assertLegal(calm.line());
        if (!calm.alternatives().isEmpty()) {
            assertInstanceOf(Reading.Question.class, calm.reading());
            return;
        }
        assertInstanceOf(Reading.Settled.class, calm.reading());
        move(hands, random);
    }

    private static void move(Hands hands, Random random) {
        Recognition calm = hands.recognition();
        Position position = calm.position();
        List<Move> legal = new ArrayList<>(position.legalMoves());
        legal.removeIf(move ->
                (Signature.of(position, move).emptied() & ~hands.masked()) == 0
                        || !isOrdinary(position, move, hands.masked()));
        if (legal.isEmpty()) {
            return;
        }
        Move move = legal.get(random.nextInt(legal.size()));
        hands.scan(move.from().bit()).scan(move.to().bit()).rest(2_000);
        List<Move> expected = new ArrayList<>(calm.line().moves());
        expected.add(move);
        assertEquals(expected, hands.recognition().line().moves());
    }

    private static boolean isOrdinary(Position position, Move move, long masked) {
        return move instanceof Move.Normal normal
                && normal.promotion() == null
                && !position.isCapture(move)
                && (move.to().bit() & masked) == 0;
    }

    private static void assertLegal(Line line) {
        Line before = line.before();
        if (before != null && line.lastMove() != null) {
            assertTrue(before.position().isLegal(line.lastMove()), () -> "" + line.moves());
            assertLegal(before);
        }
    }
}
