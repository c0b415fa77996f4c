package org.jadoube.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.diagnosis.Finding.Line;
import org.jadoube.diagnosis.Finding.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each fault is soldered into a simulated board, and a builder walks through it. */
class DiagnosisTest {

    private static List<Finding> findings(SimulatedMatrix board) {
        return Diagnosis.of(Builder.walk(board));
    }

    @Test
    void aSoundBoardHasNothing() {
        assertEquals(List.of(), findings(new SimulatedMatrix()));
    }

    @ParameterizedTest
    @EnumSource
    void theDiodeThatIsMissingIsNamedWhereverItIs(Square square) {
        assertEquals(
                List.of(new Finding.MissingDiode(square)),
                findings(new SimulatedMatrix().withoutDiode(square)));
    }

    @Test
    void aDiodeIsMissingInEachHalf() {
        assertEquals(
                Set.of(new Finding.MissingDiode(Square.C2), new Finding.MissingDiode(Square.G7)),
                Set.copyOf(
                        findings(
                                new SimulatedMatrix()
                                        .withoutDiode(Square.C2)
                                        .withoutDiode(Square.G7))));
    }

    @ParameterizedTest
    @EnumSource
    void aSquareThatIsStuckIsNamed(Square square) {
        assertEquals(
                List.of(new Finding.ClosedSquare(square)),
                findings(new SimulatedMatrix().stuck(square.bit())));
    }

    @ParameterizedTest
    @EnumSource
    void aSquareThatIsDeadIsNamed(Square square) {
        assertEquals(
                List.of(new Finding.SilentSquare(square)),
                findings(new SimulatedMatrix().dead(square.bit())));
    }

    static Stream<Arguments> boards() {
        long rank3 = Bitboard.RANK_1 << 16;
        long fileB = Bitboard.FILE_A << 1;
        return Stream.of(
                Arguments.of(
                        "inverted",
                        new SimulatedMatrix().inverted(),
                        List.of(new Finding.Inverted())),
                Arguments.of(
                        "dead", new SimulatedMatrix().dead(-1L), List.of(new Finding.AllSilent())),
                Arguments.of(
                        "dead rank",
                        new SimulatedMatrix().dead(rank3),
                        List.of(new Finding.SilentLine(Line.RANK, 2))),
                Arguments.of(
                        "dead file",
                        new SimulatedMatrix().dead(fileB),
                        List.of(new Finding.SilentLine(Line.FILE, 1))),
                Arguments.of(
                        "dead file and square",
                        new SimulatedMatrix().dead(fileB | Square.H8.bit()),
                        List.of(
                                new Finding.SilentLine(Line.FILE, 1),
                                new Finding.SilentSquare(Square.H8))),
                Arguments.of(
                        "joined ranks",
                        new SimulatedMatrix().joined(2, 5),
                        List.of(new Finding.JoinedLines(Line.RANK, 2, 5))),
                Arguments.of(
                        "settle too short",
                        new SimulatedMatrix().smearing(),
                        List.of(new Finding.Smear(64))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void whatIsWrongWithTheWholeBoardIsTold(
            String name, SimulatedMatrix board, List<Finding> expected) {
        assertEquals(expected, findings(board));
    }

    @ParameterizedTest
    @EnumSource
    void aBoardThatIsReadTheWrongWayRoundIsToldFrom(Turn turn) {
        assertEquals(
                List.of(new Finding.Turned(turn)),
                findings(new SimulatedMatrix().reading(turn::of)));
    }

    @Test
    void exchangedRanksAreNamedBothWays() {
        SimulatedMatrix board =
                new SimulatedMatrix()
                        .reading(square ->
                                square.rank() == 1
                                        ? Square.of(square.file(), 6)
                                        : square.rank() == 6
                                                ? Square.of(square.file(), 1)
                                                : square);
        assertEquals(
                List.of(
                        new Finding.ExchangedLine(Line.RANK, 1, 6),
                        new Finding.ExchangedLine(Line.RANK, 6, 1)),
                findings(board));
    }

    @Test
    void exchangedWiresOfTwoSquaresAreNamed() {
        SimulatedMatrix board =
                new SimulatedMatrix()
                        .reading(square ->
                                switch (square) {
                                    case D4 -> Square.E5;
                                    case E5 -> Square.D4;
                                    default -> square;
                                });
        assertEquals(
                List.of(
                        new Finding.Misplaced(Square.D4, Square.E5),
                        new Finding.Misplaced(Square.E5, Square.D4)),
                findings(board));
    }

    @Test
    void aContactThatFlickersIsNamed() {
        Observations seen = new Observations(0, List.of(new Trial(Square.A1, 1, 40)), Map.of());
        assertEquals(List.of(new Finding.Flicker(Square.A1, 40)), Diagnosis.of(seen));
    }

    @Test
    void whatOneSquareDoesToAnotherIsTold() {
        Observations seen =
                new Observations(
                        0,
                        List.of(new Trial(Square.A1, Square.A1.bit() | Square.C7.bit(), 2)),
                        Map.of());
        assertEquals(
                List.of(new Finding.Crosstalk(Square.A1, Square.C7.bit())), Diagnosis.of(seen));
    }

    @Test
    void everyFindingHasWords() {
        EnumSet.allOf(Turn.class)
                .forEach(turn -> assertFalse(new Finding.Turned(turn).words().isBlank()));
        Arrays.asList(
                        new Finding.Inverted(),
                        new Finding.AllClosed(),
                        new Finding.ClosedLine(Line.FILE, 7),
                        new Finding.Ghosts(3))
                .forEach(finding -> assertFalse(finding.words().isBlank()));
    }
}
