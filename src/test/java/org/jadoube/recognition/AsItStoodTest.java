package org.jadoube.recognition;

import org.jadoube.chess.Color;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A game that ends by word ends with the moves that stood")
class AsItStoodTest {
    private static final String ROOKS = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";

    @Test
    @DisplayName("a move that has just been made stands")
    void justMade() {
        Hands.at(ROOKS).lift("a1").place("a2").rest(400).end().played("Ra2");
    }

    @Test
    @DisplayName("the opponent's hand on a piece undoes nothing")
    void opponentsHand() {
        Hands hands = Hands.at(ROOKS).lift("a1").place("a2").rest(400).lift("e8").rest(2_000);
        hands.end().played("Ra2");
    }

    @Test
    @DisplayName("the mover's hand on the piece again undoes nothing, though the board shows it")
    void moversHand() {
        Hands hands = Hands.at(ROOKS).lift("a1").place("a2").rest(1_000).lift("a2").rest(2_000);
        hands.nothingPlayed().end().played("Ra2");
    }

    @Test
    @DisplayName("a reply that contacts have feigned for 50 ms was none")
    void feigned() {
        Hands hands = Hands.withClock("4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a2");
        hands.press(Color.WHITE).rest(1_000).pace(60).lift("g8").place("f6").played("Ra2 Nf6");
        hands.pace(50).place("g8").played("Ra2 Nf6").end().played("Ra2");
    }
}
