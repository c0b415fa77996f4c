package org.jadoube.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.Termination;
import org.jadoube.table.Effect;
import org.jadoube.trace.HandItem.AnyOrder;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.HandItem.Pause;
import org.jadoube.trace.HandItem.Together;
import org.jadoube.trace.Scenario.Step;
import org.jadoube.trace.SimulatedLoop.Turn;
import org.jadoube.trace.TraceToken.Panel;
import org.jadoube.trace.TraceToken.Press;

/** One run of a scenario: at one pace of scans, in one order of hands. */
final class ScenarioRun {
    /** Any time but zero will do. */
    private static final long START_MICROS = 3_600_123_457L;

    private static final long LEAD_MICROS = 1_000_000;
    private static final long BETWEEN_CHANGES_MICROS = 300_000;
    private static final long IDLE_MICROS = 60_000_000;

    private final Scenario scenario;
    private final List<Action> actions;
    private final Pace pace;
    private final String order;
    private final SimulatedLoop loop;
    private final Bounce bounce;
    private final List<Seen> seen = new ArrayList<>();
    private long nowMicros = START_MICROS + LEAD_MICROS;
    private boolean justChanged;
    private String refused = Expectation.NONE;

    /** An observation and the line of the file that asked for it. */
    private record Seen(int line, Observation observation) {}

    /**
     * @param actions what happens in the steps, in an order that has been chosen
     * @param order what to call that order
     */
    ScenarioRun(Scenario scenario, List<Action> actions, Pace pace, String order) {
        Setting setting = scenario.setting();
        this.scenario = scenario;
        this.actions = actions;
        this.pace = pace;
        this.order = order;
        this.bounce = new Bounce(scenario.toString().hashCode());
        this.loop =
                new SimulatedLoop(
                        Tables.of(setting, pace, START_MICROS),
                        pace,
                        setting.board(),
                        setting.contacts(),
                        START_MICROS,
                        this::note);
    }

    /** Plays the steps, each with its expectations, and the idle minute; the first failure. */
    Optional<ScenarioFailure> play() {
        for (int i = 0; i < actions.size(); i++) {
            Step step = scenario.steps().get(i);
            act(actions.get(i));
            Optional<ScenarioFailure> failure = check(step);
            if (failure.isPresent()) {
                return failure;
            }
        }
        return idle();
    }

    /** The first difference from another run of the same actions, after both have passed. */
    Optional<ScenarioFailure> differenceFrom(ScenarioRun other) {
        for (int i = 0; i < seen.size(); i++) {
            Observation mine = seen.get(i).observation();
            Observation theirs = other.seen.get(i).observation();
            Optional<Topic> topic = mine.differenceFrom(theirs);
            if (topic.isPresent()) {
                String what =
                        topic.get().key()
                                + ": with "
                                + other.pace
                                + " it was "
                                + theirs.of(topic.get())
                                + ", but here "
                                + mine.of(topic.get());
                return Optional.of(failure(seen.get(i).line(), what, mine));
            }
        }
        return Optional.empty();
    }

    /** Remembers whether the last thing pressed or entered was refused. */
    private void note(Turn turn) {
        if (turn.input().isEntered()) {
            refused =
                    turn.step().effects().stream()
                            .filter(Effect.Refused.class::isInstance)
                            .map(effect -> ((Effect.Refused) effect).refusal().code())
                            .findFirst()
                            .orElse(Expectation.NONE);
        }
    }

    private void act(Action action) {
        switch (action) {
            case Action.Hand hand -> hand.items().forEach(this::move);
            case Action.Press press -> {
                pass();
                loop.add(new Press(press.color(), nowMicros));
            }
            case Action.Panel panel -> {
                pass();
                loop.add(new Panel(panel.action(), nowMicros));
            }
            case Action.Wait wait -> await(wait.micros());
            case Action.Restart restart -> {
                pass();
                loop.runTo(nowMicros);
                restart.unseen().forEach(this::move);
                pass();
                loop.restart(nowMicros);
            }
        }
    }

    private void move(HandItem item) {
        switch (item) {
            case Change change -> change(List.of(change));
            case Together together -> change(together.changes());
            case Pause pause -> await(pause.micros());
            case AnyOrder any -> throw new IllegalArgumentException("no order chosen for " + any);
        }
    }

    private void change(List<Change> changes) {
        pass();
        bounce.of(changes, nowMicros).forEach(loop::add);
    }

    /** Lets the time pass that lies between two things unless a wait stands there. */
    private void pass() {
        if (justChanged) {
            nowMicros += BETWEEN_CHANGES_MICROS;
        }
        justChanged = true;
    }

    private void await(long micros) {
        nowMicros += micros;
        justChanged = false;
    }

    private Optional<ScenarioFailure> check(Step step) {
        List<Expectation> inOrder =
                step.expectations().stream()
                        .sorted(Comparator.comparingLong(Expectation::afterMicros))
                        .toList();
        long passedMicros = 0;
        for (Expectation expectation : inOrder) {
            await(expectation.afterMicros() - passedMicros);
            passedMicros = expectation.afterMicros();
            Topic topic = expectation.topic();
            Observation observation = observe(expectation.line());
            String observed = observation.of(topic);
            if (!expectation.isMetBy(observed)) {
                String what =
                        topic.key() + ": expected " + expectation.wanted() + ", was " + observed;
                return Optional.of(failure(expectation.line(), what, observation));
            }
        }
        return Optional.empty();
    }

    private Optional<ScenarioFailure> idle() {
        int line = scenario.steps().getLast().line();
        await(Expectation.REST_MICROS);
        Observation before = observe(line);
        await(IDLE_MICROS);
        Observation after = observe(line);
        return after.differenceFrom(before)
                .filter(topic -> !hasRunOut(before, after))
                .map(topic ->
                        failure(
                                line,
                                topic.key()
                                        + ": nobody touched anything for a minute, yet "
                                        + before.of(topic)
                                        + " became "
                                        + after.of(topic),
                                after));
    }

    /** Whether a clock was left running and a flag fell, of which nobody can be accused. */
    private static boolean hasRunOut(Observation before, Observation after) {
        return !before.of(Topic.RESULT).equals(after.of(Topic.RESULT))
                && after.of(Topic.RESULT).endsWith(Termination.TIME.code());
    }

    private Observation observe(int line) {
        loop.runTo(nowMicros);
        Observation observation = Observation.of(loop.table(), nowMicros, refused);
        seen.add(new Seen(line, observation));
        return observation;
    }

    private ScenarioFailure failure(int line, String what, Observation observation) {
        return new ScenarioFailure(
                scenario,
                line,
                what,
                pace + order,
                scenario.setting().board().turn(loop.contacts()),
                loop.table().game().position(),
                observation);
    }
}
