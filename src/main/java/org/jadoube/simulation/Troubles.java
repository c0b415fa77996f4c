package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.table.Input;
import org.jadoube.trace.TraceToken;
import org.jspecify.annotations.Nullable;

/** What befalls a game at any moment: storms, presses, entries on the panel, power cuts. */
final class Troubles {
    private static final double LEAST_GAP_MILLIS = 1_500;
    private static final double MOST_GAP_MILLIS = 25_000;
    private static final int MOST_SHAKEN = 16;
    private static final int MOST_FALLEN = 10;
    private static final double ENDS = 0.004;

    private final Desk desk;
    private final KeptHost host;
    private final Chances chances;
    private final Nonsense nonsense;
    private final double gapMillis;
    private @Nullable Input last;

    Troubles(Desk desk, KeptHost host, Chances chances) {
        this.desk = desk;
        this.host = host;
        this.chances = chances;
        this.nonsense = new Nonsense(chances);
        this.gapMillis = chances.uniform(LEAST_GAP_MILLIS, MOST_GAP_MILLIS);
    }

    /** Whether an input is the last one that came from here. */
    boolean isFrom(Input input) {
        return input.equals(last);
    }

    void planNext(long nowMicros) {
        long gap = micros(chances.uniform(0, 2 * gapMillis));
        desk.agenda().add(new Deed.Befall(this::befall), nowMicros + gap);
    }

    private void befall(long nowMicros) {
        switch (chances.weighted(20, 10, 25, 35, 10)) {
            case 0 -> shake(nowMicros);
            case 1 -> bump(nowMicros);
            case 2 -> host.add(new TraceToken.Press(nonsense.color(), nowMicros));
            case 3 -> enter(nowMicros);
            default -> cutPower(nowMicros);
        }
        planNext(nowMicros);
    }

    /** Contacts that toggle for a moment, whatever hands are doing. */
    private void shake(long nowMicros) {
        for (Square square : some(Bitboard.ALL, MOST_SHAKEN)) {
            long from = nowMicros + micros(chances.uniform(0, 1_500));
            desk.agenda().add(new Deed.Jolt(square), from);
            desk.agenda().add(new Deed.Jolt(square), from + micros(chances.uniform(2, 400)));
        }
    }

    /** Somebody runs into the table; people stop, and put every piece back where it stood. */
    private void bump(long nowMicros) {
        List<Square> fallen = some(Bitboard.ALL, MOST_FALLEN);
        for (Square square : fallen) {
            desk.agenda().add(new Deed.Jolt(square), nowMicros + micros(chances.uniform(0, 300)));
        }
        double millis = 1_000;
        for (Square square : fallen) {
            millis += chances.uniform(200, 1_500);
            desk.agenda().add(new Deed.Jolt(square), nowMicros + micros(millis));
        }
        desk.agenda().delay(Troubles::isByHand, micros(millis + 500));
    }

    private static boolean isByHand(Deed deed) {
        return switch (deed) {
            case Deed.Chatter chatter -> false;
            case Deed.Flicker flicker -> false;
            case Deed.Jolt jolt -> false;
            case Deed.Befall befall -> false;
            case Deed.OnSquare onSquare -> true;
            case Deed.Press press -> true;
            case Deed.Enter enter -> true;
            case Deed.Look look -> true;
        };
    }

    private List<Square> some(long squares, int most) {
        List<Square> from = new ArrayList<>(Bitboard.squares(squares));
        List<Square> some = new ArrayList<>();
        int count = 1 + chances.below(most);
        while (some.size() < count) {
            some.add(from.remove(chances.below(from.size())));
        }
        return some;
    }

    private void enter(long nowMicros) {
        LongFunction<Input> entry =
                chances.happens(ENDS) ? nonsense.ending() : nonsense.passing(host.sitting());
        host.enter(
                nowMicros,
                at -> {
                    Input input = entry.apply(at);
                    last = input;
                    return input;
                });
    }

    /** Hands go on in the dark, or wait; nobody looks at lights that are off. */
    private void cutPower(long nowMicros) {
        long dark = micros(chances.uniform(100, 10_000));
        int lost = chances.happens(0.5) ? 0 : chances.below(chances.happens(0.8) ? 4 : 16);
        KeptHost.PowerCut cut = new KeptHost.PowerCut(lost, chances.below(60), nowMicros + dark);
        host.cutPower(cut, nowMicros);
        boolean waits = chances.happens(0.5);
        desk.agenda().delay(deed -> waits ? isByHand(deed) : deed instanceof Deed.Look, dark);
    }

    private static long micros(double millis) {
        return Math.round(millis * 1_000);
    }
}
