package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.jadoube.chess.Color;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Which piece was taken is asked when the reply does not tell")
class AwaitedReplyTest {
    private static final String TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";

    @Test
    @DisplayName("who has pressed is asked before two seconds have passed")
    void noReply() {
        Hands hands = pressed(TWO_VICTIMS);
        awaiting(hands.rest(1_600));
        hands.rest(200).asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("a reply that only one capture allows comes before the question, which is not put")
    void replyTells() {
        Hands hands = pressed(TWO_VICTIMS).rest(1_000).lift("e8");
        notAsked(hands.rest(1_000));
        notAsked(hands.lift("d7").rest(1_000));
        notAsked(hands.place("d7").rest(600));
        hands.played("Rxd7 Kxd7").press(Color.BLACK).played("Rxd7 Kxd7");
    }

    @Test
    @DisplayName("a reply that both captures allow puts the question off, as long as play goes on")
    void replyTellsNothing() {
        Hands hands = pressed(TWO_VICTIMS).rest(1_000).lift("e8").place("f8").press(Color.BLACK);
        awaiting(hands.rest(1_000).lift("e1").place("e2").press(Color.WHITE).rest(1_000));
        hands.rest(1_000).asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
        hands.answer("d4d7").played("Rxd7 Kf8 Ke2");
    }

    @Test
    @DisplayName("six plies later it is put, even to players who do not pause")
    void sixPliesLater() {
        Hands hands = pressed(TWO_VICTIMS);
        notAsked(hands.lift("e8").place("f8").press(Color.BLACK));
        notAsked(hands.lift("e1").place("f1").press(Color.WHITE));
        notAsked(hands.lift("f8").place("e8").press(Color.BLACK));
        notAsked(hands.lift("f1").place("e1").press(Color.WHITE));
        notAsked(hands.lift("e8").place("f8").press(Color.BLACK).rest(10));
        hands.lift("e1").place("f1").press(Color.WHITE).rest(10);
        hands.asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("a piece that the opponent touches and leaves puts the question off")
    void touched() {
        Hands hands = pressed(TWO_VICTIMS).rest(1_000).lift("e8").place("e8");
        awaiting(hands.rest(1_600));
        hands.rest(200).asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("without a button, of two pieces that were lifted the reply tells as well")
    void byRest() {
        Hands hands = Hands.at(TWO_VICTIMS).lift("d4").lift("a4").place("a4").lift("d7");
        awaiting(hands.place("d7").rest(1_600));
        hands.rest(200).asks("d4a4 d4d7", Reason.SEVERAL_VICTIMS);
    }

    @Test
    @DisplayName("where a rest releases a piece, it is asked at once")
    void strictly() {
        Hands hands = Hands.strictlyAt(TWO_VICTIMS).lift("d4").lift("a4").place("a4").lift("d7");
        hands.place("d7").rest(700).asks("d4a4 d4d7", Reason.SEVERAL_VICTIMS);
    }

    @Test
    @DisplayName("an answer counts while the pieces stand as no move leaves them")
    void answeredInDisorder() {
        Hands hands = pressed(TWO_VICTIMS).rest(2_000).lift("e1").lift("e8").place("h5");
        hands.rest(2_000).answer("d4d7").played("Rxd7").wants("h5", "e8 e1", Reason.WRONG_LANDING);
    }

    @Test
    @DisplayName("who puts the piece down once more answers before being asked")
    void answeredByHand() {
        Hands hands = pressed(TWO_VICTIMS).lift("d7").place("d7").rest(700);
        hands.played("Rxd7");
    }

    @Test
    @DisplayName("what was wrong and is put right is followed by the question")
    void putRight() {
        Hands hands = pressed(TWO_VICTIMS).lift("e1").place("h5").rest(2_000);
        assertInstanceOf(Reading.PutRight.class, hands.recognition().reading());
        hands.lift("h5").place("e1").asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    @Test
    @DisplayName("where moves take three seconds, the reply is given twice that")
    void unhurried() {
        Hands hands = Hands.withClock("4k3/3p4/8/8/p2R4/8/8/4K3 b - - 0 1");
        shuffle(hands, Color.BLACK, "e8", "f8");
        shuffle(hands, Color.WHITE, "e1", "f1");
        shuffle(hands, Color.BLACK, "f8", "e8");
        shuffle(hands, Color.WHITE, "f1", "e1");
        shuffle(hands, Color.BLACK, "e8", "f8");
        hands.rest(2_400).lift("d4").rest(300).press(Color.WHITE);
        awaiting(hands.rest(5_900));
        hands.rest(200).asks("d4a4 d4d7", Reason.VICTIM_UNSEEN);
    }

    private static void shuffle(Hands hands, Color color, String from, String to) {
        hands.rest(2_400).lift(from).place(to).press(color);
    }

    private static Hands pressed(String fen) {
        Hands hands = Hands.withClock(fen).lift("d4").rest(1_000).press(Color.WHITE);
        awaiting(hands);
        return hands;
    }

    private static void awaiting(Hands hands) {
        notAsked(hands);
        assertInstanceOf(Reading.Awaiting.class, hands.recognition().reading());
    }

    private static void notAsked(Hands hands) {
        assertEquals(List.of(), hands.recognition().alternatives());
    }
}
