package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever the order in which hands carry out a move, it is read as that move.
 *
 * <p>Every legal move of some hundreds of positions, in every order of {@link Gestures}.
 */
class EveryOrderOfHandsTest {
    private static final int[] PACES_MILLIS = {40, 90, 150, 300, 700};
    private final Random random = new Random(20_261_129);
    private int cases;

    @ParameterizedTest
    @EnumSource(Completion.class)
    void everyOrderReadsAsTheMove(Completion completion) {
        for (Position position : Positions.varied(960, 400)) {
            for (Move move : position.legalMoves()) {
                for (List<Long> order : Gestures.of(position, move)) {
                    Hands hands = hands(position, completion, move);
                    order.forEach(hands::scan);
                    assertRead(hands, completion, position, move, order);
                }
            }
        }
        assertTrue(cases > 25_000, "only " + cases);
    }

    /**
     * Something happens beside the move.
     *
     * <p>Left out is a castling in which king and rook change squares: once the board has asked for
     * a bumped piece, it takes contacts that are as expected again for put right.
     */
    @ParameterizedTest
    @EnumSource(Completion.class)
    void noiseDoesNotChangeWhatIsRead(Completion completion) {
        for (Position position : Positions.varied(518, 250)) {
            for (Move move : position.legalMoves()) {
                if (Signature.of(position, move).emptied() == 0) {
                    continue;
                }
                List<List<Long>> orders = Gestures.of(position, move);
                List<Long> order = orders.get(random.nextInt(orders.size()));
                for (Noise noise : Noise.values()) {
                    Hands hands = hands(position, completion, move);
                    List<String> told = play(hands, noise, position, move, order);
                    assertRead(hands, completion, position, move, told);
                }
            }
        }
        assertTrue(cases > 15_000, "only " + cases);
    }

    private enum Noise {
        BLIPS_ON_BYSTANDERS,
        BUMPED_BYSTANDER,
        SLIDE,
        PUT_BACK_BEFORE
    }

    /** Two moves that empty, fill and swap the same squares could not be told apart by anything. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void noTwoMovesOfAPositionHaveOneSignature(long seed) {
        for (Position position : Positions.varied(seed, 400)) {
            Map<Signature, Move> seen = new HashMap<>();
            for (Move move : position.legalMoves()) {
                if (isUnderpromotion(move)) {
                    continue;
                }
                Move twin = seen.put(Signature.of(position, move), move);
                assertEquals(null, twin, () -> move + " in " + fen(position));
            }
        }
    }

    private static boolean isUnderpromotion(Move move) {
        return move instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.promotion() != Role.QUEEN;
    }

    private Hands hands(Position position, Completion completion, Move move) {
        Hands hands = Hands.over(position, Hands.rules(completion, TouchMove.TOLERANT, 0));
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            hands.choose(position.turn(), normal.promotion());
        }
        return hands.pace(PACES_MILLIS[random.nextInt(PACES_MILLIS.length)]);
    }

    /** Plays an order of hands with something beside it; returns what was done. */
    private List<String> play(
            Hands hands, Noise noise, Position position, Move move, List<Long> order) {
        List<String> told = new ArrayList<>(List.of(noise.toString()));
        Signature signature = Signature.of(position, move);
        long bystanders =
                position.occupied()
                        & ~(signature.opening() | signature.closing())
                        & ~victims(position);
        if (Long.bitCount(order.getFirst()) > 1) {
            // What could be a whole move by itself would end at the opponent's touch.
            bystanders &= position.occupied(position.turn());
        }
        List<Long> rest = new ArrayList<>(order);
        switch (noise) {
            case BLIPS_ON_BYSTANDERS -> {
                hands.scan(rest.removeFirst());
                for (int i = 0; i < 3; i++) {
                    one(bystanders).ifPresent(square -> hands.blip(square, 3 + random.nextInt(9)));
                }
            }
            case BUMPED_BYSTANDER -> {
                hands.scan(rest.removeFirst());
                one(bystanders)
                        .ifPresent(bumped -> {
                            told.add("bump " + bumped);
                            hands.scan(bumped.bit());
                            hands.scan(bumped.bit());
                        });
            }
            case SLIDE -> {
                if (move instanceof Move.Normal normal && order.getFirst() == move.from().bit()) {
                    hands.scan(rest.removeFirst());
                    for (Square passed : way(normal)) {
                        told.add("over " + passed);
                        hands.scan(passed.bit());
                        hands.scan(passed.bit());
                    }
                }
            }
            case PUT_BACK_BEFORE -> {
                hands.scan(move.from().bit());
                hands.scan(move.from().bit());
            }
        }
        rest.forEach(hands::scan);
        return told;
    }

    /** The squares of either side on which something could be taken. */
    private static long victims(Position position) {
        long victims = 0;
        for (Move move : position.legalMoves()) {
            victims |= Signature.of(position, move).swapped();
        }
        return victims;
    }

    private static List<Square> way(Move.Normal move) {
        List<Square> way = new ArrayList<>();
        for (Square square : Square.values()) {
            if (Bitboard.contains(Attacks.between(move.from(), move.to()), square)) {
                way.add(square);
            }
        }
        return move.from().index() < move.to().index() ? way : way.reversed();
    }

    private Optional<Square> one(long squares) {
        List<Square> all = Bitboard.squares(squares);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    private void assertRead(
            Hands hands, Completion completion, Position position, Move move, List<?> told) {
        switch (completion) {
            case AUTO -> hands.rest(2_000);
            case PRESS -> hands.press(position.turn());
        }
        cases++;
        Recognition read = hands.recognition();
        boolean exact =
                read.line().moves().equals(List.of(move))
                        && read.reading() instanceof Reading.Settled;
        assertTrue(
                exact,
                () ->
                        move
                                + " in "
                                + fen(position)
                                + " by "
                                + told
                                + ": "
                                + read.line().moves()
                                + " "
                                + read.reading());
    }

    private static String fen(Position position) {
        return Fen.format(position, Variant.CHESS960);
    }
}
