package org.jadoube.hil;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.chess.Variant;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnReader;
import org.jadoube.notation.Uci;

/**
 * What a machine said on its console: what was done, what the lights held, what the service told.
 */
final class MachineLog {
    private static final Pattern DONE = Pattern.compile("HIL-([A-Z]+) ([0-9.]+) ?(.*)");
    private static final Pattern TOLD =
            Pattern.compile("\\[ *([0-9.]+)\\] jadoube\\[\\d+\\]: (.*)");
    private static final Pattern PRESSED = Pattern.compile("[0-9a-f]{8} \\d+ (\\d+) pressed .*");

    /** A line of the service, or of the player, with its time since the machine was switched on. */
    record Line(double second, String words) {}

    /** What the chips of the lights held at some moments. */
    record Look(double begin, double end, List<String> samples) {}

    private final List<String> lines;

    private MachineLog(List<String> lines) {
        this.lines = lines;
    }

    static MachineLog read(Path console) throws IOException {
        return new MachineLog(Files.readAllLines(console, StandardCharsets.ISO_8859_1));
    }

    /** What the player did of one kind, such as {@code READY}. */
    List<Line> done(String kind) {
        return lines.stream()
                .map(DONE::matcher)
                .filter(line -> line.find() && line.group(1).equals(kind))
                .map(line -> new Line(Double.parseDouble(line.group(2)), line.group(3)))
                .toList();
    }

    /** What the service told that begins with a word. */
    List<Line> told(String word) {
        return lines.stream()
                .map(TOLD::matcher)
                .filter(line -> line.matches() && line.group(2).startsWith(word))
                .map(line -> new Line(Double.parseDouble(line.group(1)), line.group(2)))
                .toList();
    }

    List<Look> looks() {
        List<Look> looks = new ArrayList<>();
        List<Line> begun = done("LOOK");
        List<Line> ended = done("LOOKED");
        int from = 0;
        for (int i = 0; i < ended.size(); i++) {
            while (!lines.get(from).contains("HIL-LOOK ")) {
                from++;
            }
            int to = from + 1;
            while (!lines.get(to).contains("HIL-LOOKED ")) {
                to++;
            }
            List<String> samples = lines.subList(from + 1, to);
            looks.add(new Look(begun.get(i).second(), ended.get(i).second(), samples));
            from = to;
        }
        return looks;
    }

    /** The moves of each game in the archive, in the order of the games. */
    List<String> games() throws IOException {
        List<String> games = new ArrayList<>();
        for (String pgn : files("games/")) {
            PgnReader reader =
                    new PgnReader(
                            new ByteArrayInputStream(pgn.getBytes(StandardCharsets.ISO_8859_1)));
            Optional<PgnGame> game = reader.next();
            games.add(
                    game.orElseThrow().moves().stream()
                            .map(move -> Uci.format(move, Variant.STANDARD))
                            .collect(Collectors.joining(" ")));
        }
        return games;
    }

    /** The times of all clock presses in the journals, in seconds on the clock of the service. */
    List<Double> presses() {
        return files("journals/").stream()
                .flatMap(String::lines)
                .map(PRESSED::matcher)
                .filter(Matcher::matches)
                .map(line -> Long.parseLong(line.group(1)) / 1e6)
                .toList();
    }

    private List<String> files(String folder) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("HIL-FILE") && lines.get(i).contains(folder)) {
                int end = i + 1;
                while (!lines.get(end).startsWith("HIL-")) {
                    end++;
                }
                files.add(String.join("\n", lines.subList(i + 1, end)) + "\n");
            }
        }
        return files;
    }
}
