package org.jadoube.laws;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawOfferTest {
    private static final Game OPENING = Games.played("e4 e5 Nf3");
    private static final DrawOffer WHITES = DrawOffer.none().offer(WHITE);

    @Test
    void theOpponentMayAccept() {
        assertTrue(WHITES.canAccept(BLACK, OPENING));
        assertFalse(WHITES.canAccept(WHITE, OPENING));
    }

    @Test
    void withoutAnOfferThereIsNothingToAccept() {
        assertFalse(DrawOffer.none().canAccept(BLACK, OPENING));
    }

    @Test
    void noDrawIsAgreedBeforeBothHaveMoved() {
        assertFalse(WHITES.canAccept(BLACK, Games.played("e4")));
        assertTrue(WHITES.canAccept(BLACK, Games.played("e4 e5")));
    }

    @Test
    void theOpponentTouchesAPieceAndHasDeclined() {
        assertEquals(Optional.empty(), WHITES.touch(BLACK).offeredBy());
    }

    @Test
    void theOpponentDeclinesInWords() {
        assertEquals(Optional.empty(), WHITES.decline(BLACK).offeredBy());
    }

    @Test
    void theOfferOutlivesTheOffersOwnTouchAndSecondThoughts() {
        assertEquals(Optional.of(WHITE), WHITES.touch(WHITE).decline(WHITE).offeredBy());
    }

    @Test
    void toOfferIsNotToAccept() {
        assertEquals(Optional.of(WHITE), WHITES.offer(BLACK).offeredBy());
    }
}
