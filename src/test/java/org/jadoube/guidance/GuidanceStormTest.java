package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands that touch anything: the board always has lights, and a sentence for each. */
class GuidanceStormTest {
    private static final int TOUCHES = 80;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyLitSquareHasASentence(long seed) {
        Random random = new Random(seed);
        Story story =
                seed % 2 == 0
                        ? Story.start()
                        : Story.from(
                                "r3k2r/pP2qpb1/bn3np1/3pP3/1p6/2N2Q1p/P1PBBPPP/R3K2R w KQkq d6 0 1");
        for (int touch = 0; touch < TOUCHES; touch++) {
            String square = anySquare(random, story);
            boolean closed = Bitboard.contains(story.contacts(), at(square));
            story = closed ? story.up(square) : story.down(square);
            assertAllIsSaid(story);
            if (random.nextInt(4) == 0) {
                assertAllIsSaid(story.rests());
            }
        }
    }

    /** Any square, but more often one that is out of place, so that play goes on now and then. */
    private static String anySquare(Random random, Story story) {
        long wrong = story.contacts() ^ story.scene().position().occupied();
        long among = wrong != 0 && random.nextInt(3) != 0 ? wrong : Bitboard.ALL;
        int index = random.nextInt(Long.bitCount(among));
        return Bitboard.squares(among).get(index).toString();
    }

    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static void assertAllIsSaid(Story story) {
        Advice advice = Guidance.advice(story.scene());
        assertEquals(advice.lights().cues().keySet(), advice.sentences().keySet());
        advice.sentences().values().forEach(GuidanceStormTest::assertSpoken);
        assertSpoken(advice.headline());
        assertEquals(advice.lights(), Guidance.frame(story.scene()));
    }

    private static void assertSpoken(Message message) {
        String sentence = English.say(message);
        assertTrue(!sentence.isBlank() && sentence.indexOf('{') < 0, sentence);
    }
}
