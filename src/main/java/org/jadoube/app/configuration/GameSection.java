package org.jadoube.app.configuration;

import java.util.List;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;

/** The tables {@code [game]} and {@code [players]}: how games are played, and by whom. */
final class GameSection {
    private static final Key<TimeControl> TIME =
            Key.optional(
                    "game",
                    "time",
                    new Kind.Text<>("a time control, such as \"5+3\"", TimeControl::parse),
                    "15+10",
                    "the time control, see [clock](clock.md); without it no clock is in use");

    private static final Key<RecognitionRules.TouchMove> TOUCH =
            Key.standard(
                    "game",
                    "touch",
                    new Kind.Choice<>(Words.of(RecognitionRules.TouchMove.values())),
                    "tolerant",
                    "whether hands may wander, or a touched piece has to move (Laws, article 4)");

    private static final Key<RecognitionRules.Completion> COMPLETION =
            Key.standard(
                    "game",
                    "completion",
                    new Kind.Choice<>(Words.of(RecognitionRules.Completion.values())),
                    "auto",
                    "what completes a move: rest and the opponent's touch, or the mover's clock"
                            + " button");

    private static final Key<DrawRules> DRAWS =
            Key.standard(
                    "game",
                    "draws",
                    new Kind.Choice<>(Words.of(DrawRules.values())),
                    "claim",
                    "whether threefold repetition and fifty moves are claimed, or end the game");

    private static final Key<HelpLevel> HELP_WHITE = help("white");
    private static final Key<HelpLevel> HELP_BLACK = help("black");

    private static final Key<Boolean> HELP_LOCKED =
            Key.standard(
                    "game",
                    "help-locked",
                    new Kind.Flag(),
                    false,
                    "whether the help stays as it is until the game is over");

    private static final Key<String> WHITE = player("white");
    private static final Key<String> BLACK = player("black");

    static final List<Key<?>> KEYS =
            List.of(
                    TIME,
                    TOUCH,
                    COMPLETION,
                    DRAWS,
                    HELP_WHITE,
                    HELP_BLACK,
                    HELP_LOCKED,
                    WHITE,
                    BLACK);

    private GameSection() {}

    static GameSettings read(Settings settings) {
        RecognitionRules.TouchMove touch = settings.get(TOUCH);
        if (touch == RecognitionRules.TouchMove.STRICT) {
            refuseAdvice(settings, HELP_WHITE);
            refuseAdvice(settings, HELP_BLACK);
        }
        return new GameSettings(
                settings.find(TIME),
                touch,
                settings.get(COMPLETION),
                settings.get(DRAWS),
                new HelpLevels(
                        settings.get(HELP_WHITE),
                        settings.get(HELP_BLACK),
                        settings.get(HELP_LOCKED)),
                settings.find(WHITE),
                settings.find(BLACK));
    }

    private static void refuseAdvice(Settings settings, Key<HelpLevel> help) {
        if (settings.find(help).filter(level -> level != HelpLevel.NONE).isPresent()) {
            settings.refuse(
                    help, "strict play gives no advice (Laws 11.3.1): \"none\", or nothing said");
        }
    }

    private static Key<HelpLevel> help(String color) {
        return Key.standard(
                "game",
                "help-" + color,
                new Kind.Choice<>(Words.of(HelpLevel.values())),
                "squares",
                "how much " + color + " is helped; each has what those before it have");
    }

    private static Key<String> player(String color) {
        return Key.optional(
                "players",
                color,
                new Kind.Text<>("a name", GameSection::name),
                color.equals("white") ? "Anna" : "Boris",
                "the name of the player who begins with the " + color + " pieces");
    }

    private static String name(String name) {
        if (name.isBlank()
                || name.length() > 100
                || name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("1 to 100 characters, none of them a control one");
        }
        return name.strip();
    }
}
