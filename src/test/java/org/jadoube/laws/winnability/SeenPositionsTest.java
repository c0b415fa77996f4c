package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SeenPositionsTest {
    private static final int FAR_MORE_THAN_FIT_AT_FIRST = 5_000;

    private final SeenPositions seen = new SeenPositions();

    @Test
    void whatWasSeenIsNotNewEvenAfterTheSetHasGrown() {
        for (int i = 1; i <= FAR_MORE_THAN_FIT_AT_FIRST; i++) {
            assertTrue(seen.add(hash(i)));
            assertFalse(seen.add(hash(i)));
        }
        for (int i = 1; i <= FAR_MORE_THAN_FIT_AT_FIRST; i++) {
            assertFalse(seen.add(hash(i)));
        }
    }

    @Test
    void hashesThatMeetInOnePlaceAreToldApart() {
        for (int low = 1; low <= 8; low++) {
            assertTrue(seen.add(low));
        }
        for (int low = 1; low <= 8; low++) {
            assertFalse(seen.add(low));
        }
    }

    @Test
    void aHashOfZeroIsAHashLikeOthers() {
        assertTrue(seen.add(0));
        assertFalse(seen.add(0));
    }

    private static long hash(int i) {
        return i * 0x9E37_79B9_7F4A_7C15L;
    }
}
