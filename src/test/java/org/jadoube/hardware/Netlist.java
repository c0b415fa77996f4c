package org.jadoube.hardware;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** The parts of a board and what is connected with what; {@code hardware/netlists.md}. */
final class Netlist {

    /**
     * @param value such as {@code 10k}; may be empty
     */
    record Part(String name, PartKind kind, String value) {}

    /** A pin of a part, by their names. */
    record Pin(String part, String name) {
        @Override
        public String toString() {
            return part + "." + name;
        }
    }

    /** A row that says nothing a netlist can say. */
    static final class SyntaxException extends Exception {
        private static final long serialVersionUID = 1;

        SyntaxException(int line, String words) {
            super("line " + line + ": " + words);
        }
    }

    private final SequencedMap<String, Part> parts = new LinkedHashMap<>();
    private final SequencedMap<String, List<Pin>> nets = new LinkedHashMap<>();
    private final List<Pin> unused = new ArrayList<>();

    private Netlist() {}

    static Netlist read(Path file) throws IOException, SyntaxException {
        return parse(Files.readString(file));
    }

    static Netlist parse(String text) throws SyntaxException {
        Netlist netlist = new Netlist();
        List<String> rows = text.lines().toList();
        for (int i = 0; i < rows.size(); i++) {
            String row = rows.get(i).strip();
            if (!row.isEmpty() && !row.startsWith("#")) {
                netlist.add(i + 1, row.split("\\s+"));
            }
        }
        return netlist;
    }

    private void add(int line, String[] words) throws SyntaxException {
        List<String> rest = Arrays.asList(words).subList(1, words.length);
        switch (words[0]) {
            case "part" -> addPart(line, rest);
            case "net" -> {
                if (rest.isEmpty() || nets.containsKey(rest.getFirst())) {
                    throw new SyntaxException(line, "a net with no name, or with that of another");
                }
                nets.put(rest.getFirst(), pins(line, rest.subList(1, rest.size())));
            }
            case "unused" -> unused.addAll(pins(line, rest));
            default ->
                    throw new SyntaxException(
                            line, "a row is part, net or unused, not " + words[0]);
        }
    }

    private void addPart(int line, List<String> words) throws SyntaxException {
        if (words.size() < 2 || parts.containsKey(words.getFirst())) {
            throw new SyntaxException(line, "a part with no kind, or with the name of another");
        }
        PartKind kind =
                PartKind.parse(words.get(1))
                        .orElseThrow(() ->
                                new SyntaxException(line, "no kind of part: " + words.get(1)));
        String value = String.join(" ", words.subList(2, words.size()));
        parts.put(words.getFirst(), new Part(words.getFirst(), kind, value));
    }

    private static List<Pin> pins(int line, List<String> words) throws SyntaxException {
        List<Pin> pins = new ArrayList<>(words.size());
        for (String word : words) {
            int dot = word.indexOf('.');
            if (dot < 1) {
                throw new SyntaxException(line, "a pin is a part, a dot and a name, not " + word);
            }
            pins.add(new Pin(word.substring(0, dot), word.substring(dot + 1)));
        }
        return List.copyOf(pins);
    }

    /** All that no netlist may have, whatever board it is; empty when there is nothing. */
    List<String> faults() {
        List<String> faults = new ArrayList<>();
        Map<Pin, String> places = new HashMap<>();
        nets.forEach((net, pins) -> {
            if (pins.size() < 2) {
                faults.add("net " + net + " connects nothing");
            }
            pins.forEach(pin -> place(pin, "net " + net, places, faults));
        });
        unused.forEach(pin -> place(pin, "unused", places, faults));
        for (Part part : parts.values()) {
            for (String name : part.kind().pins().keySet()) {
                Pin pin = new Pin(part.name(), name);
                if (part.kind() != PartKind.HEADER && !places.containsKey(pin)) {
                    faults.add(pin + " is neither connected nor unused");
                }
            }
        }
        return faults;
    }

    private void place(Pin pin, String place, Map<Pin, String> places, List<String> faults) {
        Part part = parts.get(pin.part());
        if (part == null || !part.kind().hasPin(pin.name())) {
            faults.add("there is no " + pin);
        }
        String other = places.putIfAbsent(pin, place);
        if (other != null) {
            faults.add(pin + " is in " + other + " and in " + place);
        }
    }

    SequencedMap<String, Part> parts() {
        return parts;
    }

    /**
     * A part by its name.
     *
     * @throws IllegalArgumentException if there is none
     */
    Part part(String name) {
        Part part = parts.get(name);
        if (part == null) {
            throw new IllegalArgumentException("there is no " + name);
        }
        return part;
    }

    Stream<Part> parts(PartKind kind) {
        return parts.values().stream().filter(part -> part.kind() == kind);
    }

    SequencedMap<String, List<Pin>> nets() {
        return nets;
    }

    /** The net of a pin; "" when it is in none. */
    String netOf(String part, String pin) {
        Pin wanted = new Pin(part, pin);
        return nets.entrySet().stream()
                .filter(net -> net.getValue().contains(wanted))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    /** The pins of a net. */
    List<Pin> pins(String net) {
        return nets.getOrDefault(net, List.of());
    }
}
