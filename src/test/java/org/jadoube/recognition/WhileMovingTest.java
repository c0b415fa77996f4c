package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a recognition tells while moves are made")
class WhileMovingTest {
    private static final String TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";

    @Test
    @DisplayName("it settles while it waits to show a move, and no longer")
    void settling() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a4");
        assertTrue(hands.recognition().isSettling());
        assertFalse(hands.rest(1_000).played("Ra4").recognition().isSettling());
    }

    @Test
    @DisplayName("to await a reply is not to settle")
    void awaiting() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        hands.rest(10);
        assertTrue(hands.recognition().wakeMicros() != Recognition.NEVER);
        assertFalse(hands.recognition().isSettling());
    }

    @Test
    @DisplayName("a reply that is landing while a question is awaited is settling")
    void awaitingWhileTheReplyLands() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        assertTrue(hands.lift("e8").place("e7").recognition().isSettling());
    }

    @Test
    @DisplayName("contacts that a legal move leaves, and contacts that none leaves")
    void contactsOfALegalMove() {
        Position start = Position.start();
        long afterE4 = start.occupied() ^ Hands.squares("e2 e4");
        assertTrue(Hands.withContacts(start, afterE4).recognition().allowsLegalMove());
        long middle = start.occupied() | Hands.squares("e5");
        assertFalse(Hands.withContacts(start, middle).recognition().allowsLegalMove());
    }

    @Test
    @DisplayName("when the game is over, an open question stays open and is not awaited any more")
    void overWithAQuestion() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        Recognition over = hands.recognition().over(hands.contacts(), hands.nowMicros());
        assertEquals(2, over.undecided().size());
        assertEquals(2, over.alternatives().size());
    }

    @Test
    @DisplayName("when the game is over, nothing is asked where nothing was open")
    void overWithoutAQuestion() {
        Hands hands = Hands.atStart().lift("e2").place("e4").rest(1_000);
        Recognition over = hands.recognition().over(hands.contacts(), hands.nowMicros());
        assertEquals(1, over.line().plies());
        assertTrue(over.undecided().isEmpty());
    }

    @Test
    @DisplayName("a promotion chosen anew stands when the game ends by word")
    void promotionStands() {
        Hands hands = Hands.withClock("8/P3k3/8/8/8/8/8/4K3 w - - 0 1").lift("a7").place("a8");
        hands.press(Color.WHITE).rest(1_000).choose(Color.WHITE, Role.KNIGHT).played("a8=N");
        hands.lift("a8").end().played("a8=N");
    }

    @Test
    @DisplayName("a piece back on its square after the opponent has touched one of his own")
    void touchedByTheOpponent() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a4").rest(600);
        hands.lift("e8").place("e8").rest(600).lift("a4").place("a5").rest(1_000);
        hands.played("Ra4").wants("a5", "a4", Reason.WRONG_LANDING);
    }

    @Test
    @DisplayName("a piece brushed by the opponent leaves the move open")
    void brushedByTheOpponent() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a4").rest(600);
        hands.pace(30).lift("e8").place("e8").rest(600).pace(300).lift("a4").place("a5");
        hands.rest(1_000).played("Ra5");
    }

    @Test
    @DisplayName("the mover's own other piece, touched after the move, leaves it open")
    void anotherOwnPieceTouched() {
        Position position = Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        Hands hands = Hands.over(position, RecognitionRules.DEFAULT).lift("a1").place("a4");
        hands.rest(600).lift("e1").place("e1").rest(600).lift("a4").place("a5").rest(1_000);
        hands.played("Ra5");
    }

    @Test
    @DisplayName("a move taken back by hand is gone when the piece has rested on its square")
    void takenBackByHand() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a4").rest(5_000);
        hands.lift("a4").place("a1").played("Ra4").rest(250).played("Ra4").rest(60).played("");
    }

    @Test
    @DisplayName("kings in the centre end the game when they have stood there for a second")
    void kings() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("e1").lift("e8");
        hands.place("e4").place("d5").rest(900);
        assertFalse(hands.recognition().reading() instanceof Reading.Kings);
        assertTrue(hands.rest(110).recognition().reading() instanceof Reading.Kings);
    }

    @Test
    @DisplayName("a contact that closes beside a move, and stays closed, is left out after a while")
    void strayBesideAMove() {
        Hands hands = Hands.atStart().pace(20).lift("e2").rest(200).place("e4").place("h5");
        hands.rest(60_000).played("e4").because(Reason.STRAY_CONTACT);
    }

    @Test
    @DisplayName("an end by word leaves a question open though a piece is in the hand")
    void endWithAQuestion() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        hands.rest(3_000).lift("e8").end();
        assertEquals(2, hands.recognition().undecided().size());
    }

    @Test
    @DisplayName("moves are taken back by hand one after the other")
    void takenBackOneAfterTheOther() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a4").rest(2_000);
        hands.lift("e8").place("e7").rest(2_000).played("Ra4 Ke7");
        hands.lift("e7").place("e8").rest(2_000).played("Ra4").lift("a4").place("a1");
        hands.played("Ra4").rest(250).played("Ra4").rest(60).played("");
    }

    @Test
    @DisplayName("a press with another own piece in the hand is refused for that")
    void pressedWithAPieceInTheHand() {
        Hands hands = Hands.withClock("4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1").lift("g1", "a1");
        hands.place("a4").rest(1_000).pressInVain(Color.WHITE, PressOutcome.Why.PIECE_IN_HAND);
    }

    @Test
    @DisplayName("a press while the opponent has two pieces up is no illegal move")
    void pressedWhileTheOpponentHasPiecesUp() {
        Hands hands = Hands.withClock("4k3/6pp/8/8/8/8/8/R3K3 w - - 0 1").lift("a1");
        hands.place("a4").lift("g7", "h7").rest(1_000);
        hands.pressInVain(Color.WHITE, PressOutcome.Why.POSITION_DIFFERS);
    }

    @Test
    @DisplayName("a press with a piece where it cannot go is an illegal move")
    void pressedIllegally() {
        Hands hands = Hands.withClock("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("b4");
        hands.rest(3_000).pressInVain(Color.WHITE, PressOutcome.Why.ILLEGAL_MOVE);
    }
}
