package org.jadoube.app.configuration;

/**
 * A key that a configuration file may have.
 *
 * @param table the name of its table
 * @param sample what it is set to where nothing is said, or else an example
 * @param isStandard whether the sample holds where nothing is said
 * @param meaning what it does, for a person, as the document tells it
 */
record Key<T>(
        String table,
        String name,
        Kind<T> kind,
        Object sample,
        boolean isStandard,
        String meaning) {

    /** A key that has a value where nothing is said. */
    static <T> Key<T> standard(
            String table, String name, Kind<T> kind, Object standard, String meaning) {
        return new Key<>(table, name, kind, standard, true, meaning);
    }

    /** A key that may be left out, and then says nothing. */
    static <T> Key<T> optional(
            String table, String name, Kind<T> kind, Object example, String meaning) {
        return new Key<>(table, name, kind, example, false, meaning);
    }

    /**
     * What holds where nothing is said.
     *
     * @throws IllegalStateException if that is nothing
     */
    T standard() {
        if (!isStandard) {
            throw new IllegalStateException(this + " has no standard");
        }
        return kind.take(Value.of(sample), new FaultList()).orElseThrow();
    }

    /** The sample as one would write it. */
    String text() {
        return kind.show(Value.of(sample));
    }

    @Override
    public String toString() {
        return table + "." + name;
    }
}
