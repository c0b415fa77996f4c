package org.jadoube.hardware;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables of a board's page, made of its netlist. */
final class BoardTables {
    private static final double SUPPLY_VOLTS = 3.3;

    /** What a row of eight LEDs draws, each at 20 mA, half of the time. */
    private static final double LIT_ROW_MILLIAMPS = 8 * 20 * 0.5;

    private static final double EXPANDER_MILLIAMPS = 1;
    private static final double BUZZER_MILLIAMPS = 30;

    private final Netlist netlist;

    BoardTables(Netlist netlist) {
        this.netlist = netlist;
    }

    /** Each table by its name, as Markdown. */
    Map<String, String> all() {
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("wiring", wiring());
        tables.put("parts", parts());
        tables.put("power", power());
        return tables;
    }

    private String wiring() {
        List<String> rows = new ArrayList<>(List.of("| net | connects |", "|---|---|"));
        netlist.nets()
                .forEach((net, pins) -> {
                    if (!net.startsWith("SQUARE-")) {
                        rows.add("| `" + net + "` | " + connects(pins) + " |");
                    }
                });
        return String.join("\n", rows);
    }

    /** Pins by name, but those of many parts of one kind by their number. */
    private String connects(List<Netlist.Pin> pins) {
        Map<String, List<Netlist.Pin>> groups =
                pins.stream()
                        .collect(
                                Collectors.groupingBy(
                                        this::group, LinkedHashMap::new, Collectors.toList()));
        return groups.entrySet().stream()
                .map(group ->
                        group.getValue().size() < 8
                                ? group.getValue().stream()
                                        .map(this::named)
                                        .collect(Collectors.joining(", "))
                                : "%s to %s"
                                        .formatted(
                                                group.getValue().getFirst(),
                                                group.getValue().getLast()))
                .collect(Collectors.joining(", "));
    }

    private String group(Netlist.Pin pin) {
        return netlist.part(pin.part()).kind() + " " + pin.name();
    }

    private String named(Netlist.Pin pin) {
        boolean isHeader = netlist.part(pin.part()).kind() == PartKind.HEADER;
        return isHeader
                ? "**pin %s** (%s)"
                        .formatted(pin.name(), HeaderPins.name(Integer.parseInt(pin.name())))
                : pin.toString();
    }

    private String parts() {
        Map<String, Long> counts =
                netlist.parts().values().stream()
                        .filter(part -> part.kind() != PartKind.HEADER)
                        .collect(
                                Collectors.groupingBy(
                                        part -> (part.kind().words() + " " + part.value()).strip(),
                                        LinkedHashMap::new,
                                        Collectors.counting()));
        return "| number | part |\n|---|---|\n"
                + counts.entrySet().stream()
                        .map(each -> "| " + each.getValue() + " | " + each.getKey() + " |")
                        .collect(Collectors.joining("\n"));
    }

    private String power() {
        Map<String, Double> milliamps = new LinkedHashMap<>();
        milliamps.put("pull-ups, all contacts closed", pullUps());
        if (netlist.parts(PartKind.MCP23017).findAny().isPresent()) {
            milliamps.put("MCP23017", EXPANDER_MILLIAMPS);
        }
        milliamps.put("one row of 8 lights at 20 mA each, at 50 %", LIT_ROW_MILLIAMPS);
        double sum = milliamps.values().stream().mapToDouble(each -> each).sum();
        StringBuilder table = new StringBuilder("| from 3.3 V | mA |\n|---|---|\n");
        milliamps.forEach((what, each) -> table.append(row(what, each)));
        return table.append(row("**all of it**", sum))
                .append(row("besides, from 5 V: the buzzer", BUZZER_MILLIAMPS))
                .toString()
                .strip();
    }

    private static String row(String what, double milliamps) {
        return String.format(Locale.ROOT, "| %s | %.1f |%n", what, milliamps);
    }

    private double pullUps() {
        double single =
                netlist.parts(PartKind.RESISTOR)
                        .filter(part -> netlist.netOf(part.name(), "2").equals("3V3"))
                        .mapToDouble(part -> SUPPLY_VOLTS / kiloohms(part.value()))
                        .sum();
        double networks =
                netlist.parts(PartKind.NETWORK)
                        .mapToDouble(part ->
                                8 * SUPPLY_VOLTS / kiloohms(part.value().replace("8 x ", "")))
                        .sum();
        return single + networks;
    }

    private static double kiloohms(String value) {
        return Double.parseDouble(value.replace("k", ""));
    }
}
