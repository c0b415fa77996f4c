package org.jadoube.app.service;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.LightTest;
import org.jadoube.port.Lights;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jspecify.annotations.Nullable;

/**
 * What the lights show: the frame of the table, or that of a test for as long as one is on. Tests
 * are no part of any game, and no journal knows of them.
 */
final class ShownLights {
    private final Lights lights;
    private LightFrame ofTable = LightFrame.DARK;
    private @Nullable LightTest test;
    private long beganMicros;
    private @Nullable LightFrame tested;

    ShownLights(Lights lights) {
        this.lights = lights;
    }

    /** Shows this from now on, but for a test that is on. */
    void show(LightFrame frame) {
        ofTable = frame;
        if (tested == null) {
            lights.show(frame);
        }
    }

    /** Begins a test, in place of one that is on. */
    void begin(LightTest wanted, long atMicros) {
        test = wanted;
        beganMicros = atMicros;
    }

    /** Gives the lights back to the table; harmless when no test is on. */
    void endTest() {
        test = null;
        if (tested != null) {
            tested = null;
            lights.show(ofTable);
        }
    }

    /** Gives the lights back where a piece was moved: a contact that counts has changed. */
    void moved(List<ContactEvent> events, long masked) {
        boolean isByHand =
                events.stream()
                        .anyMatch(event ->
                                !(event instanceof Blip)
                                        && !Bitboard.contains(masked, event.square()));
        if (isByHand) {
            endTest();
        }
    }

    /** Shows what the test wants by now. */
    void tend(long nowMicros) {
        if (test == null) {
            return;
        }
        LightFrame next = test.after(Math.max(0, nowMicros - beganMicros)).orElse(null);
        if (next == null) {
            endTest();
        } else if (tested == null || !next.equals(tested)) {
            tested = next;
            lights.show(next);
        }
    }

    /** The frame of the test that is on; empty when none is. */
    Optional<LightFrame> tested() {
        return Optional.ofNullable(tested);
    }
}
