package org.jadoube.app.service;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.table.Sitting;

/** Gathers what speaks for and against each contact while it is played on. */
final class ContactWatch {
    private BoardHealth health = BoardHealth.UNKNOWN;
    private long odd;

    BoardHealth health() {
        return health;
    }

    void changed(List<ContactEvent> events) {
        health = health.after(events);
    }

    /** Notes contacts that have come to stand alone against the position. */
    void look(Sitting sitting) {
        long now = sitting.board().turn(alone(sitting));
        for (Square square : Bitboard.squares(now & ~odd)) {
            health = health.afterOdd(square);
        }
        odd = now;
    }

    private static long alone(Sitting sitting) {
        return sitting.table().map(table -> table.recognition().reading()).orElse(null)
                                instanceof Reading.PutRight wrong
                        && wrong.reason() == Reason.STRAY_CONTACT
                ? wrong.fill() | wrong.clear()
                : Bitboard.EMPTY;
    }
}
