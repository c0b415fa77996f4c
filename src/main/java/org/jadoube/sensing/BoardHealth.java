package org.jadoube.sensing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** The health of all 64 contacts, gathered from what they do. A value; it only counts. */
public final class BoardHealth {
    /** Nothing seen yet. */
    public static final BoardHealth UNKNOWN =
            new BoardHealth(Collections.nCopies(64, SquareHealth.UNKNOWN));

    private final List<SquareHealth> squares;

    private BoardHealth(List<SquareHealth> squares) {
        this.squares = squares;
    }

    /** The health of one square. */
    public SquareHealth of(Square square) {
        return squares.get(square.index());
    }

    /** The squares whose contact flickers, as a bitboard. */
    public long flickering() {
        return select(SquareHealth::isFlickering);
    }

    /** The squares that should be suggested for masking, as a bitboard. */
    public long suspects() {
        return select(SquareHealth::isSuspect);
    }

    /** The health after some debounced events, masked squares included. */
    public BoardHealth after(List<ContactEvent> events) {
        if (events.isEmpty()) {
            return this;
        }
        List<SquareHealth> next = new ArrayList<>(squares);
        for (ContactEvent event : events) {
            int index = event.square().index();
            SquareHealth health = next.get(index);
            next.set(
                    index,
                    switch (event) {
                        case Lift lift -> health.changed();
                        case Place place -> health.changed();
                        case Blip blip -> health.blipped();
                    });
        }
        return new BoardHealth(next);
    }

    /** The health after a square alone stood between the contacts and the position. */
    public BoardHealth afterOdd(Square square) {
        List<SquareHealth> next = new ArrayList<>(squares);
        next.set(square.index(), of(square).odd());
        return new BoardHealth(next);
    }

    private long select(Predicate<SquareHealth> condition) {
        long selected = 0;
        for (Square square : Square.values()) {
            if (condition.test(of(square))) {
                selected |= square.bit();
            }
        }
        return selected;
    }
}
