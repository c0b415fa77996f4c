package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.recognition.Ply.Evidence;

/**
 * What the times of plies that can have happened have against them: hands have a pace, each player
 * has one of them, and a reply answers a move.
 */
final class Tempo {
    private final List<Ply> plies;
    private final long[] lifts;
    private final long[] landed;
    private final long[] seated;
    private final History history;
    private final long missing;

    /**
     * @param lifts when each ply was begun; {@link Long#MIN_VALUE} if that was not seen
     * @param landed when each ply landed
     * @param seated when a piece that stood off its contact was put right, for each ply; else
     *     {@code MIN_VALUE}
     * @param missing the squares whose piece is up after the plies
     */
    Tempo(
            List<Ply> plies,
            long[] lifts,
            long[] landed,
            long[] seated,
            History history,
            long missing) {
        this.plies = plies;
        this.lifts = lifts;
        this.landed = landed;
        this.seated = seated;
        this.history = history;
        this.missing = missing;
    }

    int cost() {
        int cost = 0;
        int last = plies.size() - 1;
        for (int i = 0; i <= last; i++) {
            cost += overlap(i) + heldMeanwhile(i);
            cost += i < last ? hastyRecapture(i) : 0;
            cost += i + 2 <= last ? sameSide(i, i + 2) : 0;
            cost += i >= last - 1 ? upAgain(i) : 0;
        }
        return cost;
    }

    /** What a reply lifted before the landing has against it; more if it was never seen to land. */
    private int overlap(int place) {
        long lifted = lifts[place];
        long landing = landing(place);
        long nextLift = nextLift(place);
        if (landing <= nextLift) {
            return 0;
        }
        if (landing - nextLift > Cost.LONGEST_OVERLAP_MICROS) {
            return Cost.EARLY_REPLY;
        }
        boolean nextUnseen =
                place + 1 < plies.size() && plies.get(place + 1).evidence() == Evidence.UNSEEN;
        int against = nextUnseen ? Cost.OVERLAP_UNSEEN : Cost.OVERLAP;
        return lifted != Long.MIN_VALUE && landing - lastSeen(place) > Cost.LONG_CARRY_MICROS
                ? against + Cost.OVERLAP_LONG_CARRY
                : against;
    }

    /** When a ply landed; one that was never seen to land did so as soon as a hand can. */
    private long landing(int place) {
        Ply ply = plies.get(place);
        return ply.evidence() == Evidence.UNSEEN || ply.landsUnfelt()
                ? lifts[place] + Cost.SHORTEST_CARRY_MICROS
                : landed[place];
    }

    /** When the piece of a ply last touched the board before it landed: lifted, or slid by. */
    private long lastSeen(int place) {
        long last = lifts[place];
        for (long rest = plies.get(place).passed(); rest != 0; rest &= rest - 1) {
            long passed = history.closingFromEnd(Long.numberOfTrailingZeros(rest), 0);
            last = passed < landed[place] ? Math.max(last, passed) : last;
        }
        return last;
    }

    /** When what follows a ply was begun; {@code MAX_VALUE} if nothing did, or it was not seen. */
    private long nextLift(int place) {
        if (place + 1 < plies.size()) {
            return lifts[place + 1] == Long.MIN_VALUE ? Long.MAX_VALUE : lifts[place + 1];
        }
        long first = Long.MAX_VALUE;
        for (long rest = missing; rest != 0; rest &= rest - 1) {
            first = Math.min(first, history.openingFromEnd(Long.numberOfTrailingZeros(rest), 0));
        }
        return first;
    }

    /**
     * What a piece in the hand has against it if its side has meanwhile moved another one, or put
     * it right.
     */
    private int heldMeanwhile(int place) {
        Ply ply = plies.get(place);
        int next = place + 2;
        boolean otherwiseBusy =
                next < plies.size() && lifts[next] < seated[place] && seated[place] < landed[next];
        int cost = otherwiseBusy ? Cost.HELD_MEANWHILE : 0;
        for (long rest = missing & ply.before().occupied(ply.before().turn());
                rest != 0;
                rest &= rest - 1) {
            long lifted = history.openingFromEnd(Long.numberOfTrailingZeros(rest), 0);
            cost += lifted < Math.max(lifts[place], seated[place]) ? Cost.HELD_MEANWHILE : 0;
        }
        return cost;
    }

    /**
     * A piece that has landed stands for a moment before it is taken; a contact may just flicker.
     */
    private int hastyRecapture(int place) {
        Ply reply = plies.get(place + 1);
        long taken = plies.get(place).signature().closing() & reply.signature().swapped();
        if (taken == 0 || reply.evidence() != Evidence.SEEN) {
            return 0;
        }
        int square = Long.numberOfTrailingZeros(taken);
        long opened = Long.MAX_VALUE;
        int skip = 0;
        for (long at = history.openingFromEnd(square, 0);
                at > landed[place];
                at = history.openingFromEnd(square, ++skip)) {
            opened = at;
        }
        return opened - landed[place] < Cost.SHORTEST_STAND_MICROS ? Cost.HASTY_RECAPTURE : 0;
    }

    /** What two consecutive moves of one player have against them. */
    private int sameSide(int first, int second) {
        int against = 0;
        boolean again = plies.get(first).move().to() == plies.get(second).move().from();
        boolean seen = lifts[second] != Long.MIN_VALUE;
        if (again && seen && landing(first) > lifts[second] - Cost.SLIDE_STOP_MICROS) {
            against += isOneWay(first, second) ? Cost.RUSHED : Cost.RUSHED_ELSEWHERE;
        }
        if (landed[first] > landed[second] || lifts[first] > lifts[second]) {
            against += Cost.INVERTED_LANDINGS;
        }
        return against;
    }

    /** Whether a piece could have slid where it made two moves. */
    private boolean isOneWay(int first, int second) {
        Move one = plies.get(first).move();
        long way = Attacks.between(one.from(), plies.get(second).move().to());
        return Bitboard.contains(way, one.to());
    }

    /** What a piece that is up again has against it, when it hardly stopped where it had moved. */
    private int upAgain(int place) {
        long up = plies.get(place).signature().closing() & missing;
        for (long rest = up; rest != 0; rest &= rest - 1) {
            long lifted = history.openingFromEnd(Long.numberOfTrailingZeros(rest), 0);
            long stood = lifted - landed[place];
            if (stood < Cost.SLIDE_STOP_MICROS) {
                return stood < Cost.ORDINARY_STOP_MICROS ? Cost.PASSING : Cost.RUSHED;
            }
        }
        return 0;
    }
}
