package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody sweeps the pieces off a board in mid-game: that must cost no more than a move. */
class SweepTest {
    private static final int MOST_POSITIONS = 400;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9",
                "r2q1rk1/1b1nbppp/pp1ppn2/8/2PNP3/1PN1BP2/P2QBP1P/R4RK1 w - - 0 12",
                "r1b2rk1/pp1nqppp/2pbpn2/3p4/2PPP3/2NB1N2/PPQ2PPP/R1B2RK1 w - - 0 9",
                "r3r1k1/1pq2ppp/p1nbbn2/3p4/3NP1b1/2NBBP2/PPPQ2PP/R3R1K1 w - - 0 1"
            })
    void however_many_pieces_are_up_few_positions_are_looked_at_in_twenty_orders_of_seeds_0_to_19(
            String fen) {
        Position position = Fen.parse(fen);
        for (int seed = 0; seed < 20; seed++) {
            List<Square> swept = new ArrayList<>(Bitboard.squares(position.occupied()));
            Collections.shuffle(swept, new Random(seed));
            List<ContactEvent> lifts = new ArrayList<>();
            for (Square square : swept) {
                lifts.add(new Lift(square, 50_000L * lifts.size()));
                int looked = positionsLookedAt(position, lifts);
                int count = lifts.size();
                assertTrue(looked <= MOST_POSITIONS, () -> looked + " for " + count + " pieces up");
            }
        }
    }

    private static int positionsLookedAt(Position position, List<ContactEvent> lifts) {
        Interval interval = Interval.quiet(position.occupied()).with(lifts);
        Contacts contacts = new Contacts(interval.contacts(), 0, 0);
        Explainer explainer =
                new Explainer(Line.from(position), interval, contacts, 10_000, Demands.NONE, false);
        explainer.explain();
        return explainer.nodes();
    }
}
