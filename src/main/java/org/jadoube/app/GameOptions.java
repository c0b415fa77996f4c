package org.jadoube.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

/** How games are played and how the board speaks, as said on the command line. */
final class GameOptions {

    @Option(
            names = "--time",
            paramLabel = "CONTROL",
            description =
                    "The time control of the first game, such as 5+3 or '40/90+30, 30+30'; without"
                            + " it no clock is in use.")
    private @Nullable String time;

    @Option(
            names = "--completion",
            paramLabel = "WHEN",
            description =
                    "What completes a move: auto (rest and the opponent's touch) or press (the"
                            + " mover's clock button); ${DEFAULT-VALUE} unless it is said.")
    private String completion = "auto";

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            description =
                    "tolerant (hands may wander) or strict (touched pieces must move);"
                            + " ${DEFAULT-VALUE} unless it is said.")
    private String rules = "tolerant";

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description =
                    "What the board itself speaks: en, ru or bg (${DEFAULT-VALUE}). The console"
                            + " follows each browser.")
    private String language = "en";

    /**
     * What the options come to.
     *
     * @throws ParameterException if one makes no sense
     */
    HouseRules read(CommandLine command) {
        return new HouseRules(
                time(command),
                constant(command, "--completion", completion, Completion.values()),
                constant(command, "--rules", rules, TouchMove.values()),
                Language.parse(language)
                        .orElseThrow(() -> refused(command, "--language", language, languages())));
    }

    private @Nullable TimeControl time(CommandLine command) {
        if (time == null) {
            return null;
        }
        try {
            return TimeControl.parse(time);
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
