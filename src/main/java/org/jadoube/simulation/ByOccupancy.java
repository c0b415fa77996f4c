package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * Looks at the contacts only when they have rested, or when the clock is pressed: a legal move that
 * leaves them so was played; of several the player is asked.
 */
final class ByOccupancy implements SimplerWay {
    private static final long REST_MICROS = 350_000;

    private final boolean byPress;
    private final long masked;
    private final Tale tale = new Tale();
    private long contacts;
    private long changedMicros;

    /**
     * @param byPress whether a press, and not rest, completes a move
     */
    ByOccupancy(boolean byPress, long masked) {
        this.byPress = byPress;
        this.masked = masked;
    }

    @Override
    public void begin(Position position, List<Move> truth) {
        tale.begin(position, truth);
        contacts = position.occupied();
        changedMicros = Long.MAX_VALUE / 2;
    }

    @Override
    public void sense(List<ContactEvent> events, long atMicros) {
        for (ContactEvent event : events) {
            rest(event.atMicros());
            switch (event) {
                case Lift lift -> contacts &= ~lift.square().bit();
                case Place place -> contacts |= place.square().bit();
                case Blip blip -> {}
            }
            changedMicros = event.atMicros();
        }
    }

    /** The clock was pressed. */
    void press() {
        if (byPress) {
            read();
        }
    }

    private void rest(long nowMicros) {
        if (!byPress && nowMicros - changedMicros >= REST_MICROS) {
            read();
        }
    }

    private void read() {
        Position position = tale.position();
        if (((contacts ^ position.occupied()) & ~masked) == 0) {
            return;
        }
        List<Move> fitting = new ArrayList<>();
        for (Move move : position.legalMoves()) {
            long after = position.playUnchecked(move).occupied();
            boolean queen = !(move instanceof Move.Normal normal) || isUsual(normal);
            if (queen && ((after ^ contacts) & ~masked) == 0) {
                fitting.add(move);
            }
        }
        tale.tell(fitting);
    }

    /** The piece of a promotion is chosen on the panel, in any way of recognising moves. */
    private boolean isUsual(Move.Normal move) {
        return move.promotion() == null || tale.isTrue(move) || !tale.expectsFrom(move);
    }

    @Override
    public List<Verdict> verdicts(long atMicros) {
        rest(atMicros);
        return tale.verdicts();
    }
}
