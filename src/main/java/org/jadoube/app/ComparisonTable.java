package org.jadoube.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.app.ComparedGame.Verdict;

/** The figures of replayed games by folder, as a table in Markdown, and the misses one by one. */
record ComparisonTable(List<ComparedGame> games) {
    private static final String HEAD =
            """
            | traces | games | exact | | flagged | wrong |
            |---|--:|--:|--:|--:|--:|
            """;

    ComparisonTable {
        games = List.copyOf(games);
    }

    @Override
    public String toString() {
        Map<String, List<ComparedGame>> byFolder =
                games.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ComparisonTable::folder,
                                        TreeMap::new,
                                        Collectors.toList()));
        StringBuilder text = new StringBuilder(HEAD);
        byFolder.forEach((folder, inFolder) -> text.append(row(folder, inFolder)));
        for (Verdict verdict : List.of(Verdict.FLAGGED, Verdict.WRONG)) {
            List<ComparedGame> misses =
                    games.stream().filter(game -> game.verdict() == verdict).toList();
            if (!misses.isEmpty()) {
                text.append('\n').append(verdict.name().toLowerCase(Locale.ROOT)).append(":\n\n");
                misses.forEach(miss -> text.append("- ").append(miss).append('\n'));
            }
        }
        return text.toString();
    }

    private static String row(String folder, List<ComparedGame> games) {
        long exact = count(games, Verdict.EXACT);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %.1f %% | %d | %d |%n",
                folder,
                games.size(),
                exact,
                100.0 * exact / games.size(),
                count(games, Verdict.FLAGGED),
                count(games, Verdict.WRONG));
    }

    private static long count(List<ComparedGame> games, Verdict verdict) {
        return games.stream().filter(game -> game.verdict() == verdict).count();
    }

    private static String folder(ComparedGame game) {
        Path folder = game.file().toAbsolutePath().normalize().getParent();
        return folder == null ? "/" : String.valueOf(folder.getFileName());
    }
}
