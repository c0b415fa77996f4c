package org.jadoube.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.Language;
import org.jadoube.laws.Game;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;

/** Reads one lesson file; strict, every key in its place. */
public final class LessonReader {
    private final String file;
    private final List<Entry> entries;
    private int next;

    private LessonReader(String file, List<Entry> entries) {
        this.file = file;
        this.entries = entries;
    }

    /** A key with its value, and the line it stands in, from 1. */
    private record Entry(String key, String value, int line) {}

    /**
     * The lesson that a text describes.
     *
     * @param file the name that faults are reported under
     * @throws LessonSyntaxException for the first line that is not as the format wants it
     */
    public static Lesson read(String file, String text) throws LessonSyntaxException {
        return new LessonReader(file, entries(file, text)).lesson();
    }

    private static List<Entry> entries(String file, String text) throws LessonSyntaxException {
        List<Entry> entries = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int colon = line.indexOf(':');
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ") && !entries.isEmpty()) {
                Entry begun = entries.removeLast();
                entries.add(new Entry(begun.key, begun.value + " " + line.strip(), begun.line));
            } else if (colon > 0) {
                entries.add(
                        new Entry(
                                line.substring(0, colon),
                                line.substring(colon + 1).strip(),
                                i + 1));
            } else {
                throw new LessonSyntaxException(file, i + 1, "there is no key before a colon");
            }
        }
        return entries;
    }

    private Lesson lesson() throws LessonSyntaxException {
        String id = value("lesson");
        Texts title = texts("title");
        Texts text = texts("text");
        List<Exercise> exercises = new ArrayList<>();
        while (next < entries.size()) {
            exercises.add(exercise(id, text));
        }
        return new Lesson(id, title, text, exercises);
    }

    private Exercise exercise(String lesson, Texts lessonText) throws LessonSyntaxException {
        String id = lesson + "-" + value("exercise");
        Game game = position();
        Entry asked = entry("goal");
        Goal goal = checked(asked, () -> LessonWords.goal(asked.value, game.position()));
        int moves = moves(goal);
        Entry solved = entry("solution");
        List<Try> solution = checked(solved, () -> LessonWords.tries(solved.value));
        Texts task = texts("task");
        Texts rule = isNext("rule.en") ? texts("rule") : lessonText;
        return new Exercise(id, game, goal, moves, task, rule, solution);
    }

    private Game position() throws LessonSyntaxException {
        Entry position = entry("position");
        Game start = checked(position, () -> Game.from(Fen.parse(position.value)));
        if (!isNext("played")) {
            return start;
        }
        Entry played = entry("played");
        return checked(
                played,
                () -> {
                    Game game = start;
                    for (String move : played.value.split(" ", -1)) {
                        game = game.play(Uci.parse(move, game.position(), Variant.STANDARD));
                    }
                    return game;
                });
    }

    private int moves(Goal goal) throws LessonSyntaxException {
        return switch (goal) {
            case Goal.Alone alone -> {
                Entry moves = entry("moves");
                yield checked(moves, () -> LessonWords.count(moves.value));
            }
            case Goal.OneMove one -> 1;
            case Goal.Forced forced -> forced.moves();
            case Goal.Spoken spoken -> 1;
        };
    }

    private Texts texts(String key) throws LessonSyntaxException {
        Map<Language, String> byLanguage = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            byLanguage.put(language, value(key + "." + language.code()));
        }
        return new Texts(byLanguage);
    }

    private boolean isNext(String key) {
        return next < entries.size() && entries.get(next).key.equals(key);
    }

    private String value(String key) throws LessonSyntaxException {
        return entry(key).value;
    }

    private Entry entry(String key) throws LessonSyntaxException {
        if (next == entries.size()) {
            int last = entries.isEmpty() ? 1 : entries.getLast().line;
            throw new LessonSyntaxException(file, last, "the file ends before '" + key + "'");
        }
        Entry entry = entries.get(next++);
        if (!entry.key.equals(key)) {
            throw new LessonSyntaxException(
                    file, entry.line, "expected '" + key + "', found '" + entry.key + "'");
        }
        if (entry.value.isEmpty()) {
            throw new LessonSyntaxException(file, entry.line, "'" + key + "' is empty");
        }
        return entry;
    }

    private <T> T checked(Entry entry, Supplier<T> value) throws LessonSyntaxException {
        try {
            return value.get();
        } catch (IllegalArgumentException refused) {
            throw new LessonSyntaxException(file, entry.line, String.valueOf(refused.getMessage()));
        }
    }
}
