package org.jadoube.trace;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Runs scenarios: at 50, 100 and 200 scans a second, with smooth and with jumping time, in every
 * order of hands.
 *
 * <p>All runs must come out as the scenario tells, and runs that differ in nothing but the scans
 * must show the same after every step.
 */
public final class ScenarioRunner {
    private static final List<Pace> PACES =
            List.of(
                    Pace.perSecond(50, false),
                    Pace.perSecond(100, false),
                    Pace.perSecond(200, false),
                    Pace.perSecond(50, true),
                    Pace.perSecond(100, true),
                    Pace.perSecond(200, true));

    private ScenarioRunner() {}

    /** The first failure of a scenario; empty if it passes. */
    public static Optional<ScenarioFailure> run(Scenario scenario) {
        List<List<Action>> orders = Orders.of(scenario);
        for (List<Action> actions : orders) {
            String order = orders.size() == 1 ? "" : "; hands: " + hands(actions);
            Optional<ScenarioFailure> failure = atEveryPace(scenario, actions, order);
            if (failure.isPresent()) {
                return failure;
            }
        }
        return Optional.empty();
    }

    private static String hands(List<Action> actions) {
        return actions.stream()
                .filter(Action.Hand.class::isInstance)
                .map(Action.Hand.class::cast)
                .map(hand -> HandItem.join(hand.items()))
                .collect(Collectors.joining("; "));
    }

    private static Optional<ScenarioFailure> atEveryPace(
            Scenario scenario, List<Action> actions, String order) {
        ScenarioRun first = null;
        for (Pace pace : PACES) {
            ScenarioRun run = new ScenarioRun(scenario, actions, pace, order);
            Optional<ScenarioFailure> failure = run.play();
            if (failure.isEmpty() && first != null) {
                failure = run.differenceFrom(first);
            }
            if (failure.isPresent()) {
                return failure;
            }
            first = first == null ? run : first;
        }
        return Optional.empty();
    }
}
