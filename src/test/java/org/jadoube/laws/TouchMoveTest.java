package org.jadoube.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import org.junit.jupiter.api.Test;

/** Articles 4.3 to 4.5, piece by touched piece; {@code +} joins what was touched in one moment. */
class TouchMoveTest {
    private static final String FREE = "free";
    private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    private static final String SCANDINAVIAN =
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 2";

    @Test
    void theFirstOwnPieceTouchedThatCanMoveMoves() {
        assertBinds(SCANDINAVIAN, "e4 d2", "4.3.1: e4d5 e4e5");
        assertBinds(SCANDINAVIAN, "a1 e4 d2", "4.3.1: a1b1");
        assertBinds(SCANDINAVIAN, "c1 d2", "4.3.1: d2d3 d2d4");
    }

    @Test
    void theFirstEnemyPieceTouchedThatCanBeTakenIsTaken() {
        assertBinds(SCANDINAVIAN, "a7 d5", "4.3.2: c3d5 e4d5");
        assertBinds(SCANDINAVIAN, "a7", FREE);
    }

    @Test
    void theFirstOwnPieceTakesTheFirstEnemyPieceInWhicheverOrder() {
        assertBinds(SCANDINAVIAN, "c3 d5", "4.3.3: c3d5");
        assertBinds(SCANDINAVIAN, "d5 c3", "4.3.3: c3d5");
        assertBinds(SCANDINAVIAN, "d5+c3", "4.3.3: c3d5");
    }

    @Test
    void whereThatPairDoesNotTakeTheFirstPieceThatCanDecides() {
        assertBinds(SCANDINAVIAN, "g1 d5", "4.3.3: g1e2 g1f3 g1h3");
        assertBinds(SCANDINAVIAN, "d5 g1", "4.3.3: c3d5 e4d5");
        assertBinds(SCANDINAVIAN, "c1 a7 d5", "4.3.3: c3d5 e4d5");
    }

    @Test
    void whereTheOrderIsUnclearTheOwnPieceWasTouchedFirst() {
        assertBinds(SCANDINAVIAN, "g1+d5", "4.3.3: g1e2 g1f3 g1h3");
        assertBinds(SCANDINAVIAN, "c1+d5", "4.3.3: c3d5 e4d5");
    }

    @Test
    void aPawnThatCanBeTakenInPassingIsTakenSo() {
        assertBinds("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", "4.3.2: e5d6");
    }

    @Test
    void kingAndThenRookCastle() {
        assertBinds(CASTLING, "e1 h1", "4.4.1: e1g1");
        assertBinds(CASTLING, "e1 a1", "4.4.1: e1c1");
        assertBinds(CASTLING, "e1+h1", "4.4.1: e1g1");
    }

    @Test
    void aKingTouchedWithoutARookMayCastleOnEitherSide() {
        assertBinds(CASTLING, "e1", "4.3.1: e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
    }

    @Test
    void whereThatCastlingIsIllegalTheKingMovesOtherwise() {
        assertBinds("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1 h1", "4.4.3: e1c1 e1d1 e1d2 e1e2");
    }

    @Test
    void aRookTouchedBeforeTheKingForfeitsCastlingWithIt() {
        assertBinds(CASTLING, "h1 e1", "4.4.2: h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
    }

    @Test
    void aRookThatCannotMoveForfeitsOnlyTheCastlingWithItself() {
        String besideTheKing = "4k3/8/8/8/8/8/5PPP/R5KR w AH - 0 1";
        assertBinds(besideTheKing, "h1 g1", "4.4.2: g1a1 g1f1");
    }

    @Test
    void anotherPieceTouchedBeforeTheKingForfeitsNothing() {
        assertBinds(SCANDINAVIAN, "c1 e1", "4.3.1: e1e2");
    }

    @Test
    void whereNothingTouchedCanMoveThePlayerIsFree() {
        assertBinds(SCANDINAVIAN, "c1 h1", FREE);
        assertBinds(SCANDINAVIAN, "", FREE);
    }

    private static void assertBinds(String fen, String touched, String expected) {
        Position position = Fen.parse(fen);
        List<Long> moments =
                touched.isEmpty()
                        ? List.of()
                        : Arrays.stream(touched.split(" ")).map(TouchMoveTest::squares).toList();
        String bound =
                TouchMove.obligation(position, moments)
                        .map(found -> found.article() + ": " + uci(found))
                        .orElse(FREE);
        assertEquals(expected, bound, touched);
    }

    private static long squares(String together) {
        return Bitboard.of(
                Arrays.stream(together.split("\\+"))
                        .map(name -> Square.parse(name).orElseThrow())
                        .toArray(Square[]::new));
    }

    private static String uci(Obligation obligation) {
        Set<String> moves =
                obligation.moves().stream()
                        .map(move -> Uci.format(move, Variant.STANDARD))
                        .collect(Collectors.toCollection(TreeSet::new));
        return String.join(" ", moves);
    }
}
