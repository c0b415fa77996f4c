package org.jadoube.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.app.configuration.GameSettings;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlException;
import org.jadoube.guidance.Language;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.trace.Codes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How games are played and how the board speaks, where the command line says it. */
final class GameOptions {

    @Option(
            names = "--time",
            paramLabel = "CONTROL",
            description =
                    "The time control of the first game, such as 5+3 or '40/90+30, 30+30' (none).")
    private @Nullable String time;

    @Option(
            names = "--completion",
            paramLabel = "WHEN",
            description =
                    "What completes a move: auto (rest and the opponent's touch) or press (the"
                            + " mover's clock button).")
    private @Nullable String completion;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            description = "tolerant (hands may wander) or strict (touched pieces must move).")
    private @Nullable String rules;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description =
                    "What the board itself speaks: en, ru or bg. The console"
                            + " follows each browser.")
    private @Nullable String language;

    /**
     * What the options make of what is configured.
     *
     * @throws ParameterException if one makes no sense
     */
    GameSettings over(GameSettings configured, CommandLine command) {
        return configured.with(
                time == null ? configured.time() : Optional.of(time(time, command)),
                rules == null
                        ? configured.touch()
                        : constant(command, "--rules", rules, TouchMove.values()),
                completion == null
                        ? configured.completion()
                        : constant(command, "--completion", completion, Completion.values()));
    }

    /**
     * What the board speaks.
     *
     * @throws ParameterException if that is no language of ours
     */
    Language language(Language configured, CommandLine command) {
        String code = language;
        return code == null
                ? configured
                : Language.parse(code)
                        .orElseThrow(() -> refused(command, "--language", code, languages()));
    }

    private static TimeControl time(String text, CommandLine command) {
        try {
            return TimeControl.parse(text);
        } catch (TimeControlException unreadable) {
            throw new ParameterException(command, "--time: " + unreadable.getMessage());
        }
    }

    private static <E extends Enum<E>> E constant(
            CommandLine command, String option, String word, E[] constants) {
        Optional<E> found =
                Arrays.stream(constants).filter(each -> Codes.of(each).equals(word)).findFirst();
        return found.orElseThrow(() ->
                refused(command, option, word, Arrays.stream(constants).map(Codes::of).toList()));
    }

    private static List<String> languages() {
        return Arrays.stream(Language.values()).map(Language::code).toList();
    }

    private static ParameterException refused(
            CommandLine command, String option, String word, List<String> words) {
        String known = words.stream().collect(Collectors.joining(" or "));
        return new ParameterException(command, option + " is " + known + ", not " + word);
    }
}
