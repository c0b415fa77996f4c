package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.function.Consumer;
import org.jadoube.chess.Square;
import org.jadoube.trace.TraceToken.Contact;

/**
 * A board of 64 contacts with pieces on it: where pieces stand, and what the contacts tell of it.
 */
final class SimulatedBoard {
    private static final double BOUNCE_LEAST_MILLIS = 0.5;
    private static final double BOUNCE_MOST_MILLIS = 1;
    private static final int MOST_CHATTER = 4;

    private final Profile profile;
    private final Chances chances;
    private final Agenda agenda;
    private final Consumer<Contact> sensor;

    private final long deadOpen;
    private final long deadClosed;
    private final long weak;

    private long occupied;
    private long offCentre;
    private long passing;
    private long dropped;
    private long chattering;
    private long jolted;
    private long shown;
    private final int[] edges = new int[64];

    /**
     * @param sensor told of every contact that changes, in order of time
     */
    SimulatedBoard(
            Profile profile,
            Chances chances,
            Agenda agenda,
            long occupied,
            Consumer<Contact> sensor) {
        this.profile = profile;
        this.chances = chances;
        this.agenda = agenda;
        this.occupied = occupied;
        this.sensor = sensor;
        long open = 0;
        long closed = 0;
        for (int i = 0; i < profile.get(DEAD_SQUARES); i++) {
            long square = 1L << chances.below(64);
            if (chances.happens(profile.get(DEAD_CLOSED))) {
                closed |= square;
            } else {
                open |= square;
            }
        }
        deadOpen = open & ~closed;
        deadClosed = closed;
        weak = chances.happens(profile.get(FLICKER_SQUARE)) ? 1L << chances.below(64) : 0;
        shown = level();
        planFlicker(weak, 0);
    }

    /** The closed contacts, bit 0 = a1. */
    long contacts() {
        return shown;
    }

    /** The contacts that are dead. */
    long dead() {
        return deadOpen | deadClosed;
    }

    /** Where pieces stand off their contacts. */
    long offCentre() {
        return offCentre & ~dead();
    }

    private long level() {
        long felt = (occupied & ~offCentre & ~dropped) | passing;
        return ((felt ^ chattering ^ jolted) & ~deadOpen) | deadClosed;
    }

    /**
     * Does something upon a square.
     *
     * @return whether a piece that was put down stands off its contact
     */
    boolean carryOut(Deed.OnSquare deed, long atMicros) {
        Square square = deed.square();
        long bit = square.bit();
        boolean missed = false;
        switch (deed) {
            case Deed.Lift lift -> {
                require((occupied & bit) != 0, deed);
                occupied &= ~bit;
                offCentre &= ~bit;
                dropped &= ~bit;
                edge(square, atMicros);
            }
            case Deed.Put put -> {
                require((occupied & bit) == 0, deed);
                occupied |= bit;
                missed = chances.happens(profile.get(OFF_CENTRE));
                offCentre |= missed ? bit : 0;
                edge(square, atMicros);
            }
            case Deed.Shift shift -> {
                require((occupied & bit) != 0, deed);
                offCentre |= bit;
                edge(square, atMicros);
            }
            case Deed.Seat seat -> {
                // The piece may have been moved before the hand has reached it.
                offCentre &= ~bit;
                edge(square, atMicros);
            }
            case Deed.Pass pass -> {
                passing = pass.above() ? passing | bit : passing & ~bit;
                edge(square, atMicros);
            }
            case Deed.Jolt jolt -> {
                jolted ^= bit;
                edge(square, atMicros);
            }
            case Deed.Chatter chatter -> {
                if (chatter.edge() == edges[square.index()]) {
                    chattering ^= bit;
                    show(square, atMicros);
                }
            }
            case Deed.Flicker flicker -> {
                if (flicker.edge() == edges[square.index()]) {
                    dropped ^= bit;
                    show(square, atMicros);
                    planFlicker(bit, atMicros);
                }
            }
        }
        return missed;
    }

    private static void require(boolean possible, Deed deed) {
        if (!possible) {
            throw new IllegalStateException("no hand can do this: " + deed);
        }
    }

    /** Lets the contact of a weak square that holds a piece drop out, or come back. */
    private void planFlicker(long bit, long nowMicros) {
        if ((bit & weak & occupied) != 0) {
            double period = chances.uniform(profile.get(FLICKER_LEAST), profile.get(FLICKER_MOST));
            Square square = Square.of(Long.numberOfTrailingZeros(bit));
            Deed flicker = new Deed.Flicker(square, edges[square.index()]);
            agenda.add(flicker, nowMicros + micros(period));
        }
    }

    /** A contact changes for good, with bounce, and chatters perhaps. */
    private void edge(Square square, long atMicros) {
        chattering &= ~square.bit();
        int edge = ++edges[square.index()];
        planFlicker(square.bit(), atMicros);
        if ((level() & square.bit()) == (shown & square.bit())) {
            return;
        }
        show(square, atMicros);
        long bounce = micros(chances.uniform(BOUNCE_LEAST_MILLIS, BOUNCE_MOST_MILLIS));
        agenda.add(new Deed.Chatter(square, edge), atMicros + bounce / 2);
        agenda.add(new Deed.Chatter(square, edge), atMicros + bounce);
        if (chances.happens(profile.get(CHATTER))) {
            double span = chances.uniform(profile.get(CHATTER_LEAST), profile.get(CHATTER_MOST));
            int toggles = 2 * (1 + chances.below(MOST_CHATTER));
            for (int i = 1; i <= toggles; i++) {
                long at = atMicros + bounce + micros(span * i / toggles);
                agenda.add(new Deed.Chatter(square, edge), at);
            }
        }
    }

    private void show(Square square, long atMicros) {
        long now = level();
        long bit = square.bit();
        if (((now ^ shown) & bit) == 0) {
            return;
        }
        shown ^= bit;
        double share = (64 - square.index()) / 64.0;
        long sweep = micros(profile.get(SCAN_SWEEP) * share);
        sensor.accept(new Contact(square, (now & bit) != 0, atMicros + sweep));
    }

    private static long micros(double millis) {
        return Math.round(millis * 1_000);
    }
}
