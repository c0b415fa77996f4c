package org.jadoube.app.configuration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlKeyValue;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Takes a TOML text apart; the one class that knows the library for it. */
final class TomlText {
    private TomlText() {}

    /**
     * What the text says, as far as it can be read.
     *
     * @param faults is told of everything that is not TOML
     */
    static Value.Table parse(String text, FaultList faults) {
        TomlParseResult parsed = Toml.parse(text);
        for (TomlParseError error : parsed.errors()) {
            String message = error.getMessage();
            faults.add(place(error.position()), message == null ? "this is not TOML" : message);
        }
        return table(parsed, Place.START);
    }

    private static Value.Table table(TomlTable table, Place place) {
        Map<String, Value.Entry> entries = new LinkedHashMap<>();
        for (String key : table.keySet()) {
            TomlKeyValue entry = table.entry(List.of(key));
            Object content = table.get(List.of(key));
            if (entry != null && content != null) {
                Place keyPlace = place(entry.position());
                Place valuePlace =
                        content instanceof TomlTable ? keyPlace : place(entry.value().position());
                entries.put(key, new Value.Entry(keyPlace, value(content, valuePlace)));
            }
        }
        return new Value.Table(place, entries);
    }

    private static Value value(Object content, Place place) {
        return switch (content) {
            case TomlTable table -> table(table, place);
            case TomlArray array -> several(array, place);
            default -> new Value.Single(place, content);
        };
    }

    private static Value several(TomlArray array, Place place) {
        List<Value> items = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            items.add(value(array.get(i), place(array.inputPositionOf(i))));
        }
        return new Value.Several(place, items);
    }

    private static Place place(@Nullable TomlPosition position) {
        return position == null ? Place.START : new Place(position.line(), position.column());
    }
}
