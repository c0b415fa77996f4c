package org.jadoube.guidance;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/** A position being set up: what the board asks for, one small group at a time. */
class ArrangementTest {
    private static final Position START = Position.start();
    private static final Wordbook WORDS = ShippedWords.of(Language.ENGLISH);

    private static Advice advice(Position wanted, long standing) {
        long wrong = wanted.occupied() ^ standing;
        return new Arrangement(wanted, wrong & wanted.occupied(), wrong & standing).advice();
    }

    private static String says(Position wanted, long standing) {
        return WORDS.say(advice(wanted, standing).headline());
    }

    @Test
    void whoFollowsTheLightsHasTheStartPositionInTwelveSteps() {
        List<String> asked = new ArrayList<>();
        long standing = 0;
        while (standing != START.occupied()) {
            asked.add(says(START, standing));
            standing |= advice(START, standing).lights().squares(Cue.FILL);
        }

        assertEquals(12, asked.size());
        assertEquals("Put the white king on e1.", asked.getFirst());
        assertEquals("Put the white bishops on c1 and f1.", asked.get(3));
        assertEquals("Put the black pawns on a7, b7, c7, d7, e7, f7, g7 and h7.", asked.getLast());
    }

    @Test
    void noMoreThanTwoPiecesAreToGoAtOnce() {
        Position ending = Fen.parse("4k3/8/8/8/8/8/8/4K2R w - - 0 1");

        Advice advice = advice(ending, START.occupied());

        assertEquals("a1 b1 clear", advice.lights().toString());
        assertEquals("Take away what stands on a1 and b1.", WORDS.say(advice.headline()));
    }

    @Test
    void eachLitSquareSaysWhatItWants() {
        long standing = START.occupied() ^ Bitboard.of(Square.D8, Square.D5);

        Advice advice = advice(START, standing);

        assertEquals("d5 clear; d8 fill", advice.lights().toString());
        assertEquals(
                "The black queen belongs on d8.",
                WORDS.say(requireNonNull(advice.sentences().get(Square.D8))));
        assertEquals(
                "What stands on d5 does not belong there.",
                WORDS.say(requireNonNull(advice.sentences().get(Square.D5))));
    }

    @Test
    void whatStandsNeedsNoLight() {
        assertEquals("The pieces stand. White is to move.", says(START, START.occupied()));
        assertTrue(advice(START, START.occupied()).sentences().isEmpty());
    }
}
