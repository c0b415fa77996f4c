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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A square masked, or counted again, in mid-game")
class MaskingTest {
    private static final Square NO_SQUARE_OF_IT = Square.H4;

    private final Random random = new Random(8);
    private int played;

    /**
     * When the mask changes, and how. A contact that counts again while a move is under way on its
     * square has not told all of that move, which then has to be made once more.
     */
    enum Change {
        /** Masked between two changes of contacts. */
        MASKED,
        /** Counted again between two changes of contacts. */
        COUNTED_AGAIN,
        /** Masked for the time of one change of a contact. */
        FOR_A_WHILE
    }

    @ParameterizedTest
    @EnumSource(Change.class)
    @DisplayName("seed 8: neither invents a move nor loses one, at whatever moment of it")
    void atEveryMomentOfAMove(Change change) {
        for (Position position : Positions.varied(81, 40)) {
            List<Move> legal = new ArrayList<>(position.legalMoves());
            legal.removeIf(move -> Signature.of(position, move).emptied() == 0);
            for (int i = 0; i < 4; i++) {
                Move move = legal.get(random.nextInt(legal.size()));
                Signature signature = Signature.of(position, move);
                for (Square square : Bitboard.squares(signature.opening() | signature.closing())) {
                    if (!hasTwin(position, move, square)) {
                        atEveryMoment(change, position, move, square);
                    }
                }
                atEveryMoment(change, position, move, NO_SQUARE_OF_IT);
            }
        }
        assertTrue(played > 1_000, "only " + played);
    }

    private static boolean hasTwin(Position position, Move move, Square dead) {
        Signature seen = Signature.of(position, move).without(dead.bit());
        return position.legalMoves().stream()
                .filter(other -> other.from() != move.from() || other.to() != move.to())
                .anyMatch(other -> Signature.of(position, other).without(dead.bit()).equals(seen));
    }

    private void atEveryMoment(Change change, Position position, Move move, Square square) {
        List<List<Long>> orders = new ArrayList<>(Gestures.of(position, move));
        orders.removeIf(order -> order.stream().anyMatch(scan -> Long.bitCount(scan) > 1));
        List<Long> order = orders.get(random.nextInt(orders.size()));
        if (Gestures.mayHaveCaptured(position, move, square)) {
            return;
        }
        for (int moment = 0; moment <= order.size(); moment++) {
            play(change, position, move, square, order, moment);
            played++;
        }
    }

    private static void play(
            Change change,
            Position position,
            Move move,
            Square square,
            List<Long> order,
            int moment) {
        long masked = change == Change.COUNTED_AGAIN ? square.bit() : 0;
        Hands hands =
                Hands.over(position, Hands.rules(Completion.AUTO, TouchMove.TOLERANT, masked));
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            hands.choose(position.turn(), normal.promotion());
        }
        for (int i = 0; i <= order.size(); i++) {
            if (i == order.size()) {
                hands.rest(3_000);
            }
            if (i == moment) {
                hands.mask(square, change != Change.COUNTED_AGAIN);
            } else if (i == moment + 1 && change == Change.FOR_A_WHILE) {
                hands.mask(square, false);
            }
            if (i < order.size()) {
                hands.scan(order.get(i));
            }
        }
        hands.rest(3_000);
        List<Move> read = hands.recognition().line().moves();
        boolean isWithinTheMove = change == Change.FOR_A_WHILE || moment % order.size() != 0;
        boolean mayMissIt =
                change != Change.MASKED && isWithinTheMove && order.contains(square.bit());
        assertTrue(
                read.equals(List.of(move)) || (mayMissIt && read.isEmpty()),
                () ->
                        change
                                + " "
                                + square
                                + " at "
                                + moment
                                + " of "
                                + order.stream().map(Bitboard::first).toList()
                                + " in "
                                + Fen.format(position, Variant.CHESS960)
                                + ": "
                                + read
                                + " "
                                + hands.recognition().reading());
    }

    @Test
    @DisplayName("that has stuck leaves nothing to be put right, and no move with it")
    void aStuckSquare() {
        Hands.atStart()
                .place("e5")
                .rest(500)
                .wants("e5", "", Reason.WRONG_LANDING)
                .mask(Square.E5, true)
                .settled(Reason.AS_EXPECTED)
                .nothingPlayed()
                .lift("e2")
                .place("e4")
                .rest(500)
                .played("e4");
    }

    @Test
    @DisplayName("under a piece that has dropped out counts again when it feels the piece")
    void aDeadSquareThatComesBack() {
        Hands.atStart()
                .lift("g1")
                .rest(500)
                .mask(Square.G1, true)
                .nothingPlayed()
                .lift("e2")
                .place("e4")
                .rest(500)
                .played("e4")
                .mask(Square.G1, false)
                .wants("", "g1", Reason.STRAY_CONTACT)
                .lift("e7")
                .place("e5")
                .rest(500)
                .played("e4 e5")
                .place("g1")
                .rest(500)
                .lift("g1")
                .place("f3")
                .rest(500)
                .played("e4 e5 Nf3");
    }

    @Test
    @DisplayName("from which a piece is in the hand does not forget that piece")
    void withThePieceInTheHand() {
        Hands.atStart().lift("e2").mask(Square.E2, true).place("e4").rest(500).played("e4");
    }

    @Test
    @DisplayName("on which the last move ended does not take it back")
    void whereTheLastMoveEnded() {
        Hands.atStart()
                .lift("e2")
                .place("e4")
                .rest(500)
                .mask(Square.E4, true)
                .lift("e4")
                .rest(500)
                .played("e4")
                .lift("d7")
                .place("d5")
                .rest(500)
                .played("e4 d5")
                .mask(Square.E4, false)
                .rest(500)
                .played("e4 d5");
    }
}
