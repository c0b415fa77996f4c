package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * The board's contacts, and which of them count.
 *
 * @param closed all contacts that are closed now
 * @param dead squares whose contacts are known to be dead
 * @param stray squares whose contact alone did not fit the position for a while, so that play goes
 *     on without it until it fits again
 */
record Contacts(long closed, long dead, long stray) {

    /** The squares whose contacts do not count. */
    long masked() {
        return dead | stray;
    }

    /** The closed contacts that count. */
    long counting() {
        return closed & ~masked();
    }

    /** The contacts that count in a position. */
    long expected(Position position) {
        return position.occupied() & ~masked();
    }

    /** The events of the contacts that count. */
    List<ContactEvent> counting(List<ContactEvent> events) {
        return events.stream()
                .filter(event -> !Bitboard.contains(masked(), event.square()))
                .toList();
    }

    /** What stray contacts ask for. */
    Reading.PutRight reminder() {
        return new Reading.PutRight(Reason.STRAY_CONTACT, stray & closed, stray & ~closed);
    }

    Contacts after(List<ContactEvent> events) {
        long after = closed;
        for (ContactEvent event : events) {
            after =
                    switch (event) {
                        case Lift lift -> after & ~lift.square().bit();
                        case Place place -> after | place.square().bit();
                        case Blip blip -> after;
                    };
        }
        return new Contacts(after, dead, stray);
    }

    Contacts closing(long squares) {
        return new Contacts(closed | squares, dead, stray);
    }

    Contacts opening(long squares) {
        return new Contacts(closed & ~squares, dead, stray);
    }

    Contacts straying(long squares) {
        return new Contacts(closed, dead, stray | squares);
    }

    /** With other dead contacts; those that were dead until now stray until they fit. */
    Contacts masking(long squares) {
        return new Contacts(closed, squares, (stray | dead) & ~squares);
    }

    Contacts trusting(long squares) {
        return new Contacts(closed, dead, stray & ~squares);
    }

    /** The stray contacts that fit the position again. */
    long fittingAgain(Position position) {
        return stray & ~(closed ^ position.occupied());
    }
}
