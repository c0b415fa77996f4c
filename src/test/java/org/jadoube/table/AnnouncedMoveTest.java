package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.junit.jupiter.api.Test;

/** A reply that the board asks for: an engine's, or a lesson's. */
class AnnouncedMoveTest {
    private static final Move REPLY = new Move.Normal(Square.E7, Square.E5);

    private static Players afterAnnouncing() {
        return Players.at(TableRules.DEFAULT, Line.from(Position.start()))
                .hand("e2-", "e4+")
                .rest(1_000)
                .enter(at -> new Input.Announced(REPLY, at));
    }

    @Test
    void theMoveBeforeItStandsAlthoughItMightStillBeRevised() {
        Players players = afterAnnouncing();
        assertInstanceOf(Reading.Settled.class, players.table().recognition().reading());
        assertEquals("e2e4", players.moves());
    }

    @Test
    void itIsCarriedOutByHand() {
        assertEquals("e2e4 e7e5", afterAnnouncing().hand("e7-", "e5+").rest(1_000).moves());
    }

    @Test
    void anotherReplyIsToBePutRight() {
        Players players = afterAnnouncing().hand("d7-", "d5+").rest(1_000);
        assertEquals("e2e4", players.moves());
        assertInstanceOf(Reading.PutRight.class, players.table().recognition().reading());
    }

    @Test
    void itIsNoMatterWhetherThePieceWasUpBefore() {
        Players players =
                Players.at(TableRules.DEFAULT, Line.from(Position.start()))
                        .hand("e2-", "e4+")
                        .rest(1_000)
                        .hand("e7-")
                        .enter(at -> new Input.Announced(REPLY, at))
                        .hand("e5+")
                        .rest(1_000);
        assertEquals("e2e4 e7e5", players.moves());
    }
}
