package org.jadoube.app.configuration;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jadoube.adapter.pi4j.wiring.LightWiring;
import org.jadoube.adapter.pi4j.wiring.SensorWiring;
import org.jadoube.adapter.pi4j.wiring.Wiring;
import org.jadoube.adapter.serial.BoardKind;
import org.jspecify.annotations.Nullable;

/** What a configuration comes to, in lines for a person; no secrets are among them. */
public final class ConfigurationSummary {
    private ConfigurationSummary() {}

    /** One line for each part. */
    public static List<String> of(Configuration configuration) {
        List<String> lines = new ArrayList<>(board(configuration.board()));
        lines.add("scans: " + configuration.scansPerSecond() + " a second");
        lines.add("game: " + game(configuration.game()));
        lines.add("console: " + console(configuration.console()));
        configuration.folder().ifPresent(folder -> lines.add("games: " + folder));
        return lines;
    }

    /** The board alone, one line for each of its parts. */
    public static List<String> board(HostedBoard board) {
        return switch (board) {
            case HostedBoard.Virtual none -> List.of("board: virtual");
            case HostedBoard.Serial serial ->
                    List.of(
                            "board: serial, at "
                                    + String.join(", ", serial.ports())
                                    + ", as "
                                    + serial.kinds().stream()
                                            .map((BoardKind kind) -> Words.of(kind))
                                            .collect(Collectors.joining(" or ")));
            case HostedBoard.Wired wired -> wired(wired.wiring());
        };
    }

    private static List<String> wired(Wiring wiring) {
        List<String> lines = new ArrayList<>();
        lines.add("board: wired, " + sensor(wiring.sensor()));
        lines.add("lights: " + lights(wiring.lights()));
        StringJoiner buttons = new StringJoiner(", ");
        buttons.setEmptyValue("none");
        wiring.panel()
                .buttons()
                .forEach((button, line) -> buttons.add(Words.of(button) + " GPIO " + line));
        lines.add("buttons: " + buttons);
        lines.add(
                "buzzer: "
                        + (wiring.panel().buzzer() == null
                                ? "none"
                                : "GPIO " + wiring.panel().buzzer().line()));
        lines.add(
                "machine: "
                        + (wiring.model() == null
                                ? "recognised by itself"
                                : "taken for " + Words.of(wiring.model())));
        return lines;
    }

    private static String sensor(SensorWiring sensor) {
        return switch (sensor) {
            case SensorWiring.GpioMatrix matrix ->
                    "matrix on GPIO, ranks "
                            + matrix.rows()
                            + ", files "
                            + matrix.columns()
                            + ", settle "
                            + matrix.settleMicros()
                            + " us";
            case SensorWiring.ExpanderMatrix matrix ->
                    "matrix on an MCP23017 at I2C "
                            + matrix.bus()
                            + String.format(Locale.ROOT, ", 0x%x", matrix.address())
                            + ", ranks "
                            + matrix.rows()
                            + ", files "
                            + matrix.columns()
                            + ", settle "
                            + matrix.settleMicros()
                            + " us";
            case SensorWiring.ShiftRegisters chain ->
                    "chain of 74HC165 at SPI "
                            + chain.bus()
                            + ", "
                            + chain.baud()
                            + " Hz, load GPIO "
                            + chain.loadLine()
                            + ", ranks "
                            + chain.ranks()
                            + ", files "
                            + chain.files();
        };
    }

    private static String lights(@Nullable LightWiring lights) {
        return switch (lights) {
            case null -> "none";
            case LightWiring.Ht16k33 chip ->
                    "HT16K33 at I2C "
                            + chip.bus()
                            + String.format(Locale.ROOT, ", 0x%x, ", chip.address())
                            + places(chip)
                            + ", "
                            + chip.brightnessPercent()
                            + " %";
            case LightWiring.Max7219 chain ->
                    "MAX7219 at SPI "
                            + chain.bus()
                            + ", CE"
                            + chain.chipSelect()
                            + ", "
                            + places(chain)
                            + ", "
                            + chain.brightnessPercent()
                            + " %";
            case LightWiring.Ws2812 strip ->
                    "WS2812 at SPI "
                            + strip.bus()
                            + ", "
                            + places(strip)
                            + ", "
                            + strip.brightnessPercent()
                            + " %, at most "
                            + strip.mostMilliamps()
                            + " mA";
            case LightWiring.GpioLights matrix -> "matrix on GPIO, " + places(matrix);
        };
    }

    private static String places(LightWiring lights) {
        return Words.of(lights.map().places());
    }

    private static String game(GameSettings game) {
        return game.time().map(time -> time + ", ").orElse("no clock, ")
                + Words.of(game.touch())
                + ", moves completed by "
                + Words.of(game.completion())
                + ", draws by "
                + Words.of(game.draws());
    }

    private static String console(ConsoleSettings console) {
        if (!console.isServed()) {
            return "none";
        }
        return console.host()
                + ", port "
                + console.port()
                + (console.passwordFile().isPresent() ? ", with a password" : ", without password");
    }
}
