package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.chess.Square;
import org.jadoube.trace.HandItem.Change;
import org.jadoube.trace.TraceToken.Contact;
import org.junit.jupiter.api.Test;

class BounceTest {
    private static final Change LIFT = new Change(Square.E2, false);
    private static final long SEED = 4711;

    @Test
    void aContactGoesBackAndForthForAMillisecondAndEndsChanged() {
        Bounce bounce = new Bounce(SEED);
        Set<Integer> lengths = new TreeSet<>();
        for (int i = 0; i < 100; i++) {
            List<Contact> contacts = bounce.of(List.of(LIFT), 5_000_000);
            lengths.add(contacts.size());
            assertEquals(new Contact(Square.E2, false, 5_000_000), contacts.getFirst());
            assertTrue(contacts.getLast().atMicros() <= 5_001_000, contacts::toString);
            for (int toggle = 1; toggle < contacts.size(); toggle++) {
                Contact before = contacts.get(toggle - 1);
                Contact after = contacts.get(toggle);
                assertTrue(before.atMicros() < after.atMicros(), contacts::toString);
                assertEquals(before.closed(), !after.closed());
            }
        }

        assertEquals(Set.of(1, 3, 5, 7), lengths);
    }

    @Test
    void contactsOfOneScanBounceTogether() {
        Change place = new Change(Square.E4, true);
        Bounce bounce = new Bounce(SEED);
        for (int i = 0; i < 100; i++) {
            List<Contact> contacts = bounce.of(List.of(LIFT, place), 0);
            List<Long> lifted = times(contacts, Square.E2);

            assertEquals(lifted, times(contacts, Square.E4));
        }
    }

    @Test
    void theSameSeedBouncesTheSameAndAnotherSeedDoesNot() {
        assertEquals(hundred(SEED), hundred(SEED));
        assertTrue(!hundred(SEED).equals(hundred(SEED + 1)));
    }

    private static List<Contact> hundred(long seed) {
        Bounce bounce = new Bounce(seed);
        List<Contact> contacts = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            contacts.addAll(bounce.of(List.of(LIFT), i));
        }
        return contacts;
    }

    private static List<Long> times(List<Contact> contacts, Square square) {
        return contacts.stream()
                .filter(contact -> contact.square() == square)
                .map(Contact::atMicros)
                .toList();
    }
}
