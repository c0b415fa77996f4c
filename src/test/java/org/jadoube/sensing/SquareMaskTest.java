package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.Test;

class SquareMaskTest {
    private static final SquareMask E4_DEAD = new SquareMask(Bitboard.of(Square.E4));

    @Test
    void aDeadTargetIsTakenFromThePositionThatIsTried() {
        long afterTheLift = Bitboard.of(Square.E1);
        long afterE4 = Bitboard.of(Square.E1, Square.E4);
        assertEquals(afterE4, E4_DEAD.complete(afterTheLift, afterE4));
    }

    @Test
    void aContactThatIsStuckClosedIsNotSeenEither() {
        assertEquals(
                Bitboard.of(Square.E1),
                E4_DEAD.complete(Bitboard.of(Square.E1, Square.E4), Bitboard.of(Square.A1)));
    }

    @Test
    void eventsOfDeadSquaresAreLeftOut() {
        Lift lift = new Lift(Square.E2, 10);
        Place ghost = new Place(Square.E4, 20);
        Place place = new Place(Square.E5, 30);
        assertEquals(List.of(lift, place), E4_DEAD.without(List.of(lift, ghost, place)));
    }

    @Test
    void withoutDeadSquaresEverythingIsHeardAndSeen() {
        List<ContactEvent> events = List.of(new Lift(Square.E2, 10), new Place(Square.E4, 20));
        assertEquals(events, SquareMask.NONE.without(events));
        assertEquals(5, SquareMask.NONE.complete(5, 3));
    }
}
