package org.jadoube.app;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.simulation.Figures;
import org.jadoube.simulation.GameReport;
import org.jadoube.simulation.Incident;
import org.jadoube.simulation.Manner;
import org.jadoube.simulation.PlyReport;
import org.jadoube.simulation.Profile;
import org.jadoube.simulation.Verdict;

/** The figures of one profile, as a table. */
final class SimulationTable {
    private static final String ROW =
            "%-32s %8s %8s %7s %6s %6s %6s %6s %7s %6s | %7s %6s | %7s %6s%n";

    private final Profile profile;
    private final Completion completion;
    private final Figures all = new Figures();
    private final Map<Manner, Figures> manners = new EnumMap<>(Manner.class);
    private final Map<Incident, Figures> incidents = new EnumMap<>(Incident.class);
    private int games;
    private int inferred;
    private int stuck;

    SimulationTable(Profile profile, Completion completion) {
        this.profile = profile;
        this.completion = completion;
    }

    void add(GameReport report) {
        games++;
        inferred += report.table().inferredPlies().size();
        stuck += report.stuck() ? 1 : 0;
        for (PlyReport ply : report.plies()) {
            if (ply.manner() != null) {
                all.add(ply);
                manners.computeIfAbsent(ply.manner(), manner -> new Figures()).add(ply);
                for (Incident incident : ply.incidents()) {
                    incidents.computeIfAbsent(incident, each -> new Figures()).add(ply);
                }
            }
        }
    }

    int wrong() {
        return all.count(Verdict.WRONG);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(
                "%s, completion %s: %d games, %d stuck, %d moves inferred%n"
                        .formatted(
                                profile.name(),
                                completion.name().toLowerCase(Locale.ROOT),
                                games,
                                stuck,
                                inferred));
        text.append(
                ROW.formatted(
                        "", "plies", "exact %", "righted", "asked", "corr.", "marked", "wrong",
                        "ms p50", "p99", "rest %", "wrong", "order %", "wrong"));
        row("all plies", all, text);
        manners.forEach((manner, figures) -> row(manner.toString(), figures, text));
        incidents.forEach((incident, figures) -> row("with " + incident, figures, text));
        return text.toString();
    }

    private static void row(String name, Figures figures, StringBuilder text) {
        int right = figures.count(Verdict.EXACT) + figures.count(Verdict.PUT_RIGHT);
        text.append(
                ROW.formatted(
                        name,
                        figures.plies(),
                        "%.3f".formatted(percent(right, figures)),
                        figures.count(Verdict.PUT_RIGHT),
                        figures.count(Verdict.ASKED),
                        figures.count(Verdict.CORRECTED),
                        figures.count(Verdict.MARKED),
                        figures.count(Verdict.WRONG),
                        "%.0f".formatted(figures.latencyMillis(0.5)),
                        "%.0f".formatted(figures.latencyMillis(0.99)),
                        "%.2f".formatted(percent(figures.countByOccupancy(Verdict.EXACT), figures)),
                        figures.countByOccupancy(Verdict.WRONG),
                        "%.2f".formatted(percent(figures.countByEvents(Verdict.EXACT), figures)),
                        figures.countByEvents(Verdict.WRONG)));
    }

    private static double percent(int plies, Figures figures) {
        return 100.0 * plies / figures.plies();
    }
}
