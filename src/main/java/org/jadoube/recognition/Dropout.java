package org.jadoube.recognition;

import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** Recognises the contact of a piece that has just landed, stands badly and has dropped out. */
final class Dropout {
    private static final long LONGEST_MICROS = 1_500_000;

    private Dropout() {}

    /** The square of the last landing, if its contact alone has lately opened again; else 0. */
    static long of(Hypothesis hypothesis, Shown shown, long nowMicros) {
        long landed =
                shown.first().before() == null || shown.first().lastMove() == null
                        ? 0
                        : Signature.of(shown.first().before().position(), shown.first().lastMove())
                                .closing();
        long dropped = 0;
        for (ContactEvent event : hypothesis.interval().events()) {
            long square = event.square().bit();
            if (event instanceof Place) {
                landed = square;
                dropped = 0;
            } else if (event instanceof Lift && (landed & square) != 0) {
                dropped = event.atMicros() >= nowMicros - LONGEST_MICROS ? square : 0;
            }
        }
        return dropped;
    }
}
