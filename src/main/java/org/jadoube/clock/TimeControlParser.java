package org.jadoube.clock;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the notation of {@link TimeControl}, one method a rule of its grammar.
 *
 * <p>An error names the place where reading stopped and all that could have stood there.
 */
final class TimeControlParser {

    private static final Pattern HOURGLASS_AHEAD = Pattern.compile("[0-9:.s]+/h");
    private static final Pattern MOVES_AHEAD = Pattern.compile("[0-9]+/");
    private static final Pattern CLOCK_TIME_AHEAD = Pattern.compile("[0-9]+:");
    private static final Pattern SECONDS_AHEAD = Pattern.compile("[0-9]+[.s]");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern SIXTY = Pattern.compile("[0-5][0-9]");
    private static final Pattern DECIMALS = Pattern.compile("[0-9]{1,6}");

    private static final int MAX_DIGITS = 9;
    private static final long SECOND = 1_000_000;

    private final String text;
    private int at;
    private int expectedAt;
    private final Set<String> expected = new LinkedHashSet<>();

    TimeControlParser(String text) {
        this.text = text;
    }

    TimeControl parse() {
        spaces();
        boolean hourglass = ahead(HOURGLASS_AHEAD);
        Allotment white = side(hourglass);
        Allotment black = word("vs") ? side(hourglass) : white;
        ClockStart start = word("start") ? start() : ClockStart.PRESS;
        spaces();
        if (at < text.length()) {
            expect("the end");
            throw failure();
        }
        return new TimeControl(white, black, start);
    }

    private ClockStart start() {
        if (accept("press")) {
            return ClockStart.PRESS;
        }
        require("move");
        return ClockStart.FIRST_MOVE;
    }

    private Allotment side(boolean hourglass) {
        if (hourglass) {
            return hourglass();
        }
        return accept("none") ? new Allotment.None() : periods();
    }

    private Allotment hourglass() {
        int begin = at;
        long base = time();
        require("/hourglass");
        if (base == 0) {
            throw failure(begin, "a time above 0");
        }
        return new Allotment.Hourglass(base);
    }

    private Allotment periods() {
        List<Period> periods = new ArrayList<>();
        do {
            periods.add(period());
        } while (comma(periods.getLast()));
        return new Allotment.Periods(periods);
    }

    private boolean comma(Period period) {
        int before = at;
        spaces();
        if (period.moves() > 0) {
            if (accept(",")) {
                spaces();
                return true;
            }
        } else if (text.startsWith(",", at)) {
            throw failure(at, "the end, for only a period with a number of moves has a next");
        }
        at = before;
        return false;
    }

    private Period period() {
        int moves = 0;
        if (ahead(MOVES_AHEAD)) {
            int begin = at;
            moves = (int) number("a number of moves", Period.MAX_MOVES, "moves");
            if (moves == 0) {
                throw failure(begin, "at least 1 move");
            }
            require("/");
        }
        int begin = at;
        long base = time();
        Bonus bonus = bonus();
        if (base + bonus.micros() == 0) {
            throw failure(begin, "a base time or a bonus above 0");
        }
        return new Period(moves, base, bonus);
    }

    private Bonus bonus() {
        for (Bonus.Kind kind : Bonus.Kind.values()) {
            if (accept(kind.sign())) {
                return new Bonus(kind, seconds(Bonus.MAX_SECONDS));
            }
        }
        return Bonus.NONE;
    }

    private long time() {
        long maxSeconds = Period.MAX_MINUTES * 60;
        if (ahead(SECONDS_AHEAD)) {
            long micros = seconds(maxSeconds);
            require("s");
            return micros;
        }
        int begin = at;
        boolean withSeconds = ahead(CLOCK_TIME_AHEAD);
        long seconds = 60 * number("a time", Period.MAX_MINUTES, "minutes");
        if (withSeconds) {
            require(":");
            seconds += Long.parseLong(take(SIXTY, "seconds from 00 to 59"));
        }
        if (seconds > maxSeconds) {
            throw failure(begin, "at most " + Period.MAX_MINUTES + " minutes");
        }
        return seconds * SECOND;
    }

    private long seconds(long max) {
        int begin = at;
        long micros = number("seconds", max, "seconds") * SECOND;
        if (accept(".")) {
            String decimals = take(DECIMALS, "one to six decimals");
            micros += Long.parseLong((decimals + "00000").substring(0, 6));
        }
        if (micros > max * SECOND) {
            throw failure(begin, "at most " + max + " seconds");
        }
        return micros;
    }

    private long number(String what, long max, String unit) {
        int begin = at;
        String digits = take(NUMBER, what);
        if (digits.length() > MAX_DIGITS || Long.parseLong(digits) > max) {
            throw failure(begin, "at most " + max + " " + unit);
        }
        return Long.parseLong(digits);
    }

    private boolean word(String word) {
        int before = at;
        spaces();
        if (at > before && accept(word)) {
            require(" ");
            spaces();
            return true;
        }
        at = before;
        return false;
    }

    private void spaces() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private boolean ahead(Pattern pattern) {
        return pattern.matcher(text).region(at, text.length()).lookingAt();
    }

    private boolean accept(String token) {
        if (text.startsWith(token, at)) {
            at += token.length();
            return true;
        }
        expect("\"" + token + "\"");
        return false;
    }

    private void require(String token) {
        if (!accept(token)) {
            throw failure();
        }
    }

    private String take(Pattern pattern, String what) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            expect(what);
            throw failure();
        }
        at = matcher.end();
        return matcher.group();
    }

    private void expect(String what) {
        if (at != expectedAt) {
            expectedAt = at;
            expected.clear();
        }
        expected.add(what);
    }

    private TimeControlException failure() {
        List<String> all = List.copyOf(expected);
        String last = all.getLast();
        String before = String.join(", ", all.subList(0, all.size() - 1));
        return failure(expectedAt, before.isEmpty() ? last : before + " or " + last);
    }

    private TimeControlException failure(int index, String what) {
        String found = index < text.length() ? "\"" + text.substring(index) + "\"" : "the end";
        return new TimeControlException(index + 1, what, found);
    }
}
