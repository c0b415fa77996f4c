package org.jadoube.recognition;

import org.jadoube.chess.Attacks;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * How long the contacts must rest before a reading is shown, in microseconds.
 *
 * <p>No time is right for everybody, and none has to be: what is shown can still be revised. The
 * waits only keep the lights from chasing every step of a hand.
 */
final class Settling {
    /** A move that a slide, or the second half of a castling, could extend. */
    static final long EXTENDABLE = 250_000;

    /** The same where the move would end the game, and who sees it gets up. */
    static final long ENDING = 600_000;

    /**
     * More than one ply at once, or a piece that was not felt to leave: what closes a contact may
     * only be passing.
     */
    static final long JOINT = 300_000;

    /** A victim that opened for a moment, as a piece does that a hand brushes. */
    static final long GRAZED = 300_000;

    /** A move that rests on a victim never seen to leave. */
    static final long UNSEEN = 300_000;

    /** Two captures of which nothing was seen but that both capturers are gone. */
    static final long UNSEEN_TWICE = 1_200_000;

    /** A move that was shown and is not there any more: its origin may only have been brushed. */
    static final long UNDONE = 300_000;

    /** A question, or a move taken back by lifting it again. */
    static final long DOUBTFUL = 600_000;

    /** A question which victim was taken: the reply may answer it before it is put. */
    static final long REPLY = 1_700_000;

    /** The same where moves usually take that long; see {@link Pace}. */
    static final long LONGEST_REPLY = 8_000_000;

    /** With more open plies than this, the one in question included, it is put at once. */
    static final int MOST_OPEN_PLIES = 6;

    /** A landing on a dead square, which looks like a piece in the hand. */
    static final long BLIND = 1_200_000;

    /** A piece put where no move puts it; slides and grazes pass sooner. */
    static final long WRONG_LANDING = 250_000;

    /** A single odd contact: from then on play goes on without it. */
    static final long STRAY = 1_000_000;

    /** Both kings in the centre. */
    static final long KINGS = 1_000_000;

    /** Strict play without a clock: a piece at rest is a piece released (Laws 4.7). */
    static final long RELEASED = 1_200_000;

    private Settling() {}

    /**
     * The rest that a complete explanation needs.
     *
     * @param fresh how many of its plies are not shown yet
     * @param onlyOne whether no other one is as good
     * @param undoes whether it gives up a move that is shown
     */
    static long of(Explanation explanation, int fresh, boolean onlyOne, boolean undoes) {
        if (!onlyOne) {
            return DOUBTFUL;
        }
        if (explanation.plies().isEmpty()) {
            return undoes ? UNDONE : 0;
        }
        long rest = isExtendable(explanation.lastPly()) ? ofExtendable(explanation.end()) : 0;
        if (fresh > 1) {
            rest = Math.max(rest, JOINT);
        }
        for (Ply ply : explanation.plies()) {
            rest =
                    switch (ply.evidence()) {
                        case SEEN -> rest;
                        case GRAZED -> Math.max(rest, GRAZED);
                        case UNSEEN -> Math.max(rest, UNSEEN);
                    };
        }
        if (fresh > 1 && explanation.lastPly().evidence() == Ply.Evidence.UNSEEN) {
            rest = UNSEEN_TWICE;
        }
        if (explanation.lastPly().appears()) {
            rest = Math.max(rest, JOINT);
        }
        return explanation.lastPly().landsUnfelt() ? BLIND : rest;
    }

    private static long ofExtendable(Position end) {
        return end.isCheckmate() || end.isStalemate() ? ENDING : EXTENDABLE;
    }

    /** Whether the moved piece could go on to another legal move, as a slide or castling does. */
    static boolean isExtendable(Ply ply) {
        Position before = ply.before();
        Move made = ply.move();
        for (Move other : before.legalMoves()) {
            if (other instanceof Move.Castle castle) {
                if (castle.king() == made.from() || castle.rook() == made.from()) {
                    return !(made instanceof Move.Castle);
                }
            } else if (other.from() == made.from()
                    && (Attacks.between(made.from(), other.to()) & made.to().bit()) != 0) {
                return true;
            }
        }
        return false;
    }
}
