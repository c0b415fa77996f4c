package org.jadoube.recognition;

import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
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

    @Test
    @DisplayName("a pressed move stands, though the opponent had a piece up all the time")
    void pressedUnderAHand() {
        Hands hands = Hands.withClock(ROOKS).lift("e1").lift("e8").place("e2").press(Color.WHITE);
        hands.rest(3_000).end().played("Ke2");
    }

    @Test
    @DisplayName("so does a move that the opponent has answered in the air")
    void opponentsHandFirst() {
        Hands hands = Hands.atStart().lift("e2").lift("e7").place("e4").rest(5_000);
        hands.end().played("e4");
    }

    @Test
    @DisplayName("what was chosen for a pawn is not undone")
    void chosenPiece() {
        Hands hands = Hands.at("7k/4P3/8/8/8/8/8/4K3 w - - 0 1").lift("e7").place("e8").rest(1_000);
        hands.lift("h8").rest(1_000).choose(Color.WHITE, Role.KNIGHT).end().played("e8=N");
    }

    @Test
    @DisplayName("a move that was put back is none")
    void putBack() {
        Hands hands = Hands.at(ROOKS).lift("a1").place("a2").rest(1_000).lift("a2").place("a1");
        hands.rest(250).played("Ra2").rest(100).nothingPlayed().end().nothingPlayed();
    }
}
