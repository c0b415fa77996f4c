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
    private static final String ROW = "%-34s %8s %8s %7s %6s %6s %6s %8s %7s%n";

    private final Profile profile;
    private final Completion completion;
    private final Figures all = new Figures();
    private final Map<Manner, Figures> manners = new EnumMap<>(Manner.class);
    private final Map<Incident, Figures> incidents = new EnumMap<>(Incident.class);
    private int games;
    private int stuck;

    SimulationTable(Profile profile, Completion completion) {
        this.profile = profile;
        this.completion = completion;
    }

    void add(GameReport report) {
        games++;
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
                "%s, completion %s: %d games, %d stuck%n"
                        .formatted(
                                profile.name(),
                                completion.name().toLowerCase(Locale.ROOT),
                                games,
                                stuck));
        text.append(
                ROW.formatted(
                        "", "plies", "exact %", "righted", "asked", "corr.", "wrong", "ms p50",
                        "p99"));
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
                        "%.3f".formatted(100.0 * right / figures.plies()),
                        figures.count(Verdict.PUT_RIGHT),
                        figures.count(Verdict.ASKED),
                        figures.count(Verdict.CORRECTED),
                        figures.count(Verdict.WRONG),
                        "%.0f".formatted(figures.latencyMillis(0.5)),
                        "%.0f".formatted(figures.latencyMillis(0.99))));
    }
}
