package org.jadoube.hardware;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A kind of part that a netlist may have, and its pins. */
enum PartKind {
    /** The 40 pins of a Raspberry Pi. */
    HEADER("Raspberry Pi", ""),
    /** Data sheet DS20001952, 28-pin package. */
    MCP23017(
            "MCP23017",
            "GPB0=1 GPB1=2 GPB2=3 GPB3=4 GPB4=5 GPB5=6 GPB6=7 GPB7=8 VDD=9 VSS=10 SCL=12"
                    + " SDA=13 A0=15 A1=16 A2=17 RESET=18 INTB=19 INTA=20 GPA0=21 GPA1=22"
                    + " GPA2=23 GPA3=24 GPA4=25 GPA5=26 GPA6=27 GPA7=28"),
    /** 16-pin package; Q7N is the inverted output. */
    SHIFT_REGISTER(
            "74HC165",
            "PL=1 CP=2 D4=3 D5=4 D6=5 D7=6 Q7N=7 GND=8 Q7=9 DS=10 D0=11 D1=12 D2=13 D3=14"
                    + " CE=15 VCC=16"),
    /** 20-pin package; as modules number their pins otherwise, it is known by names alone. */
    HT16K33(
            "HT16K33",
            "VDD VSS SDA SCL COM0 COM1 COM2 COM3 COM4 COM5 COM6 COM7 ROW0 ROW1 ROW2 ROW3"
                    + " ROW4 ROW5 ROW6 ROW7"),
    RESISTOR("resistor", "1 2"),
    /** Eight resistors with one end in common. */
    NETWORK("resistor network", "C 1 2 3 4 5 6 7 8"),
    CAPACITOR("capacitor", "1 2"),
    /** A reed contact, normally open. */
    CONTACT("reed contact", "1 2"),
    /** The cathode, K, is the end with the band. */
    DIODE("Schottky diode", "A K"),
    LED("LED", "A K"),
    BUTTON("push button", "1 2"),
    BUZZER("buzzer", "+ -"),
    NPN("NPN transistor", "B C E");

    private static final Pattern PIN = Pattern.compile("([^ =]+)(?:=(\\d+))?");

    private final String words;
    private final String pins;

    /**
     * @param pins the names of the pins, each with its number behind it where it has one
     */
    PartKind(String words, String pins) {
        this.words = words;
        this.pins = pins;
    }

    /** The kind by the word that netlists have for it. */
    static Optional<PartKind> parse(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    private String word() {
        return this == SHIFT_REGISTER ? "74hc165" : name().toLowerCase(Locale.ROOT);
    }

    /** What it is, for lists of parts. */
    String words() {
        return words;
    }

    boolean hasPin(String name) {
        return pins().containsKey(name);
    }

    /** The number of each pin by its name, "" where it has none, in the order of the package. */
    SequencedMap<String, String> pins() {
        if (this == HEADER) {
            return header();
        }
        SequencedMap<String, String> numbers = new LinkedHashMap<>();
        Matcher pin = PIN.matcher(pins);
        while (pin.find()) {
            numbers.put(pin.group(1), Objects.requireNonNullElse(pin.group(2), ""));
        }
        return numbers;
    }

    /** The pins that it cannot do without, as a chip: supply, and ground. */
    Optional<Map.Entry<String, String>> supply() {
        return switch (this) {
            case MCP23017, HT16K33 -> Optional.of(Map.entry("VDD", "VSS"));
            case SHIFT_REGISTER -> Optional.of(Map.entry("VCC", "GND"));
            case HEADER, RESISTOR, NETWORK, CAPACITOR, CONTACT, DIODE, LED, BUTTON, BUZZER, NPN ->
                    Optional.empty();
        };
    }

    /** For the header what each pin is, since its name is its number. */
    private static SequencedMap<String, String> header() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        IntStream.rangeClosed(1, 40).forEach(pin -> names.put("" + pin, HeaderPins.name(pin)));
        return names;
    }
}
