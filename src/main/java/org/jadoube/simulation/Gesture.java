package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Square;

/**
 * What hands do to carry out one move.
 *
 * @param motions in order of time, at least one
 * @param forgotten squares that still have to be cleared when the move is thought complete
 */
record Gesture(
        Manner manner, Set<Incident> incidents, List<Motion> motions, List<Square> forgotten) {
    /** A hand reaches a square at the earliest so long after another has left it. */
    private static final long CLEARANCE_MICROS = 60_000;

    Gesture {
        incidents = Set.copyOf(incidents);
        motions = List.copyOf(motions);
        forgotten = List.copyOf(forgotten);
    }

    long startMicros() {
        return motions.getFirst().atMicros();
    }

    long endMicros() {
        return motions.getLast().atMicros();
    }

    /**
     * The same gesture after others, held back where it would reach for a square that other hands
     * still use.
     */
    Gesture after(List<Gesture> earlier) {
        long delay = 0;
        List<Motion> held = new ArrayList<>();
        for (Motion motion : motions) {
            if (motion.deed() instanceof Deed.OnSquare here) {
                long last =
                        earlier.stream()
                                .mapToLong(each -> each.lastAtMicros(here.square()))
                                .max()
                                .orElseThrow();
                long free = last + CLEARANCE_MICROS;
                delay = Math.max(delay, free - motion.atMicros());
            }
            held.add(motion.later(delay));
        }
        return new Gesture(manner, incidents, held, forgotten);
    }

    /** When a square is last used; long ago if it is not. */
    private long lastAtMicros(Square square) {
        return motions.stream()
                .filter(motion ->
                        motion.deed() instanceof Deed.OnSquare here && here.square() == square)
                .mapToLong(Motion::atMicros)
                .max()
                .orElse(Long.MIN_VALUE / 2);
    }

    Gesture with(Incident incident) {
        Set<Incident> more =
                Set.copyOf(Stream.concat(incidents.stream(), Stream.of(incident)).toList());
        return new Gesture(manner, more, motions, forgotten);
    }
}
