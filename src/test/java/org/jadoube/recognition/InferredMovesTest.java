package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A move that the contacts do not show for certain is known for it ever after")
class InferredMovesTest {
    private static final String ONE_VICTIM = "4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1";
    private static final String TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";

    @Test
    @DisplayName("no move that was felt is inferred")
    void felt() {
        Hands hands = Hands.at(ONE_VICTIM).lift("d1").lift("d7").place("d7").rest(2_000);
        inferred(hands.played("Rxd7"));
    }

    @Test
    @DisplayName("a swap that no contact showed, completed by a press, and play goes on")
    void unseenSwap() {
        Hands hands = Hands.withClock(ONE_VICTIM).lift("d1").rest(1_000).press(Color.WHITE);
        inferred(hands.played("Rxd7"), 0);
        hands.lift("e8").lift("d7").place("d7").press(Color.BLACK).rest(1_000);
        inferred(hands.played("Rxd7 Kxd7"), 0);
    }

    @Test
    @DisplayName("a question that was answered leaves nothing to infer")
    void answered() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        hands.rest(2_000).asks("d4a4 d4d7", Reason.VICTIM_UNSEEN).answer("d4d7");
        inferred(hands.played("Rxd7"));
        hands.lift("e8").place("f8").press(Color.BLACK).rest(1_000);
        inferred(hands.played("Rxd7 Kf8"));
    }

    @Test
    @DisplayName("a question that the reply has settled was settled by inference")
    void settledByTheReply() {
        Hands hands = Hands.withClock(TWO_VICTIMS).lift("d4").rest(1_000).press(Color.WHITE);
        hands.lift("e8").lift("d7").place("d7").press(Color.BLACK).rest(1_000);
        inferred(hands.played("Rxd7 Kxd7"), 0);
    }

    @Test
    @DisplayName("a queen on a dead square that then seems to have taken what its owner put right")
    void givingUpWhatWasShown() {
        RecognitionRules rules = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, Square.E1.bit());
        Hands hands = Hands.over(Fen.parse("2r3k1/8/8/8/8/8/2b2PPP/3Q2K1 w - - 0 1"), rules);
        inferred(hands.lift("d1").rest(2_500).played("Qe1"), 0);
        inferred(hands.lift("c2").place("c2").rest(2_500).played("Qxc2"), 0);
    }

    @Test
    @DisplayName("a queen that slid past the pawn that it seems to have taken")
    void slidElsewhere() {
        Hands hands = Hands.withClock("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1").pace(0);
        hands.lift("d5")
                .rest(20)
                .place("d6")
                .rest(140)
                .lift("d6")
                .rest(80)
                .place("d7")
                .rest(120)
                .lift("d7");
        hands.rest(60).lift("e6").rest(3_000).place("e6").rest(300).press(Color.WHITE);
        inferred(hands.played("Qxe6+"), 0);
    }

    @Test
    @DisplayName("a queen that seems to have taken after a look at the square beside its target")
    void touchedBeside() {
        Hands hands = Hands.withClock("3rk3/8/4p3/3Q4/8/8/8/4K3 w - - 0 1").pace(0);
        hands.lift("d5")
                .rest(20)
                .place("d6")
                .rest(140)
                .lift("d6")
                .rest(80)
                .lift("e6")
                .rest(100)
                .place("e6");
        inferred(hands.rest(300).press(Color.WHITE).played("Qxe6+"));
    }

    @Test
    @DisplayName("a queen that hardly stood where it seems to have been taken")
    void passedOn() {
        Hands hands = Hands.at("4k3/8/1P1q4/8/8/8/2R5/4K3 b - - 0 1").pace(0).lift("d6").rest(60);
        hands.place("c6").rest(100).lift("c6").rest(660).lift("c2").rest(420).place("c6");
        inferred(hands.rest(1_000).played("Qc6 Rxc6"), 0, 1);
    }

    @Test
    @DisplayName("a queen that stood for a while before it was taken")
    void stoodBeforeItWasTaken() {
        Hands hands = Hands.at("4k3/8/1P1q4/8/8/8/2R5/4K3 b - - 0 1").pace(0).lift("d6").rest(60);
        hands.place("c6").rest(700).lift("c6").rest(300).lift("c2").rest(420).place("c6");
        inferred(hands.rest(1_000).played("Qc6 Rxc6"));
    }

    @Test
    @DisplayName("a queen while another one is up that may have landed in its place")
    void replyMayHaveLanded() {
        Hands hands = Hands.at("4k3/8/3Q3p/q7/8/8/8/5K2 w - - 0 1").pace(0).lift("d6").rest(430);
        hands.lift("a5").rest(170).place("c5").rest(900).blip("e8", 1);
        inferred(hands.played("Qc5"));
        hands.rest(300).blip("e8", 1).rest(700);
        inferred(hands.played("Qc5"), 0);
    }

    @Test
    @DisplayName("a queen while another one is up that cannot have landed there")
    void replyCannotHaveLanded() {
        Hands hands = Hands.at("4k3/8/3Q3p/8/8/8/5K2/q7 w - - 0 1").pace(0).lift("d6").rest(430);
        hands.lift("a1").rest(170).place("c5").rest(1_500).blip("e8", 1).rest(700);
        inferred(hands.played("Qc5"));
    }

    @Test
    @DisplayName("a piece put down where the contact is dead")
    void deadSquare() {
        RecognitionRules rules = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, Square.E4.bit());
        Hands hands = Hands.over(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), rules);
        hands.lift("e2").rest(3_000);
        inferred(hands.played("e4"), 0);
        hands.lift("e8").place("e7").rest(1_000);
        inferred(hands.played("e4 Ke7"), 0);
    }

    @Test
    @DisplayName("a piece whose contact had opened again when the clock was pressed")
    void droppedOut() {
        Hands hands = Hands.withClock(ONE_VICTIM).lift("e1").place("e2").rest(500).lift("e2");
        inferred(hands.rest(300).press(Color.WHITE).played("Ke2"), 0);
    }

    @Test
    @DisplayName("a piece that the opponent had up again when the clock was pressed")
    void upAgain() {
        Hands hands = Hands.withClock("4k3/8/p7/8/8/3B4/8/4K3 w - - 0 1").lift("d3").place("b5");
        inferred(hands.rest(300).lift("a6").lift("b5").press(Color.WHITE).played("Bb5+"), 0);
    }

    @Test
    @DisplayName("a rook that goes on the way it came while it is being answered")
    void wentOnWhileAnswered() {
        Hands hands = Hands.at("k1B2r2/8/8/8/8/8/8/1R2K3 b - - 0 1").pace(80);
        hands.lift("f8").place("d8").rest(400).lift("b1").place("b6").lift("c8").lift("d8");
        inferred(hands.place("c8").rest(2_000).played("Rd8 Rb6 Rxc8"), 0, 1, 2);
    }

    @Test
    @DisplayName("two rooks of both sides in the air at once, which may have gone crosswise")
    void crosswise() {
        Hands hands = Hands.at("8/k7/8/8/8/7K/5R2/4r3 w - - 0 1").pace(60);
        hands.lift("f2").lift("e1").rest(100).place("f1").place("e2").rest(2_000);
        inferred(hands.played("Rf1 Re2"), 0, 1);
        inferred(hands.lift("h3").place("h4").rest(1_000).played("Rf1 Re2 Kh4"), 0, 1);
    }

    @Test
    @DisplayName("the same completed by a press at once, and play goes on")
    void crosswiseByPress() {
        Hands hands = Hands.withClock("8/k7/8/8/8/7K/5R2/4r3 w - - 0 1").pace(60);
        hands.lift("f2").lift("e1").rest(100).place("f1").place("e2").rest(100);
        inferred(hands.press(Color.WHITE).rest(1_000).played("Rf1 Re2"), 0, 1);
        hands.press(Color.BLACK).lift("h3").place("h4").rest(1_000);
        inferred(hands.played("Rf1 Re2 Kh4"), 0, 1);
    }

    @Test
    @DisplayName(
            "a capture by a piece from a dead square, which may as well have been an adjusted piece")
    void captorFromADeadSquare() {
        RecognitionRules rules = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, Square.D1.bit());
        Hands hands = Hands.over(Fen.parse(ONE_VICTIM), rules).lift("d7").place("d7").rest(2_000);
        inferred(hands.played("Rxd7"), 0);
    }

    @Test
    @DisplayName(
            "a queen that may have taken elsewhere, while the reply landed, though nothing stirs")
    void replyMayHaveLandedInSilence() {
        Hands hands = Hands.at("6k1/3b1p2/3p2q1/1p1P3p/1Pp1RBp1/2Q3P1/5P1P/6K1 b - - 0 34");
        hands.lift("g6").lift("f4").place("h6").rest(400);
        inferred(hands.played("Qh6"));
        inferred(hands.rest(1_000).played("Qh6"), 0);
    }

    @Test
    @DisplayName("another piece for the pawn makes its capture no surer")
    void chosenPiece() {
        Hands hands = Hands.withClock("3r4/k3P3/8/8/8/8/8/4K3 w - - 0 1").lift("e7").rest(1_000);
        inferred(hands.press(Color.WHITE).played("exd8=Q"), 0);
        inferred(hands.choose(Color.WHITE, Role.KNIGHT).played("exd8=N"), 0);
    }

    @Test
    @DisplayName("not the same move played again so that it can be felt")
    void playedAgain() {
        Hands hands = Hands.withClock(ONE_VICTIM).lift("d1").rest(1_000).press(Color.WHITE);
        hands.takeBack(1).place("d1").rest(1_000);
        inferred(hands.nothingPlayed());
        hands.lift("d1").lift("d7").place("d7").press(Color.WHITE);
        inferred(hands.played("Rxd7"));
    }

    @Test
    @DisplayName("not a piece that stopped for long on its way")
    void longStop() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").lift("a1").place("a2").rest(1_500);
        inferred(hands.lift("a2").place("a5").rest(1_000).played("Ra5"));
    }

    @Test
    @DisplayName("a move beside which more was touched than the board can account for")
    void poorFit() {
        Hands hands = Hands.at("4k3/8/8/8/8/8/PPP4P/R3K3 w - - 0 1");
        hands.lift("a2", "b2", "c2", "h2").place("h3", "a2", "b2", "c2").rest(2_000);
        inferred(hands.played("h3"), 0);
        inferred(hands.lift("e8").place("e7").rest(1_000).played("h3 Ke7"), 0, 1);
    }

    @Test
    @DisplayName("a capture that was merely grazed by a piece with another victim")
    void grazedOneOfTwo() {
        Hands hands = Hands.at(TWO_VICTIMS).lift("d4").blip("d7", 8).rest(2_000);
        inferred(hands.played("Rxd7"), 0);
        hands = Hands.at(ONE_VICTIM).lift("d1").blip("d7", 8).rest(2_000);
        inferred(hands.played("Rxd7"));
    }

    @Test
    @DisplayName("a capture while another piece was up that could have taken there, too")
    void otherCaptor() {
        Hands hands = Hands.at("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1").lift("d5", "c4", "e4");
        inferred(hands.place("d5", "c4").rest(2_000).played("exd5"), 0);
        hands = Hands.at("4k3/8/8/3p4/4P1P1/8/8/4K3 w - - 0 1").lift("d5", "g4", "e4");
        inferred(hands.place("d5", "g4").rest(2_000).played("exd5"));
    }

    private static void inferred(Hands hands, Integer... plies) {
        assertEquals(new TreeSet<>(Set.of(plies)), hands.recognition().line().inferredPlies());
    }
}
