package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Square;

/** A gesture while it is put together: a hand that goes from one deed to the next. */
final class Sketch {
    private final List<Motion> motions = new ArrayList<>();
    private final Set<Incident> incidents = EnumSet.noneOf(Incident.class);
    private final List<Square> forgotten = new ArrayList<>();
    private long nowMicros;

    Sketch(long startMicros) {
        nowMicros = startMicros;
    }

    long nowMicros() {
        return nowMicros;
    }

    List<Motion> motions() {
        return motions;
    }

    Sketch pause(double millis) {
        nowMicros += Math.round(millis * 1_000);
        return this;
    }

    Sketch lift(Square square) {
        return needed(new Deed.Lift(square));
    }

    Sketch put(Square square) {
        return needed(new Deed.Put(square));
    }

    private Sketch needed(Deed deed) {
        motions.add(new Motion(deed, nowMicros, true));
        return this;
    }

    /** What the move does not need, now. */
    Sketch aside(Deed deed) {
        return aside(deed, nowMicros);
    }

    /** What the move does not need, at another time. */
    Sketch aside(Deed deed, long atMicros) {
        motions.add(new Motion(deed, atMicros, false));
        return this;
    }

    Sketch note(Incident incident) {
        incidents.add(incident);
        return this;
    }

    Sketch forget(Square square) {
        forgotten.add(square);
        return this;
    }

    Gesture as(Manner manner) {
        List<Motion> inOrder =
                motions.stream().sorted(Comparator.comparingLong(Motion::atMicros)).toList();
        return new Gesture(manner, incidents, inOrder, forgotten);
    }
}
