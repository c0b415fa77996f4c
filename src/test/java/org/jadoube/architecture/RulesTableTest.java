package org.jadoube.architecture;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the table of rules names is there: classes and their members, tests, scenarios. */
class RulesTableTest {
    private static final Path TABLE = Path.of("docs/rules-table.md");
    private static final Path MAIN = Path.of("src/main/java/org/jadoube");
    private static final Path TESTS = Path.of("src/test/java");
    private static final Path SCENARIOS = Path.of("src/test/resources/scenario");
    private static final Pattern MAIN_NAME =
            Pattern.compile("`((?:[a-z]+\\.)+)([A-Z]\\w*)((?:\\.\\w+)*)`");
    private static final Pattern TEST_NAME = Pattern.compile("`([A-Z]\\w*Test)(\\.\\w+)?`");
    private static final Pattern SCENARIO_LIST = Pattern.compile("scenarios? ([^;|]*)");
    private static final Pattern SCENARIO =
            Pattern.compile("([A-Z]+)(\\d+)(s?)(?: to [A-Z]+(\\d+))?");
    private static final Pattern ID = Pattern.compile("(?m)^id: (\\S+)");

    @Test
    void everyClassAndMemberIsThere() throws IOException {
        List<String> missing = new ArrayList<>();
        for (MatchResult name : found(MAIN_NAME)) {
            Path file = MAIN.resolve(name.group(1).replace('.', '/') + name.group(2) + ".java");
            if (!Files.exists(file) || !hasAll(Files.readString(file), name.group(3))) {
                missing.add(name.group());
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everyTestIsThere() throws IOException {
        List<String> missing = new ArrayList<>();
        for (MatchResult name : found(TEST_NAME)) {
            List<Path> files = files(TESTS, name.group(1) + ".java");
            String member = name.group(2) == null ? "" : name.group(2);
            if (files.size() != 1 || !hasAll(Files.readString(files.getFirst()), member)) {
                missing.add(name.group());
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everyScenarioIsThere() throws IOException {
        Set<String> ids =
                files(SCENARIOS, ".scn").stream()
                        .flatMap(file -> ID.matcher(text(file)).results())
                        .map(id -> id.group(1))
                        .collect(toSet());
        List<String> missing = new ArrayList<>();
        for (MatchResult list : found(SCENARIO_LIST)) {
            SCENARIO.matcher(list.group(1))
                    .results()
                    .flatMap(RulesTableTest::ends)
                    .filter(id -> !ids.contains(id))
                    .forEach(missing::add);
        }
        assertEquals(List.of(), missing);
    }

    /** Of a range its first and its last: between them some numbers are not given. */
    private static Stream<String> ends(MatchResult scenario) {
        String series = scenario.group(1);
        String last = scenario.group(4) == null ? scenario.group(2) : scenario.group(4);
        return Stream.of(series + scenario.group(2) + scenario.group(3), series + last)
                .limit(scenario.group(4) == null ? 1 : 2);
    }

    private static List<MatchResult> found(Pattern pattern) throws IOException {
        List<MatchResult> found = pattern.matcher(Files.readString(TABLE)).results().toList();
        assertTrue(found.size() > 30, "the table names hardly anything");
        return found;
    }

    /** Whether a source speaks of all members in a text such as {@code .Castle.king}. */
    private static boolean hasAll(String source, String members) {
        return Stream.of(members.split("\\.", -1))
                .allMatch(member ->
                        Pattern.compile("\\b" + member + "\\b").matcher(source).find()
                                || member.isEmpty());
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ending))
                    .filter(file -> ending.startsWith(".") || file.endsWith(ending))
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
