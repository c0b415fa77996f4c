package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A piece that is felt nowhere again stands on a dead square, or has captured")
class VanishedTest {
    /** The rook can go to the dead square, or take the queen. */
    private static final String QUEEN_HANGS = "4k3/8/8/8/q2R4/8/8/4K3 w - - 0 1";

    /** The rook can go to the dead square, or take a pawn. */
    private static final String PAWN_HANGS = "4k3/8/8/8/p2R4/8/8/4K3 w - - 0 1";

    /** The rooks can be exchanged. */
    private static final String EXCHANGE = "3rk3/8/8/8/8/8/8/3RK3 w - - 0 1";

    @Test
    @DisplayName("it takes a queen that hangs, says why, and the move is inferred")
    void queen() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.PRESS).lift("d4");
        hands.press(Color.WHITE).played("Rxa4").settled(Reason.CAPTURE_LIKELIER);
        assertEquals("[0]", hands.recognition().line().inferredPlies().toString());
    }

    @Test
    @DisplayName("without a button it is in the hand for a while, then it has taken")
    void queenByRest() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.AUTO).lift("d4");
        hands.rest(1_000).played("").rest(300).played("Rxa4");
    }

    @Test
    @DisplayName("it shows up elsewhere, and has not taken")
    void elsewhere() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.AUTO).lift("d4").rest(1_300);
        hands.played("Rxa4").place("d3").rest(600).played("Rd3");
    }

    @Test
    @DisplayName("it is put back, and nothing has been played")
    void putBack() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.AUTO).lift("d4").rest(1_300);
        hands.played("Rxa4").place("d4").rest(600).played("");
    }

    @Test
    @DisplayName("the reply is one that only the move to the dead square allows")
    void replyTellsOfLanding() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.AUTO).lift("d4").rest(1_300);
        hands.lift("a4").place("a5").rest(1_000).played("Rd6 Qa5+");
    }

    @Test
    @DisplayName("taken back, it is not taken for a capture once more")
    void takenBack() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.PRESS).lift("d4");
        hands.press(Color.WHITE).played("Rxa4").takeBack(1).place("d4").rest(600).played("");
        hands.lift("d4").press(Color.WHITE).played("Rd6");
    }

    @Test
    @DisplayName("a pawn that hangs is not reason enough, if no reply speaks for it")
    void pawn() {
        Hands hands = over(PAWN_HANGS, Square.D6, Completion.PRESS).lift("d4");
        hands.press(Color.WHITE).played("").rest(2_000).played("Rd6");
    }

    @Test
    @DisplayName("it is, where the reply comes by the dead square")
    void pawnAndReply() {
        Hands hands = over("4kb2/8/8/8/p2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS);
        hands.lift("d4").press(Color.WHITE).rest(500).lift("f8").place("a3").press(Color.BLACK);
        hands.played("Rxa4 Ba3");
    }

    @Test
    @DisplayName("unless that pawn has just taken: then it has been retaken")
    void retaking() {
        Hands hands = over("4k3/8/8/2p5/1N1R4/8/8/4K3 b - - 0 1", Square.D6, Completion.PRESS);
        hands.lift("c5").lift("b4").place("b4").press(Color.BLACK).lift("d4").press(Color.WHITE);
        assertInstanceOf(Reading.Awaiting.class, hands.recognition().reading());
        hands.rest(2_000).played("cxb4 Rxb4");
    }

    @Test
    @DisplayName("an exchange is awaited; the king who retakes tells")
    void exchange() {
        Hands hands = over(EXCHANGE, Square.A1, Completion.PRESS).lift("d1").press(Color.WHITE);
        assertInstanceOf(Reading.Awaiting.class, hands.recognition().reading());
        hands.rest(500).lift("e8").lift("d8").place("d8").press(Color.BLACK).played("Rxd8+ Kxd8");
    }

    @Test
    @DisplayName("an exchange is awaited; if nobody replies, the rook has not been exchanged")
    void noExchange() {
        Hands hands = over(EXCHANGE, Square.A1, Completion.PRESS).lift("d1").press(Color.WHITE);
        hands.rest(2_000).played("Ra1");
        assertTrue(hands.recognition().alternatives().isEmpty());
    }

    @Test
    @DisplayName("the king retakes after that has been decided, and was right")
    void lateRetake() {
        Hands hands = over(EXCHANGE, Square.A1, Completion.PRESS).lift("d1").press(Color.WHITE);
        hands.rest(4_000).played("Ra1").settled(Reason.QUIET_MOVE);
        hands.lift("e8").rest(100).lift("d8").rest(200).place("d8").press(Color.BLACK);
        hands.played("Rxd8+ Kxd8");
    }

    @Test
    @DisplayName("the king retakes late, and nobody presses")
    void lateRetakeByRest() {
        Hands hands = over(EXCHANGE, Square.A1, Completion.AUTO).lift("d1").rest(8_000);
        hands.played("Ra1").lift("e8").rest(100).lift("d8").rest(200).place("d8").rest(1_000);
        hands.played("Rxd8+ Kxd8");
    }

    @Test
    @DisplayName("no capture where the move to the dead square mates")
    void mate() {
        over("6k1/5ppp/8/8/r2R4/8/8/4K3 w - - 0 1", Square.D8, Completion.PRESS)
                .lift("d4")
                .press(Color.WHITE)
                .played("Rd8#");
    }

    @Test
    @DisplayName("a move to a dead square that was taken back can be made again")
    void landingAgain() {
        Hands hands = over("4k3/8/8/8/8/8/3B4/4K3 w - - 0 1", Square.H6, Completion.AUTO);
        hands.lift("d2").rest(2_500).played("Bh6").takeBack(1).place("d2").rest(1_000).played("");
        hands.lift("d2").rest(2_500).played("Bh6");
    }

    @Test
    @DisplayName(
            "a move to a dead square that was taken back was a capture, if it can have been one")
    void landingTakenBack() {
        Hands hands = over(PAWN_HANGS, Square.D6, Completion.PRESS).lift("d4").press(Color.WHITE);
        hands.rest(2_000).played("Rd6").takeBack(1).place("d4").rest(600).played("");
        hands.lift("d4").press(Color.WHITE).played("Rxa4");
    }

    @Test
    @DisplayName("in strict play without a clock it stands on the dead square")
    void strictly() {
        RecognitionRules rules = Hands.rules(Completion.AUTO, TouchMove.STRICT, Square.D6.bit());
        Hands hands = Hands.over(Fen.parse(QUEEN_HANGS), rules).lift("d4").rest(2_000);
        hands.played("Rd6").lift("e8").place("e7").rest(2_000).played("Rd6 Ke7");
    }

    @Test
    @DisplayName("a question about the move before it stays open")
    void beforeAnOpenQuestion() {
        Hands hands = over("1r2k3/3p4/8/8/p2R4/8/8/1R2K3 w - - 0 1", Square.B5, Completion.PRESS);
        hands.lift("d4").press(Color.WHITE).lift("b8").rest(1_500).place("b8").rest(3_000);
        hands.asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("put back after another contact has opened for a moment, it has not been played")
    void putBackAfterABlip() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.AUTO).lift("d4").rest(1_300);
        hands.played("Rxa4").lift("e8").place("e8").rest(300).place("d4").rest(600).played("");
    }

    @Test
    @DisplayName("on which of two dead squares it stands is asked")
    void twoDeadSquares() {
        long dead = Square.A1.bit() | Square.B1.bit();
        RecognitionRules rules = Hands.rules(Completion.PRESS, TouchMove.TOLERANT, dead);
        Hands hands = Hands.over(Fen.parse(EXCHANGE), rules).lift("d1").press(Color.WHITE);
        hands.rest(4_000).asks("d1a1 d1b1 d1d8", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("of two captures only the one that wins a queen is thought of")
    void queenOrGuardedPawn() {
        over("4k3/3p4/8/8/q2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS)
                .lift("d4")
                .press(Color.WHITE)
                .played("Rxa4");
    }

    @Test
    @DisplayName("a reply that proves the guess wrong is accepted, however soon it is pressed")
    void replyPressedAtOnce() {
        Hands hands = over(QUEEN_HANGS, Square.D6, Completion.PRESS).lift("d4");
        hands.press(Color.WHITE).played("Rxa4").rest(1_000).lift("a4").place("a5");
        hands.press(Color.BLACK).played("Rd6 Qa5+");
    }

    @Test
    @DisplayName("a rook that hangs is reason enough, after a while")
    void rookHangs() {
        Hands hands = over("4k3/8/8/8/r2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS);
        hands.lift("d4").press(Color.WHITE).played("").rest(2_000).played("Rxa4");
    }

    @Test
    @DisplayName("of a rook and a knight that hang it is the rook that was taken")
    void rookRatherThanKnight() {
        Hands hands = over("6k1/3n4/8/8/r2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS);
        hands.lift("d4").press(Color.WHITE).rest(2_000).played("Rxa4");
    }

    @Test
    @DisplayName("what another piece could win makes no difference")
    void anotherPieceCouldWinMore() {
        Hands hands = over("4k3/6q1/7P/8/r2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS);
        hands.lift("d4").press(Color.WHITE).rest(2_000).played("Rxa4");
    }

    @Test
    @DisplayName("a knight that is guarded by a pawn is left alone by a pawn")
    void guardedKnight() {
        Hands hands =
                over("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", Square.E5, Completion.PRESS)
                        .lift("e4")
                        .press(Color.WHITE);
        assertInstanceOf(Reading.Awaiting.class, hands.recognition().reading());
        hands.rest(4_000).played("e5");
    }

    @Test
    @DisplayName("where the dead square is guarded, an exchange of knights is likelier")
    void deadSquareIsGuarded() {
        Hands hands =
                over("4k3/8/p3p3/1n6/8/2N5/8/4K3 w - - 0 1", Square.D5, Completion.PRESS)
                        .lift("c3")
                        .press(Color.WHITE);
        hands.rest(4_000).played("Nxb5");
    }

    @Test
    @DisplayName("of a knight and a pawn that hang it was the knight, after a while")
    void knightRatherThanPawn() {
        Hands hands =
                over("6k1/3p4/8/8/n2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS)
                        .lift("d4")
                        .press(Color.WHITE);
        hands.rest(4_000).played("Rxa4");
    }

    @Test
    @DisplayName("which of two knights was taken is asked")
    void eitherKnight() {
        Hands hands =
                over("6k1/3n4/8/8/n2R4/8/8/4K3 w - - 0 1", Square.D6, Completion.PRESS)
                        .lift("d4")
                        .press(Color.WHITE);
        hands.rest(4_000).asks("d4a4 d4d6 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("a knight is not retaken where it wins nothing: it went to the dead square")
    void retakingForNothing() {
        Hands hands =
                over("4k3/8/5n2/3p4/4P3/2N5/8/4K3 b - - 0 1", Square.A4, Completion.PRESS)
                        .lift("f6")
                        .lift("e4")
                        .place("e4")
                        .press(Color.BLACK);
        hands.lift("c3").press(Color.WHITE).rest(4_000).played("Nxe4 Na4");
    }

    private static Hands over(String fen, Square dead, Completion completion) {
        return Hands.over(Fen.parse(fen), Hands.rules(completion, TouchMove.TOLERANT, dead.bit()));
    }
}
