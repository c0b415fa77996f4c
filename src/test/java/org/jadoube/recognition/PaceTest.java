package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A reply is awaited as long as replies usually take")
class PaceTest {

    @Test
    @DisplayName("until five moves have shown it, the shortest time holds")
    void unknown() {
        Pace pace = after(4_000, 4_000, 4_000, 4_000);
        assertEquals(Settling.REPLY, pace.replyMicros());
        assertEquals(8_000_000, pace.landing(pace.lastLanding() + 4_000_000).replyMicros());
    }

    @Test
    @DisplayName("twice the longest of the last five moves, those before are forgotten")
    void usual() {
        assertEquals(5_000_000, after(3_900, 2_000, 2_500, 1_000, 2_400, 600).replyMicros());
    }

    @Test
    @DisplayName("nobody waits long for players who think, nor is asked at once in fast games")
    void bounds() {
        assertEquals(Settling.LONGEST_REPLY, after(90, 90, 90, 90, 60_000).replyMicros());
        assertEquals(Settling.REPLY, after(600, 600, 600, 600, 850).replyMicros());
        assertEquals(1_720_000, after(600, 600, 600, 600, 860).replyMicros());
    }

    @Test
    @DisplayName("a landing that is known already changes nothing")
    void known() {
        Pace pace = after(600, 700);
        assertEquals(pace, pace.landing(pace.lastLanding()));
        assertEquals(pace, pace.landing(pace.lastLanding() - 1));
    }

    private static Pace after(long... millis) {
        Pace pace = Pace.since(1_000_000);
        for (long each : millis) {
            pace = pace.landing(pace.lastLanding() + each * 1_000);
        }
        return pace;
    }
}
