package org.jadoube.app.configuration;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a file sets, asked for by key; what is wrong is gathered on the way. */
final class Settings {
    private final Value.Table root;
    private final FaultList faults;
    private final Set<Key<?>> wrong = new HashSet<>();

    Settings(Value.Table root, FaultList faults) {
        this.root = root;
        this.faults = faults;
    }

    /** What a key is set to, where it is set, and rightly. */
    <T> Optional<T> find(Key<T> key) {
        Optional<Value.Entry> entry = entry(key.table(), key.name());
        Optional<T> value = entry.flatMap(set -> key.kind().take(set.value(), faults));
        if (entry.isPresent() && value.isEmpty()) {
            wrong.add(key);
        }
        return value;
    }

    /** Whether a key that was asked for is set to something that is not allowed. */
    boolean isWrong(Key<?> key) {
        return wrong.contains(key);
    }

    /**
     * What a key is set to, or its standard where it is not, or wrongly.
     *
     * @throws IllegalArgumentException if the key has no standard
     */
    <T> T get(Key<T> key) {
        return find(key).orElseGet(key::standard);
    }

    /** Whether the file says anything of a key. */
    boolean isSet(Key<?> key) {
        return entry(key.table(), key.name()).isPresent();
    }

    /** Whether the file has a table. */
    boolean hasTable(String name) {
        return root.entries().containsKey(name);
    }

    /** Tells that what a key is set to makes no sense, at that value, or else at its table. */
    void refuse(Key<?> key, String words) {
        faults.add(place(key), words);
    }

    /** The same at one item of a list. */
    void refuseItem(Key<?> key, int index, String words) {
        Place place =
                entry(key.table(), key.name())
                        .filter(entry -> entry.value() instanceof Value.Several)
                        .map(entry -> ((Value.Several) entry.value()).items().get(index).place())
                        .orElseGet(() -> place(key));
        faults.add(place, words);
    }

    private Place place(Key<?> key) {
        return entry(key.table(), key.name())
                .map(entry -> entry.value().place())
                .or(() -> table(key.table()).map(Value.Table::place))
                .orElse(Place.START);
    }

    /** Tells of every table and key that is not among those known. */
    void refuseAllBut(List<Key<?>> known) {
        List<String> tables = known.stream().map(Key::table).distinct().toList();
        root.entries().forEach((name, entry) -> refuseTable(name, entry, tables, known));
    }

    private void refuseTable(
            String name, Value.Entry entry, List<String> tables, List<Key<?>> known) {
        if (!tables.contains(name)) {
            String elsewhere =
                    entry.value() instanceof Value.Table
                            ? Nearest.hint(
                                    "[" + name + "]",
                                    tables.stream().map(t -> "[" + t + "]").toList())
                            : elsewhere(name, known);
            String what = entry.value() instanceof Value.Table ? "table" : "key outside of tables";
            faults.add(entry.keyPlace(), "unknown " + what + " " + name + elsewhere);
        } else if (entry.value() instanceof Value.Table table) {
            table.entries().forEach((key, each) -> refuseKey(name, key, each, known));
        } else {
            faults.add(entry.keyPlace(), name + " must be a table, [" + name + "]");
        }
    }

    private void refuseKey(String table, String name, Value.Entry entry, List<Key<?>> known) {
        List<String> here =
                known.stream().filter(key -> key.table().equals(table)).map(Key::name).toList();
        if (!here.contains(name)) {
            String hint = Nearest.hint(name, here);
            faults.add(
                    entry.keyPlace(),
                    "unknown key "
                            + name
                            + " in ["
                            + table
                            + "]"
                            + (hint.isEmpty() ? elsewhere(name, known) : hint)
                            + "; known here: "
                            + String.join(", ", here));
        }
    }

    private static String elsewhere(String name, List<Key<?>> known) {
        return known.stream()
                .filter(key -> key.name().equals(name))
                .map(key -> " (it belongs into [" + key.table() + "])")
                .findFirst()
                .orElse("");
    }

    private Optional<Value.Entry> entry(String table, String name) {
        return table(table).flatMap(found -> Optional.ofNullable(found.entries().get(name)));
    }

    private Optional<Value.Table> table(String name) {
        return Optional.ofNullable(root.entries().get(name))
                .map(Value.Entry::value)
                .filter(Value.Table.class::isInstance)
                .map(Value.Table.class::cast);
    }
}
