package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What could have been played")
class CandidateTest {
    private static final Position POSITION = Fen.parse("4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1");
    private static final Move A3 = new Move.Normal(Square.A1, Square.A3, null);
    private static final Move A4 = new Move.Normal(Square.A1, Square.A4, null);
    private static final long LANDED = 2_000_000;
    private static final long TOUCH = 60_000;

    @Test
    @DisplayName("is asked as long as it fits no worse than the margin")
    void alike() {
        assertEquals(2, Candidate.best(List.of(of(A3, 10), of(A4, 10 + Cost.MARGIN))).size());
        assertEquals(1, Candidate.best(List.of(of(A3, 10), of(A4, 11 + Cost.MARGIN))).size());
    }

    @Test
    @DisplayName("marks what was played as inferred if it fits hardly less")
    void rivalled() {
        assertTrue(isInferredBeside(of(A4, 10 + Cost.RIVAL_MARGIN)));
        assertFalse(isInferredBeside(of(A4, 11 + Cost.RIVAL_MARGIN)));
        assertFalse(isInferredBeside(of(A3, 10 + Cost.RIVAL_MARGIN)));
    }

    @Test
    @DisplayName("is no rival if what was played is complete and it is not")
    void incomplete() {
        Explanation a4 = of(A4, 12).explanation();
        Explanation begun =
                new Explanation(
                        a4.plies(), a4.end(), Square.E1.bit(), 0, 12, 0, List.of(LANDED), false);
        assertFalse(isInferredBeside(new Candidate(of(A4, 12).hypothesis(), begun)));
    }

    @Test
    @DisplayName("was touched by the opponent when one of his pieces was up for long enough")
    void touched() {
        assertTrue(touched(Square.E7, LANDED + 1_000, TOUCH).opponentHasTouched());
        assertFalse(touched(Square.E7, LANDED + 1_000, TOUCH - 1).opponentHasTouched());
    }

    @Test
    @DisplayName("was not touched by the opponent before it had landed")
    void touchedBefore() {
        assertFalse(touched(Square.E7, LANDED - 1_000, TOUCH).opponentHasTouched());
    }

    @Test
    @DisplayName("was not touched by the opponent when its own piece or king was up again")
    void ownPieceUp() {
        assertFalse(touched(Square.A4, LANDED + 1_000, TOUCH).opponentHasTouched());
        assertFalse(touched(Square.E1, LANDED + 1_000, TOUCH).opponentHasTouched());
    }

    @Test
    @DisplayName("nobody has touched anything after no move")
    void nothingPlayed() {
        Explanation nothing = new Explanation(List.of(), POSITION, 0, 0, 0, 0, List.of(), false);
        Interval quiet = Interval.quiet(POSITION.occupied());
        Hypothesis hypothesis = new Hypothesis(Line.from(POSITION), quiet);
        assertFalse(new Candidate(hypothesis, nothing).opponentHasTouched());
    }

    private static boolean isInferredBeside(Candidate other) {
        Candidate best = Candidate.best(List.of(of(A3, 10), other)).getFirst();
        return !best.line().inferredPlies().isEmpty();
    }

    private static Candidate of(Move move, int cost) {
        return of(move, cost, List.of());
    }

    private static Candidate touched(Square square, long fromMicros, long micros) {
        return of(
                A4,
                3,
                List.of(new Lift(square, fromMicros), new Place(square, fromMicros + micros)));
    }

    private static Candidate of(Move move, int cost, List<ContactEvent> later) {
        Interval interval =
                Interval.quiet(POSITION.occupied())
                        .with(
                                List.of(
                                        new Lift(move.from(), LANDED - 500_000),
                                        new Place(move.to(), LANDED)))
                        .with(later);
        Signature signature = Signature.of(POSITION, move);
        Ply ply = new Ply(POSITION, move, signature, Ply.Evidence.SEEN);
        Explanation explanation =
                new Explanation(
                        List.of(ply),
                        POSITION.playUnchecked(move),
                        0,
                        0,
                        cost,
                        0,
                        List.of(LANDED),
                        false);
        return new Candidate(new Hypothesis(Line.from(POSITION), interval), explanation);
    }
}
