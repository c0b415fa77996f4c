package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Hands and a board: a value for each {@link Parameter}; immutable. */
public final class Profile {
    /** Club players on a sound board. */
    public static final Profile CLUB = new Profile("club", Map.of());

    /** Club hands without any disturbance, on contacts without a fault. */
    public static final Profile CLEAN =
            CLUB.named("clean")
                    .without(CAPTURE_SWAP_UNSEEN, SLIDE, CASTLE_KING_SLID, HOVER, PUT_BACK, ADJUST)
                    .without(BUMP, KNOCK_OVER, WRONG_MOVE, OVERLAP, CHATTER, OFF_CENTRE, GHOST)
                    .without(EN_PASSANT_VICTIM_FORGOTTEN);

    /** Fast hands that often slide, bump and overlap. */
    public static final Profile BLITZ =
            CLUB.named("blitz")
                    .with(HAND_SCALE, 0.6)
                    .with(THINK, 600)
                    .with(SLIDE, 0.3)
                    .with(PUT_BACK, 0.005)
                    .with(BUMP, 0.02)
                    .with(KNOCK_OVER, 0.005)
                    .with(OVERLAP, 0.05)
                    .with(SEES_WRONG_MOVE, 0.7);

    /** Slow hands of a wide spread, often with a piece held long or put back. */
    public static final Profile BEGINNER =
            CLUB.named("beginner")
                    .with(HAND_SCALE, 1.8)
                    .with(HAND_SIGMA, 0.6)
                    .with(LONG_HOLD, 0.05)
                    .with(THINK, 3_000)
                    .with(SLIDE, 0.3)
                    .with(PUT_BACK, 0.06)
                    .with(WRONG_MOVE, 0.01);

    /** Club hands on a board with weak magnets. */
    public static final Profile BAD_HARDWARE =
            CLUB.named("bad-hardware").with(OFF_CENTRE, 0.05).with(FLICKER_SQUARE, 0.005);

    /** Club hands on a serial board that reads its squares one by one in 225 ms. */
    public static final Profile SLOW_BOARD =
            CLUB.named("slow-board").with(SCAN_PERIOD, 225).with(SCAN_SWEEP, 225);

    /** Club hands on a board with one contact known to be dead. */
    public static final Profile ONE_DEAD = CLUB.named("one-dead").with(DEAD_SQUARES, 1);

    /** The same with two of them. */
    public static final Profile TWO_DEAD = CLUB.named("two-dead").with(DEAD_SQUARES, 2);

    private final String name;
    private final Map<Parameter, Double> values;

    private Profile(String name, Map<Parameter, Double> values) {
        this.name = name;
        this.values = values;
    }

    /** All profiles. */
    public static List<Profile> all() {
        return List.of(CLEAN, CLUB, BEGINNER, BLITZ, BAD_HARDWARE, SLOW_BOARD, ONE_DEAD, TWO_DEAD);
    }

    /** The profile of a name; empty when there is none. */
    public static Optional<Profile> of(String name) {
        return all().stream().filter(profile -> profile.name.equals(name)).findFirst();
    }

    /** What it is called. */
    public String name() {
        return name;
    }

    /** The value of a parameter. */
    public double get(Parameter parameter) {
        return values.getOrDefault(parameter, parameter.usual());
    }

    /**
     * The same profile but for one parameter.
     *
     * @throws IllegalArgumentException if the value is out of the parameter's range
     */
    public Profile with(Parameter parameter, double value) {
        if (!(value >= parameter.least() && value <= parameter.most())) {
            throw new IllegalArgumentException(
                    "%s is %s to %s, not %s"
                            .formatted(
                                    parameter.key(),
                                    plain(parameter.least()),
                                    plain(parameter.most()),
                                    plain(value)));
        }
        Map<Parameter, Double> changed = new EnumMap<>(Parameter.class);
        changed.putAll(values);
        changed.put(parameter, value);
        return new Profile(name, changed);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    private Profile named(String other) {
        return new Profile(other, values);
    }

    private Profile without(Parameter... chances) {
        return Stream.of(chances)
                .reduce(this, (profile, chance) -> profile.with(chance, 0), (first, last) -> last);
    }
}
