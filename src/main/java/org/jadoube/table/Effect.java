package org.jadoube.table;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.LightFrame;
import org.jadoube.laws.Outcome;
import org.jadoube.notation.Fen;
import org.jspecify.annotations.Nullable;

/** What the world is to do or to tell. */
public sealed interface Effect {

    /** A move was made; it may still be revised until the opponent answers it. */
    record Played(Move move) implements Effect {}

    /** The last moves no longer stand: revised, or taken back. */
    record Withdrawn(int plies) implements Effect {}

    /** A question is open: which of these moves was made? */
    record Asked(List<Move> alternatives) implements Effect {
        public Asked {
            alternatives = List.copyOf(alternatives);
        }
    }

    /** An input was not accepted and changed nothing. */
    record Refused(Refusal refusal) implements Effect {}

    /** A draw was offered. */
    record DrawOffered() implements Effect {}

    /**
     * A player's illegal move or wrong claim has given the opponent time.
     *
     * @param micros how much
     */
    record Penalised(Color player, long micros) implements Effect {}

    /** The game is over. */
    record Ended(Outcome outcome) implements Effect {}

    /** The game ended otherwise than told: the full verdict on who can still mate has come in. */
    record Corrected(Outcome outcome) implements Effect {}

    /**
     * Who can still mate in this position is to be decided by the {@linkplain
     * org.jadoube.laws.winnability.FullTest full test}, beside the thread that runs the table, and
     * told by {@link Input.Judged}.
     */
    record WinnabilityWanted(Position position) implements Effect {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof WinnabilityWanted that && position.isSameAs(that.position);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(position.hash());
        }

        @Override
        public String toString() {
            return "WinnabilityWanted[" + Fen.format(position, Variant.CHESS960) + "]";
        }
    }

    /** The game goes on after all: the move that ended it was revised. */
    record Resumed() implements Effect {}

    /** Is the board turned round? What was moved fits only then, or the pieces stand so. */
    record TurnOffered() implements Effect {}

    /** Is the game given up for another? The pieces stand as at the start. */
    record NextGameOffered() implements Effect {}

    /** The game on the table was left without a result; this is what had been played of it. */
    record Abandoned(Table table) implements Effect {}

    /**
     * Another game is on from now on, and its journal begins.
     *
     * @param begun the sitting as it was when that game could begin
     * @param atMicros when that was
     * @param since the inputs that it has taken in since then, the present one included
     */
    record GameBegun(Sitting begun, long atMicros, List<Input> since) implements Effect {
        public GameBegun {
            since = List.copyOf(since);
        }
    }

    /** The lights are to show this from now on. */
    record Lit(LightFrame frame) implements Effect {}
}
