package org.jadoube.app.configuration;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.adapter.pi4j.wiring.Level;
import org.jadoube.adapter.pi4j.wiring.LightMap;
import org.jadoube.adapter.pi4j.wiring.LightPlaces;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jspecify.annotations.Nullable;

/** The table {@code [lights]} and one for each device that lights can be wired to. */
final class LightsSection {
    private enum Device {
        NONE,
        HT16K33,
        MAX7219,
        WS2812,
        GPIO_LIGHTS
    }

    private static final LightWiring.Ht16k33 HT16K33 = LightWiring.Ht16k33.DEFAULT;
    private static final LightWiring.Max7219 MAX7219 = LightWiring.Max7219.DEFAULT;
    private static final LightWiring.Ws2812 WS2812 = LightWiring.Ws2812.DEFAULT;
    private static final String GPIO_LIGHTS = "gpio-lights";
    private static final int MOST_LEDS = 400;
    private static final int ROWS_OF_HT16K33 = 16;
    private static final Kind<List<Integer>> LINES = new Kind.Several<>(Lines.GPIO, 1, 16);

    private static final Key<Device> KIND =
            Key.standard(
                    "lights",
                    "kind",
                    new Kind.Choice<>(Words.of(Device.values())),
                    Device.NONE,
                    "what drives them; each device has a table of its name");
    private static final Key<LightPlaces> PLACES =
            Key.standard(
                    "lights",
                    "places",
                    new Kind.Choice<>(Words.of(LightPlaces.values())),
                    LightPlaces.SQUARES,
                    "one in each of 64 squares, or at each of 81 corners");
    private static final Key<LightMap.Start> START =
            Key.standard(
                    "lights",
                    "start",
                    new Kind.Choice<>(Words.of(LightMap.Start.values())),
                    LightMap.Start.A1,
                    "the corner where number 0 is");
    private static final Key<LightMap.Lines> RUN =
            Key.standard(
                    "lights",
                    "lines",
                    new Kind.Choice<>(Words.of(LightMap.Lines.values())),
                    LightMap.Lines.ALONG_RANKS,
                    "along what the numbers run");
    private static final Key<Boolean> SERPENTINE =
            Key.optional(
                    "lights",
                    "serpentine",
                    new Kind.Flag(),
                    true,
                    "whether every other line runs back; without it only those of a strip do");
    private static final Key<Integer> STRIDE =
            Key.optional(
                    "lights",
                    "stride",
                    new Kind.Whole(1, 64),
                    8,
                    "from the first number of a line to that of the next; without it the length of"
                            + " a line, and 16 for an HT16K33");
    private static final Key<List<Integer>> LEDS =
            Key.optional(
                    "lights",
                    "leds",
                    new Kind.Several<>(new Kind.Whole(0, MOST_LEDS - 1), 64, 81),
                    HT16K33.map().leds(),
                    "the number of the light at each square from a1 to h8, or at each corner, in"
                            + " place of the four keys before");

    private static final Key<Integer> HT16K33_BUS =
            Key.standard("ht16k33", "bus", Lines.I2C_BUS, HT16K33.bus(), "the I²C bus");
    private static final Key<Integer> HT16K33_ADDRESS =
            Key.standard(
                    "ht16k33",
                    "address",
                    new Kind.Address(0x70, 0x77),
                    HT16K33.address(),
                    "of the chip");
    private static final Key<Integer> HT16K33_PERCENT =
            brightness("ht16k33", HT16K33.brightnessPercent());

    private static final Key<Integer> MAX7219_BUS =
            Key.standard("max7219", "bus", Lines.SPI_BUS, MAX7219.bus(), "the SPI bus");
    private static final Key<Integer> MAX7219_SELECT =
            Key.standard(
                    "max7219",
                    "chip-select",
                    Lines.CHIP_SELECT,
                    MAX7219.chipSelect(),
                    "of that bus, wired to LOAD");
    private static final Key<Integer> MAX7219_PERCENT =
            brightness("max7219", MAX7219.brightnessPercent());

    private static final Key<Integer> WS2812_BUS =
            Key.standard("ws2812", "bus", Lines.SPI_BUS, WS2812.bus(), "the SPI bus");
    private static final Key<Integer> WS2812_SELECT =
            Key.standard(
                    "ws2812",
                    "chip-select",
                    Lines.CHIP_SELECT,
                    WS2812.chipSelect(),
                    "of that bus; the strip does not see it");
    private static final Key<Integer> WS2812_PERCENT =
            brightness("ws2812", WS2812.brightnessPercent());
    private static final Key<Integer> WS2812_MILLIAMPS =
            Key.standard(
                    "ws2812",
                    "most-milliamps",
                    new Kind.Whole(10, 10_000),
                    WS2812.mostMilliamps(),
                    "what the strip may draw; brighter frames are dimmed");

    private static final Key<List<Integer>> GPIO_ROWS =
            Key.optional(
                    GPIO_LIGHTS, "rows", LINES, List.of(5, 6, 13, 19, 26, 16, 20, 21), "its GPIO");
    private static final Key<List<Integer>> GPIO_COLUMNS =
            Key.optional(
                    GPIO_LIGHTS,
                    "columns",
                    LINES,
                    List.of(4, 17, 27, 22, 23, 24, 25, 12),
                    "its GPIO");
    private static final Key<Level> GPIO_LIT =
            Key.standard(
                    GPIO_LIGHTS,
                    "lit",
                    Lines.LEVEL,
                    Level.HIGH,
                    "the level of a row that is lit; its columns have the other");

    static final List<Key<?>> KEYS =
            List.of(
                    KIND,
                    PLACES,
                    START,
                    RUN,
                    SERPENTINE,
                    STRIDE,
                    LEDS,
                    HT16K33_BUS,
                    HT16K33_ADDRESS,
                    HT16K33_PERCENT,
                    MAX7219_BUS,
                    MAX7219_SELECT,
                    MAX7219_PERCENT,
                    WS2812_BUS,
                    WS2812_SELECT,
                    WS2812_PERCENT,
                    WS2812_MILLIAMPS,
                    GPIO_ROWS,
                    GPIO_COLUMNS,
                    GPIO_LIT);

    private LightsSection() {}

    static @Nullable LightWiring read(Settings settings) {
        return switch (settings.get(KIND)) {
            case NONE -> null;
            case HT16K33 ->
                    new LightWiring.Ht16k33(
                            settings.get(HT16K33_BUS),
                            settings.get(HT16K33_ADDRESS),
                            map(settings, Optional.of(ROWS_OF_HT16K33), false),
                            settings.get(HT16K33_PERCENT));
            case MAX7219 ->
                    new LightWiring.Max7219(
                            settings.get(MAX7219_BUS),
                            settings.get(MAX7219_SELECT),
                            map(settings, Optional.empty(), false),
                            settings.get(MAX7219_PERCENT));
            case WS2812 ->
                    new LightWiring.Ws2812(
                            settings.get(WS2812_BUS),
                            settings.get(WS2812_SELECT),
                            map(settings, Optional.empty(), true),
                            settings.get(WS2812_PERCENT),
                            settings.get(WS2812_MILLIAMPS));
            case GPIO_LIGHTS -> gpio(settings);
        };
    }

    private static @Nullable LightWiring gpio(Settings settings) {
        Optional<List<Integer>> rows = settings.find(GPIO_ROWS);
        Optional<List<Integer>> columns = settings.find(GPIO_COLUMNS);
        if (!settings.isSet(GPIO_ROWS) || !settings.isSet(GPIO_COLUMNS)) {
            settings.refuse(KIND, "needs " + GPIO_ROWS + " and " + GPIO_COLUMNS);
        }
        if (rows.isEmpty() || columns.isEmpty()) {
            return null;
        }
        return new LightWiring.GpioLights(
                rows.get(),
                columns.get(),
                settings.get(GPIO_LIT),
                map(settings, Optional.of(columns.get().size()), false));
    }

    /**
     * @param stride empty for the length of a line
     * @param isSerpentine where nothing is said
     */
    private static LightMap map(Settings settings, Optional<Integer> stride, boolean isSerpentine) {
        LightPlaces places = settings.get(PLACES);
        return settings.find(LEDS)
                .map(leds -> new LightMap(places, leds))
                .orElseGet(() ->
                        LightMap.of(
                                places,
                                settings.get(START),
                                settings.get(RUN),
                                settings.find(SERPENTINE).orElse(isSerpentine),
                                settings.find(STRIDE).or(() -> stride).orElse(places.side())));
    }

    /** The key that sets each field of a wiring's lights. */
    static Map<String, Key<?>> fields(@Nullable LightWiring lights) {
        Map<String, Key<?>> fields = new LinkedHashMap<>();
        fields.put("lights.map.leds", LEDS);
        switch (lights) {
            case null -> {}
            case LightWiring.Ht16k33 chip -> {
                fields.put("lights.bus", HT16K33_BUS);
                fields.put("lights.address", HT16K33_ADDRESS);
                fields.put("lights.brightnessPercent", HT16K33_PERCENT);
            }
            case LightWiring.Max7219 chain -> {
                fields.put("lights.bus", MAX7219_BUS);
                fields.put("lights.chipSelect", MAX7219_SELECT);
                fields.put("lights.brightnessPercent", MAX7219_PERCENT);
            }
            case LightWiring.Ws2812 strip -> {
                fields.put("lights.bus", WS2812_BUS);
                fields.put("lights.chipSelect", WS2812_SELECT);
                fields.put("lights.brightnessPercent", WS2812_PERCENT);
                fields.put("lights.mostMilliamps", WS2812_MILLIAMPS);
            }
            case LightWiring.GpioLights matrix -> {
                fields.put("lights.rows", GPIO_ROWS);
                fields.put("lights.columns", GPIO_COLUMNS);
            }
        }
        return fields;
    }

    private static Key<Integer> brightness(String table, int standard) {
        return Key.standard(table, "brightness", Lines.PERCENT, standard, "in percent");
    }
}
