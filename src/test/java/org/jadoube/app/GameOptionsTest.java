package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.jadoube.app.configuration.Configuration;
import org.jadoube.app.configuration.GameSettings;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.Language;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
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

    private static final GameSettings CONFIGURED =
            Configuration.standard()
                    .game()
                    .with(
                            Optional.of(TimeControl.parse("5+3")),
                            TouchMove.STRICT,
                            Completion.PRESS);

    private static GameSettings rules(String... words) {
        CommandLine command = new CommandLine(new Serving());
        command.parseArgs(words);
        return command.<Serving>getCommand().game.over(CONFIGURED, command);
    }

    private static Language language(Language configured, String... words) {
        CommandLine command = new CommandLine(new Serving());
        command.parseArgs(words);
        return command.<Serving>getCommand().game.language(configured, command);
    }

    @Test
    void nothingSaidLeavesWhatIsConfigured() {
        assertEquals(CONFIGURED, rules());
        assertEquals(Language.RUSSIAN, language(Language.RUSSIAN));
    }

    @Test
    void aClubSaysHowItPlays() {
        GameSettings rules =
                rules("--time", "90+30", "--completion", "auto", "--rules", "tolerant");

        assertEquals(Optional.of(TimeControl.parse("90+30")), rules.time());
        assertEquals(Completion.AUTO, rules.completion());
        assertEquals(TouchMove.TOLERANT, rules.touch());
        assertEquals(CONFIGURED.draws(), rules.draws());
        assertEquals(Language.BULGARIAN, language(Language.ENGLISH, "--language", "bg"));
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
                assertThrows(
                        ParameterException.class,
                        () -> {
                            rules(option, word);
                            language(Language.ENGLISH, option, word);
                        });

        String words = String.valueOf(refused.getMessage());
        assertTrue(words.contains(option) && words.contains(told), words);
    }
}
