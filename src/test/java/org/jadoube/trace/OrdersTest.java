package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OrdersTest {

    @Test
    void aStoryWithoutBracketsHasOneOrder() throws Exception {
        assertEquals(
                List.of("e2 up, wait 30ms, {e4 down, d7 up}"),
                orders("hand: e2 up, wait 30ms, {e4 down, d7 up}"));
    }

    @Test
    void threeThingsInAnyOrderAreSixStories() throws Exception {
        List<String> orders = orders("hand: [e1 up, h1 up, {a7 up, a6 down}], f3 down");

        assertEquals(6, orders.size());
        assertEquals(
                Set.of(
                        "e1 up, h1 up, {a7 up, a6 down}, f3 down",
                        "e1 up, {a7 up, a6 down}, h1 up, f3 down",
                        "h1 up, e1 up, {a7 up, a6 down}, f3 down",
                        "h1 up, {a7 up, a6 down}, e1 up, f3 down",
                        "{a7 up, a6 down}, e1 up, h1 up, f3 down",
                        "{a7 up, a6 down}, h1 up, e1 up, f3 down"),
                Set.copyOf(orders));
    }

    @Test
    void ordersOfSeveralBracketsAndStepsMultiply() throws Exception {
        List<String> orders =
                orders("hand: [e2 up, d2 up], [e3 down, d3 down]\nwait: 1s\nhand: [a2 up, b2 up]");

        assertEquals(8, orders.size());
        assertEquals(8, Set.copyOf(orders).size());
    }

    private static List<String> orders(String steps) throws IOException, FormatException {
        Scenario scenario =
                ScenarioReader.read("s", new StringReader("scenario: s\n" + steps)).getFirst();
        return Orders.of(scenario).stream()
                .map(actions ->
                        actions.stream()
                                .filter(Action.Hand.class::isInstance)
                                .map(Action.Hand.class::cast)
                                .map(hand -> HandItem.join(hand.items()))
                                .collect(Collectors.joining("; ")))
                .toList();
    }
}
