package org.jadoube.app.configuration;

import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Gathers what is wrong in a file, one fault for each place: the first that was found there. */
final class FaultList {
    private final SortedMap<Place, String> words = new TreeMap<>(Comparator.naturalOrder());

    void add(Place place, String fault) {
        words.putIfAbsent(place, fault);
    }

    boolean isEmpty() {
        return words.isEmpty();
    }

    /** The faults in the order of the file. */
    List<ConfigurationFault> faults() {
        return words.entrySet().stream()
                .map(each ->
                        new ConfigurationFault(
                                each.getKey().line(), each.getKey().column(), each.getValue()))
                .toList();
    }
}
