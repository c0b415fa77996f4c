package org.jadoube.sensing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;
import org.junit.jupiter.api.Test;

class BoardHealthTest {
    private static final Blip BLIP = new Blip(Square.E7, true, 0, 8_000);
    private static final Lift LIFT = new Lift(Square.E7, 0);
    private static final Place PLACE = new Place(Square.E7, 0);

    @Test
    void liftsPlacesAndBlipsAreCountedPerSquare() {
        BoardHealth health =
                BoardHealth.UNKNOWN
                        .after(List.of(LIFT, new Place(Square.E5, 0)))
                        .after(List.of(PLACE, BLIP));
        assertEquals(new SquareHealth(2, 1, 0), health.of(Square.E7));
        assertEquals(new SquareHealth(1, 0, 0), health.of(Square.E5));
        assertEquals(SquareHealth.UNKNOWN, health.of(Square.A1));
    }

    @Test
    void aHealthAlreadyTakenDoesNotChange() {
        BoardHealth before = BoardHealth.UNKNOWN.after(List.of(BLIP));
        before.after(List.of(BLIP));
        assertEquals(1, before.of(Square.E7).blips());
    }

    @Test
    void aWeakMagnetFlickers() {
        assertEquals(Bitboard.EMPTY, blips(4).flickering());
        assertEquals(Bitboard.of(Square.E7), blips(5).flickering());
    }

    @Test
    void aBusySquareMayBlipNowAndThen() {
        List<ContactEvent> moves = Collections.nCopies(3, PLACE);
        assertEquals(Bitboard.EMPTY, blips(5).after(moves).after(List.of(LIFT, LIFT)).flickering());
    }

    @Test
    void theOddOneOutIsSuspectedTheThirdTime() {
        BoardHealth twice = BoardHealth.UNKNOWN.afterOdd(Square.H8).afterOdd(Square.H8);
        assertEquals(Bitboard.EMPTY, twice.suspects());
        assertEquals(Bitboard.of(Square.H8), twice.afterOdd(Square.H8).suspects());
        assertEquals(3, twice.afterOdd(Square.H8).of(Square.H8).timesOdd());
    }

    private static BoardHealth blips(int count) {
        return BoardHealth.UNKNOWN.after(new ArrayList<>(Collections.nCopies(count, BLIP)));
    }
}
