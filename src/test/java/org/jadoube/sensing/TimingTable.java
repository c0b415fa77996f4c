package org.jadoube.sensing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** A timing table: what contacts do, and what must be reported; the format is told beside them. */
record TimingTable(String name, long closed, List<Toggle> toggles, List<Expected> expected) {
    private static final String MILLIS = "(\\d+\\.\\d)";
    private static final Pattern SQUARE = Pattern.compile("\\w\\d");
    private static final Pattern TOGGLE = Pattern.compile(MILLIS + " +(\\w\\d)([+-])");
    private static final Pattern EXPECTED =
            Pattern.compile(
                    "(maybe +)?%1$s(?:\\.\\.%1$s)? +(lift|place|blip) (\\w\\d)(?: %1$s)?"
                            .formatted(MILLIS));

    /** A contact goes to a level. */
    record Toggle(long atMicros, Square square, boolean closes) {}

    /** An event with the span of its edge. */
    record Expected(
            boolean maybe,
            long fromMicros,
            long toMicros,
            String kind,
            Square square,
            long lastedMicros) {

        boolean fits(ContactEvent event, long startMicros, long longestGapMicros) {
            long at = event.atMicros() - startMicros;
            return event.square() == square
                    && at >= fromMicros
                    && at <= toMicros + longestGapMicros
                    && switch (event) {
                        case Lift lift -> kind.equals("lift");
                        case Place place -> kind.equals("place");
                        case Blip blip ->
                                kind.equals("blip")
                                        && Math.abs(blip.lastedMicros() - lastedMicros)
                                                <= longestGapMicros;
                    };
        }
    }

    static TimingTable read(Path file) throws IOException {
        long closed = 0;
        List<Toggle> toggles = new ArrayList<>();
        List<Expected> expected = new ArrayList<>();
        boolean reported = false;
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("#")) {
                continue;
            }
            if (line.startsWith("closed ")) {
                closed = squares(line.substring("closed ".length()));
            } else if (line.equals("reported")) {
                reported = true;
            } else if (reported) {
                expected.add(expected(line));
            } else {
                toggles.add(toggle(line));
            }
        }
        return new TimingTable(
                String.valueOf(file.getFileName()).replace(".timing", ""),
                closed,
                toggles,
                expected);
    }

    /** The closed contacts at a time after the story began. */
    long contactsAt(long micros) {
        long contacts = closed;
        for (Toggle toggle : toggles) {
            if (toggle.atMicros > micros) {
                break;
            }
            long bit = toggle.square.bit();
            contacts = toggle.closes ? contacts | bit : contacts & ~bit;
        }
        return contacts;
    }

    long endMicros() {
        return toggles.isEmpty() ? 0 : toggles.getLast().atMicros;
    }

    private static long squares(String names) {
        return SQUARE.matcher(names)
                .results()
                .map(name -> Square.parse(name.group()).orElseThrow())
                .mapToLong(Square::bit)
                .reduce(Bitboard.EMPTY, (set, bit) -> set | bit);
    }

    private static Toggle toggle(String line) {
        Matcher matcher = match(TOGGLE, line);
        return new Toggle(
                micros(matcher.group(1)),
                Square.parse(matcher.group(2)).orElseThrow(),
                matcher.group(3).equals("+"));
    }

    private static Expected expected(String line) {
        Matcher matcher = match(EXPECTED, line);
        String from = matcher.group(2);
        String to = matcher.group(3) == null ? from : matcher.group(3);
        String lasted = matcher.group(6) == null ? "0" : matcher.group(6);
        return new Expected(
                matcher.group(1) != null,
                micros(from),
                micros(to),
                matcher.group(4),
                Square.parse(matcher.group(5)).orElseThrow(),
                micros(lasted));
    }

    private static Matcher match(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("unreadable line: " + line);
        }
        return matcher;
    }

    private static long micros(String millis) {
        return Math.round(Double.parseDouble(millis) * 1000);
    }

    @Override
    public String toString() {
        return name;
    }
}
