package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jadoube.port.Scan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The first look at a board")
class FirstLookTest {

    @Test
    @DisplayName("believes contacts that have been the same for 30 ms")
    void steady() {
        FirstLook look = FirstLook.from(new Scan(1, 0)).after(new Scan(1, 20_000));
        assertFalse(look.isDone());

        assertTrue(look.after(new Scan(1, 30_000)).isDone());
    }

    @Test
    @DisplayName("waits for a hand that is just placing a piece")
    void aHandAtWork() {
        FirstLook look =
                FirstLook.from(new Scan(1, 0))
                        .after(new Scan(3, 10_000))
                        .after(new Scan(1, 20_000))
                        .after(new Scan(3, 30_000));
        assertFalse(look.isDone());

        look = look.after(new Scan(3, 60_000));

        assertTrue(look.isDone());
        assertEquals(3, look.contacts());
    }

    @Test
    @DisplayName("takes a contact that never rests as it is after a second")
    void restless() {
        FirstLook look = FirstLook.from(new Scan(0, 0));
        for (long scan = 1; scan < 100; scan++) {
            look = look.after(new Scan(scan % 2, scan * 10_000));
            assertFalse(look.isDone());
        }

        assertTrue(look.after(new Scan(0, 1_000_000)).isDone());
    }
}
