package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * Takes lifts and places as they come: the first legal move of a lifted piece that ends where one
 * is placed was played.
 */
final class ByEvents implements SimplerWay {
    private final long masked;
    private final Tale tale = new Tale();
    private long lifted;
    private long following;

    ByEvents(long masked) {
        this.masked = masked;
    }

    @Override
    public void begin(Position position, List<Move> truth) {
        tale.begin(position, truth);
        lifted = 0;
        following = 0;
    }

    @Override
    public void sense(List<ContactEvent> events, long atMicros) {
        for (ContactEvent event : events) {
            long bit = event.square().bit();
            if ((bit & masked) != 0) {
                continue;
            }
            switch (event) {
                case Lift lift -> lifted |= bit;
                case Place place when (bit & following) != 0 -> following &= ~bit;
                case Place place -> placed(bit);
                case Blip blip -> {}
            }
        }
    }

    private void placed(long bit) {
        Position before = tale.position();
        List<Move> fitting = new ArrayList<>();
        for (Move move : before.legalMoves()) {
            boolean fromHand = Bitboard.contains(lifted, move.from());
            boolean lands = Course.landing(move).bit() == bit;
            boolean taken = !Bitboard.contains(before.occupied(), move.to()) || (lifted & bit) != 0;
            if (fromHand && lands && (taken || move instanceof Move.Castle)) {
                fitting.add(move);
            }
        }
        Move first = tale.preferred(fitting);
        if (first == null) {
            lifted &= ~bit;
            return;
        }
        tale.tell(List.of(first));
        lifted = 0;
        following = first instanceof Move.Castle castle ? castle.rookTarget().bit() : 0;
    }

    @Override
    public List<Verdict> verdicts(long atMicros) {
        return tale.verdicts();
    }
}
