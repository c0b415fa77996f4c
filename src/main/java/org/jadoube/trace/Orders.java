package org.jadoube.trace;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.trace.HandItem.AnyOrder;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.HandItem.Pause;
import org.jadoube.trace.HandItem.Together;

/** Every order in which hands may carry out a scenario. */
final class Orders {
    private Orders() {}

    /** The actions of the steps, once for each order; without {@link AnyOrder}. */
    static List<List<Action>> of(Scenario scenario) {
        List<List<Action>> orders = List.of(List.of());
        for (Scenario.Step step : scenario.steps()) {
            orders = eachWithEach(orders, one(ordersOf(step.action())));
        }
        return orders;
    }

    private static List<Action> ordersOf(Action action) {
        return switch (action) {
            case Action.Hand hand ->
                    ordersOf(hand.items()).stream().<Action>map(Action.Hand::new).toList();
            case Action.Press press -> List.of(press);
            case Action.Panel panel -> List.of(panel);
            case Action.Wait wait -> List.of(wait);
            case Action.Restart restart ->
                    ordersOf(restart.unseen()).stream().<Action>map(Action.Restart::new).toList();
        };
    }

    private static List<List<HandItem>> ordersOf(List<HandItem> items) {
        List<List<HandItem>> orders = List.of(List.of());
        for (HandItem item : items) {
            orders =
                    eachWithEach(
                            orders,
                            switch (item) {
                                case Change change -> one(List.<HandItem>of(change));
                                case Together together -> one(List.<HandItem>of(together));
                                case Pause pause -> one(List.<HandItem>of(pause));
                                case AnyOrder any -> permutations(any.items());
                            });
        }
        return orders;
    }

    private static <T> List<List<T>> one(List<T> alternatives) {
        return alternatives.stream().map(List::of).toList();
    }

    /** All pairs of a beginning and an end, each put together. */
    private static <T> List<List<T>> eachWithEach(List<List<T>> beginnings, List<List<T>> ends) {
        List<List<T>> all = new ArrayList<>();
        for (List<T> beginning : beginnings) {
            for (List<T> end : ends) {
                List<T> whole = new ArrayList<>(beginning);
                whole.addAll(end);
                all.add(whole);
            }
        }
        return all;
    }

    private static <T> List<List<T>> permutations(List<T> items) {
        if (items.isEmpty()) {
            return List.of(List.of());
        }
        List<List<T>> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<T> others = new ArrayList<>(items);
            T first = others.remove(i);
            all.addAll(eachWithEach(List.of(List.of(first)), permutations(others)));
        }
        return all;
    }
}
