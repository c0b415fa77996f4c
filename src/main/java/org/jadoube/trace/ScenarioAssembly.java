package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.trace.Scenario.Step;
import org.jspecify.annotations.Nullable;

/** Puts one scenario together, line by line. */
final class ScenarioAssembly {
    private final String file;
    private final int line;
    private final String title;
    private final ScenarioHead head = new ScenarioHead();
    private final List<Step> steps = new ArrayList<>();
    private @Nullable Body body;

    /** What is known once the head has ended. */
    private record Body(Setting setting, HandReader hands, ExpectationReader expectations) {}

    /**
     * @param scanner the line with the title, of which the key has been read
     */
    ScenarioAssembly(String file, LineScanner scanner) throws FormatException {
        this.file = file;
        this.line = scanner.line();
        int column = scanner.column();
        this.title = scanner.freeText();
        if (title.isEmpty()) {
            throw scanner.expected("a title", column, title);
        }
    }

    /** Takes in a line that is neither blank nor the title of another scenario. */
    void add(LineScanner scanner) throws FormatException {
        if (scanner.isIndented()) {
            scanner.skipBlanks();
            addExpectation(scanner);
            return;
        }
        int column = scanner.column();
        String key = scanner.key();
        if (!ScenarioHead.isKey(key)) {
            Action action = action(key, column, scanner, body());
            steps.add(new Step(scanner.line(), action, List.of()));
        } else if (body == null) {
            head.add(key, column, scanner);
        } else {
            throw scanner.refusal(
                    column, "'" + key + "' belongs to the head, which ends with the first step");
        }
    }

    /** The scenario, after its last line. */
    Scenario finish() throws FormatException {
        Setting setting = body().setting();
        if (steps.isEmpty()) {
            throw new FormatException(
                    List.of(new FormatFault(file, line, 1, "nothing happens in this scenario")));
        }
        return new Scenario(
                file, line, title, head.text("id"), head.text("source"), setting, steps);
    }

    private Body body() throws FormatException {
        if (body == null) {
            Setting setting = head.setting();
            body =
                    new Body(
                            setting,
                            new HandReader(setting.contacts()),
                            new ExpectationReader(setting.given(), setting.variant()));
        }
        return body;
    }

    private static Action action(String key, int column, LineScanner scanner, Body body)
            throws FormatException {
        Action action =
                switch (key) {
                    case "hand" -> new Action.Hand(body.hands().read(scanner));
                    case "press" -> new Action.Press(scanner.color());
                    case "panel" -> new Action.Panel(PanelReader.read(scanner));
                    case "wait" -> new Action.Wait(scanner.durationAsMicros());
                    case "restart" ->
                            new Action.Restart(
                                    scanner.isAtEnd() ? List.of() : body.hands().read(scanner));
                    default -> throw scanner.expected("a key of the head, or a step", column, key);
                };
        scanner.expectEnd();
        return action;
    }

    private void addExpectation(LineScanner scanner) throws FormatException {
        if (steps.isEmpty()) {
            throw scanner.refusal(scanner.column(), "an expectation stands under a step");
        }
        Step step = steps.removeLast();
        List<Expectation> expectations = new ArrayList<>(step.expectations());
        expectations.add(body().expectations().read(scanner));
        steps.add(new Step(step.line(), step.action(), expectations));
    }
}
