package org.jadoube.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens to one game of a file, its neighbours are read. */
class PgnDamageTest {
    private static final String FIRST = "[Event \"First\"]\n\n1. e4 e5 {good} 2. Nf3 1-0\n\n";
    private static final String DAMAGED =
            """
            [Event "Damaged"]
            [White "A"]
            [Result "1/2-1/2"]

            {Before} 1. d4! d5 (1... Nf6 2. c4 {Indian}) 2. c4 $14
            e6 3. Nc3 c5 ; Tarrasch
            4. e3 Nf6 1/2-1/2

            """;
    private static final String LAST = "[Event \"Last\"]\n\n1. c4 (1. f4) c5 0-1\n";
    private static final String SPECIAL = "{}()[]\";%$!*.-/\\ \n0123abcKQRBNx=+#é";

    static Stream<Long> seeds() {
        return IntStream.range(0, 500).mapToObj(Long::valueOf);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void twoWrongCharactersInTheMiddleGameCostNoOther(long seed) throws IOException {
        String damaged = damage(damage(DAMAGED, new Random(seed)), new Random(~seed));

        List<PgnGame> games = PgnTexts.games(FIRST + damaged + LAST);

        PgnTexts.assertSame(PgnTexts.onlyGame(FIRST), games.getFirst());
        PgnGame last = games.getLast();
        assertEquals("Last", last.tags().get("Event"), damaged);
        assertEquals(PgnTexts.onlyGame(LAST).line(), last.line(), damaged);
        assertEquals(List.of(), last.errors(), damaged);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void noiseIsReadToItsEnd(long seed) throws IOException {
        byte[] noise = new byte[1000];
        new Random(seed).nextBytes(noise);

        for (PgnGame game : PgnTexts.games(new ByteArrayInputStream(noise))) {
            assertEquals(PgnTexts.onlyGame(PgnWriter.format(game)).line(), game.line());
        }
    }

    private static String damage(String text, Random random) {
        int at = random.nextInt(text.length());
        char letter = SPECIAL.charAt(random.nextInt(SPECIAL.length()));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + letter + text.substring(at);
            case 1 -> text.substring(0, at) + letter + text.substring(at + 1);
            default -> text.substring(0, at) + text.substring(at + 1);
        };
    }
}
