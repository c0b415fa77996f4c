package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A rook whose move was shown leaves its square again")
class SlideTest {
    private static final long LANDED = 1_500_000;

    @Test
    @DisplayName("sooner than a slide stops for long: it only went on")
    void wentOn() {
        assertTrue(leavesAgainAt(LANDED + Cost.SLIDE_STOP_MICROS - 1));
    }

    @Test
    @DisplayName("after the longest stop of a slide: it had been moved there")
    void stood() {
        assertFalse(leavesAgainAt(LANDED + Cost.SLIDE_STOP_MICROS));
    }

    private static boolean leavesAgainAt(long micros) {
        Scene scene = Scene.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").moves("a1a4");
        scene.lift("a1", 1_000_000).place("a4", LANDED).lift("a4", micros);
        return Slide.wentOn(
                scene.line(), new Hypothesis(Line.from(scene.start()), scene.interval()));
    }
}
