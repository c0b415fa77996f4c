package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.Language;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/** How games are played, as said on the command line. */
class GameOptionsTest {

    @Command(name = "serve")
    private static final class Serving {
        @Mixin private GameOptions game = new GameOptions();
    }

    private static HouseRules read(String... words) {
        Serving serving = new Serving();
        CommandLine command = new CommandLine(serving);
        command.parseArgs(words);
        return serving.game.read(command);
    }

    @Test
    void nothingSaidIsPlayAtHomeInEnglish() {
        HouseRules house = read();

        assertNull(house.time());
        assertEquals(Language.ENGLISH, house.language());
        assertEquals(TableRules.DEFAULT, house.at(100));
    }

    @Test
    void aClubSaysHowItPlays() {
        HouseRules house =
                read(
                        "--time",
                        "90+30",
                        "--completion",
                        "press",
                        "--rules",
                        "strict",
                        "--language",
                        "bg");

        assertEquals(TimeControl.parse("90+30"), house.time());
        assertEquals(Completion.PRESS, house.completion());
        assertEquals(TouchMove.STRICT, house.touchMove());
        assertEquals(Language.BULGARIAN, house.language());
        assertEquals(1_000, house.at(1_000).recognition().scanMicros());
    }

    @ParameterizedTest
    @CsvSource({
        "--time, soon, soon",
        "--completion, later, auto or press",
        "--rules, kind, tolerant or strict",
        "--language, de, en or ru or bg",
    })
    void whatMakesNoSenseIsToldWithWhatWould(String option, String word, String told) {
        ParameterException refused =
                assertThrows(ParameterException.class, () -> read(option, word));

        String words = String.valueOf(refused.getMessage());
        assertTrue(words.contains(option) && words.contains(told), words);
    }
}
