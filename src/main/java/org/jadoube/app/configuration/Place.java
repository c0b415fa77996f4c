package org.jadoube.app.configuration;

import java.util.Comparator;

/**
 * A place in a file, both from 1.
 *
 * @param column in characters, a tab being one
 */
record Place(int line, int column) implements Comparable<Place> {
    private static final Comparator<Place> READING_ORDER =
            Comparator.comparingInt(Place::line).thenComparingInt(Place::column);

    /** The place of what does not stand in the file. */
    static final Place START = new Place(1, 1);

    @Override
    public int compareTo(Place other) {
        return READING_ORDER.compare(this, other);
    }
}
