package org.jadoube.laws;

import static org.jadoube.chess.Color.BLACK;
import static org.jadoube.chess.Color.WHITE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawOfferTest {
    private static final DrawOffer WHITES = DrawOffer.none().offer(WHITE);

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
