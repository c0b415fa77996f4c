package org.jadoube.lesson;

import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;

/** What an exercise asks for. */
public sealed interface Goal {

    /** The learner alone moves, several times; the opponent waits. */
    sealed interface Alone extends Goal {}

    /** One legal move decides. */
    sealed interface OneMove extends Goal {}

    /** Something is to be forced against every defence. */
    sealed interface Forced extends Goal {

        /** Within how many moves of the learner, from 1. */
        int moves();
    }

    /** Something other than a move decides. */
    sealed interface Spoken extends Goal {}

    /**
     * Pieces of the learner come to each of these squares, in any order.
     *
     * @param squares a bitboard, not empty
     */
    record Visit(long squares) implements Alone {}

    /** All pieces of the opponent are taken, but for the king. */
    record Collect() implements Alone {}

    /** One of these moves is made. */
    record Play(Set<Move> moves) implements OneMove {
        public Play {
            moves = Set.copyOf(moves);
        }
    }

    /** Check is given. */
    record Check() implements OneMove {}

    /** A check is answered in one of the three ways. */
    record Answer(Way way) implements OneMove {}

    /** How a check can be answered. */
    enum Way {
        /** The king steps aside. */
        KING,
        /** The checking piece is taken, be it by the king. */
        CAPTURE,
        /** A piece steps between. */
        BLOCK
    }

    /** The opponent is stalemated. */
    record Stalemate() implements OneMove {}

    /** The position becomes dead: nobody can mate any more. */
    record Dead() implements OneMove {}

    /** Something is taken that is worth more than what it costs. */
    record Gain() implements OneMove {}

    /**
     * The move is one that touch-move leaves.
     *
     * @param touched the pieces touched, in order
     */
    record Obey(List<Square> touched) implements OneMove {
        public Obey {
            touched = List.copyOf(touched);
        }
    }

    /** The opponent is checkmated. */
    record Mate(int moves) implements Forced {}

    /** A pawn is promoted, and the new piece cannot be taken at once. */
    record Promote(int moves) implements Forced {}

    /** The learner says how the side to move stands. */
    record Say() implements Spoken {}

    /** The learner claims the draw that is due. */
    record Claim(DrawClaim.Ground ground) implements Spoken {}

    /** The learner makes a move and then presses the clock. */
    record Press() implements Spoken {}
}
