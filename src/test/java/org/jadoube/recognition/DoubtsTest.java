package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.chess.Position;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the board no longer shows is kept as a doubt")
class DoubtsTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    private static final Line LINE = Touches.line(KINGS, "e1e2");

    private final Touches reply = Touches.since(LINE).lift("e8", 0).place("e7", 400_000);
    private final List<Hypothesis> doubted = List.of(reply.hypothesis());

    @Test
    @DisplayName("for three plies that are shown, and no longer")
    void threePlies() {
        Doubts doubts = new Doubts(doubted, List.of());
        assertEquals(doubted, doubts.after(shown("e1d1", "e8d8", "d1c1", "d8c8")).hypotheses());
        assertEquals(
                List.of(),
                doubts.after(shown("e1d1", "e8d8", "d1c1", "d8c8", "c1b1")).hypotheses());
    }

    @Test
    @DisplayName("until the reply, if chess has decided against it")
    void untilTheReply() {
        Doubts doubts = Doubts.NONE.overruling(doubted);
        assertEquals(doubted, doubts.after(shown("e1d1")).overruled());
        assertEquals(List.of(), doubts.after(shown("e1d1", "e8d8")).overruled());
    }

    @Test
    @DisplayName("until it is believed")
    void believed() {
        Explanation nothing = reply.explanation(List.of());
        Candidate candidate = new Candidate(reply.hypothesis(), nothing);
        assertEquals(Doubts.NONE, Doubts.NONE.overruling(doubted).after(List.of(candidate)));
        assertEquals(Doubts.NONE, new Doubts(doubted, List.of()).after(List.of(candidate)));
    }

    @Test
    @DisplayName("and comes back, against chess, if a reply fits it better by far")
    void byFar() {
        Doubts doubts = Doubts.NONE.overruling(doubted);
        assertEquals(1, reinstated(doubts, costing(Cost.PLY + Cost.OVERRULED)).size());
        assertEquals(0, reinstated(doubts, costing(Cost.PLY + Cost.OVERRULED - 1)).size());
        assertEquals(1, reinstated(doubts, List.of()).size());
    }

    @Test
    @DisplayName("and does not come back by itself, without a move that the contacts show")
    void withoutAMove() {
        Touches nothing = Touches.since(LINE);
        Doubts doubts = new Doubts(List.of(nothing.hypothesis()), List.of());
        Contacts contacts = new Contacts(nothing.interval().contacts(), 0, 0);
        assertEquals(List.of(), doubts.confirmed(contacts, RecognitionRules.DEFAULT, Demands.NONE));
    }

    private List<Candidate> reinstated(Doubts doubts, List<Candidate> others) {
        Contacts contacts = new Contacts(reply.interval().contacts(), 0, 0);
        return doubts.reinstated(others, contacts, RecognitionRules.DEFAULT, Demands.NONE);
    }

    private static List<Candidate> costing(int cost) {
        Candidate shown = shown("e1d1").getFirst();
        return List.of(new Candidate(shown.hypothesis(), shown.explanation().costing(cost)));
    }

    private static List<Candidate> shown(String... uci) {
        Line line = Touches.line(KINGS, uci);
        Touches quiet = Touches.since(line);
        Position end = line.position();
        Explanation nothing = new Explanation(List.of(), end, 0, 0, 0, 0, List.of(), false);
        return List.of(new Candidate(quiet.hypothesis(), nothing));
    }
}
