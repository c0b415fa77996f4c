package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Result;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A word ends the game with the moves that stand")
class EndByWordTest {
    private static final String ROOKS = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";

    @Test
    @DisplayName("mate goes before a draw, though the rook is in the hand again")
    void mateStands() {
        Players players = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", null);
        players.hand("e1-", "e2+").rest(1_000).hand("g8-", "f8+").rest(1_000);
        players.hand("e2-", "e1+").rest(1_000).hand("f8-", "g8+").rest(1_000);
        players.enter(at -> new Input.OfferedDraw(Color.WHITE, at));
        players.hand("a1-", "a8+").rest(200).hand("a8-").rest(1_000);
        players.enter(Input.AcceptedDraw::new);

        assertEquals("1-0 checkmate", players.outcome());
    }

    @Test
    @DisplayName("a word too many is refused once")
    void refusedOnce() {
        Players players = at(ROOKS, null).enter(at -> new Input.Resigned(Color.BLACK, at));
        players.enter(at -> new Input.Resigned(Color.WHITE, at));
        players.enter(at -> new Input.Decided(Result.DRAW, at));

        assertEquals("1-0 resignation", players.outcome());
        assertEquals(
                2, players.effects().stream().filter(Effect.Refused.class::isInstance).count());
    }

    @Test
    @DisplayName(
            "a move that stands after all has cost its mover no more time than until it landed")
    void timeOfTheMove() {
        Players players = at(ROOKS, "3+0").hand("a1-", "a2+").rest(10_000);
        long left = left(players);
        players.hand("a2-").rest(30_000);
        players.enter(at -> new Input.Resigned(Color.BLACK, at));

        assertEquals("a1a2", players.moves());
        assertEquals(left, left(players));
    }

    @Test
    @DisplayName("which of two pieces was taken last stays open, and is not forgotten")
    void undecided() {
        Players players = at("4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1", null);
        players.hand("d4-", "a4-", "a4+", "d7-", "d7+").rest(1_000);
        players.enter(at -> new Input.Resigned(Color.BLACK, at));

        assertEquals("", players.moves());
        players.rest(60_000);
        assertEquals(List.of(), players.table().alternatives());
        assertEquals(2, players.table().undecided().size());
    }

    @Test
    @DisplayName("who resigns with the king in the hand does not choose the piece that was taken")
    void undecidedWithKingInHand() {
        Players players = at("4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1", null);
        players.hand("d4-", "a4-", "a4+", "d7-", "d7+").rest(5_000).hand("e8-");
        players.enter(at -> new Input.Resigned(Color.BLACK, at));

        assertEquals("", players.moves());
        assertEquals(2, players.table().undecided().size());
    }

    @Test
    @DisplayName("what was undecided is so after a power cut, too")
    void undecidedAfterPowerCut() {
        Players players = at("4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1", null);
        players.hand("d4-", "a4-", "a4+", "d7-", "d7+").rest(5_000);
        players.enter(at -> new Input.Resigned(Color.BLACK, at)).powerCut();

        assertEquals(2, players.table().undecided().size());
    }

    private static long left(Players players) {
        List<Long> remaining =
                players.table()
                        .clock()
                        .remainingMicros(players.table().game(), players.nowMicros());
        assertTrue(remaining.size() == 1, remaining.toString());
        return remaining.getFirst();
    }

    private static Players at(String fen, @Nullable String time) {
        TableRules rules =
                new TableRules(
                        RecognitionRules.DEFAULT,
                        DrawRules.CLAIM,
                        Variant.STANDARD,
                        time == null ? null : TimeControl.parse(time));
        return Players.at(rules, Line.from(Fen.parse(fen)));
    }
}
