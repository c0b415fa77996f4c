package org.jadoube.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.TouchMove;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * The pieces lifted since it became the mover's turn, and whether adjusting was announced.
 *
 * @param lifts the lifts that bind, by time
 * @param adjusting whether what is lifted next is only adjusted
 * @param adjusted squares lifted for adjusting and not yet back
 */
record Touches(List<Lift> lifts, boolean adjusting, long adjusted) {
    private static final long SHORTEST_TOUCH_MICROS = 60_000;

    static final Touches NONE = new Touches(List.of(), false, 0);

    Touches {
        lifts = List.copyOf(lifts);
    }

    /** After adjusting was announced: it covers what is lifted until that is put back, once. */
    Touches announcing() {
        return new Touches(lifts, true, adjusted);
    }

    Touches after(List<ContactEvent> events) {
        List<Lift> binding = new ArrayList<>(lifts);
        boolean announced = adjusting;
        long up = adjusted;
        for (ContactEvent event : events) {
            switch (event) {
                case Lift lift -> {
                    if (announced) {
                        up |= lift.square().bit();
                    } else {
                        binding.add(lift);
                    }
                }
                case Place place -> {
                    binding.removeIf(lift -> isFlicker(lift, place));
                    if ((up & place.square().bit()) != 0) {
                        up &= ~place.square().bit();
                        announced &= up != 0;
                    }
                }
                case Blip blip -> {}
            }
        }
        return new Touches(binding, announced, up);
    }

    /** A contact that opens for less than a hand takes was not touched (4.2.2). */
    private static boolean isFlicker(Lift lift, Place place) {
        return lift.square() == place.square()
                && place.atMicros() - lift.atMicros() < SHORTEST_TOUCH_MICROS;
    }

    /** The same when what was lifted binds no more (4.8). */
    Touches lapsed() {
        return new Touches(List.of(), adjusting, adjusted);
    }

    /** The same without the lifts up to a time: a new turn has begun. */
    Touches since(long micros) {
        return new Touches(
                lifts.stream().filter(lift -> lift.atMicros() > micros).toList(), false, 0);
    }

    /** Whether a piece was touched that binds, so that a draw can no longer be claimed (9.4). */
    boolean any() {
        return !lifts.isEmpty();
    }

    /** What binds the player to move. */
    Optional<Obligation> obligation(Position position) {
        Map<Long, Long> together = new LinkedHashMap<>();
        for (Lift lift : lifts) {
            together.merge(lift.atMicros(), lift.square().bit(), (a, b) -> a | b);
        }
        return TouchMove.obligation(position, List.copyOf(together.values()));
    }
}
