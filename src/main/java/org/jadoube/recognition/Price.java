package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * What an explanation costs by {@link Cost}, times aside.
 *
 * @param base the moves up to the beginning of the interval
 */
record Price(Line base, List<Ply> plies, History history, Contacts contacts) {

    /** What the plies themselves assume. */
    int ofEvidence() {
        int cost = Cost.PLY * plies.size();
        Line line = base;
        for (Ply ply : plies) {
            cost +=
                    switch (ply.evidence()) {
                        case SEEN -> 0;
                        case GRAZED -> Cost.GRAZED_VICTIM;
                        case UNSEEN -> ofVanishing(line, ply, true);
                    };
            if (ply.landsUnfelt()) {
                long landing = Signature.of(ply.before(), ply.move()).closing();
                boolean stray = (landing & contacts.stray()) != 0;
                cost += stray ? Cost.UNSEEN_VICTIM : ofVanishing(line, ply, false);
                cost += mayHaveGrazed(ply) ? Cost.GRAZED_VICTIM : 0;
            }
            line = line.then(ply.move());
        }
        return cost;
    }

    /** What a piece has against it that was not felt to land, if it captures or if it does not. */
    private int ofVanishing(Line before, Ply ply, boolean captures) {
        Vanished vanished = new Vanished(before, ply.move().from(), contacts);
        return switch (vanished.sense()) {
            case LANDED -> captures ? Cost.UNSEEN_VICTIM : Cost.BLIND_LANDING;
            case EITHER -> Cost.VANISHED;
            case CAPTURED -> {
                if (!captures) {
                    yield Cost.LESS_LIKELY_LANDING;
                }
                yield vanished.isWorthIt(ply.move()) ? Cost.VANISHED : Cost.UNSEEN_VICTIM;
            }
        };
    }

    /** Whether the piece could have captured instead where a contact opened for a moment. */
    private boolean mayHaveGrazed(Ply ply) {
        return history.grazed() != 0
                && ply.before().legalMoves().stream()
                        .anyMatch(other ->
                                other.from() == ply.move().from()
                                        && (other.to().bit() & history.grazed()) != 0);
    }

    /**
     * What is left over: a move under way.
     *
     * @param end the position after the plies
     * @param onTheWay squares on which the piece under way may stop
     */
    int ofTheRest(Position end, long missing, long extra, long onTheWay) {
        int cost = Cost.IN_HAND * Long.bitCount(missing | (extra & ~onTheWay));
        if (cost > 0) {
            cost += Cost.INCOMPLETE;
        }
        if (extra != 0 && (missing & end.occupied(end.turn())) == 0) {
            cost += Cost.EARLY_LANDING;
        }
        return cost + ofPlacingEarly(missing, extra);
    }

    /** What a landing has against it that came well before anything was lifted for it. */
    private int ofPlacingEarly(long missing, long extra) {
        if (missing == 0 || extra == 0) {
            return 0;
        }
        long landed = Long.MIN_VALUE;
        for (long rest = extra; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            landed = Math.max(landed, history.closingFromEnd(square, 0));
        }
        long lifted = Long.MAX_VALUE;
        for (long rest = missing; rest != 0; rest &= rest - 1) {
            lifted = Math.min(lifted, history.firstOpening(Long.numberOfTrailingZeros(rest)));
        }
        return lifted - landed > Cost.BRIEF_MICROS ? Cost.ofPlacingEarly(lifted - landed) : 0;
    }

    /** What is left over when the last piece's contacts lag behind it on some squares. */
    int ofTrailing(long extra) {
        return Cost.TRAILING * Long.bitCount(extra);
    }

    /**
     * Touches that belong to no ply.
     *
     * @param unfinished squares of a move under way
     * @param sliding squares that its piece may pass
     */
    int ofTouches(long unfinished, long sliding) {
        long moved = 0;
        long passed = sliding;
        long beside = 0;
        for (Ply ply : plies) {
            moved |= ply.signature().opening() | (ply.signature().closing() & ~earlier(ply));
            passed |= ply.passed();
            beside |= neighbours(ply.signature().closing());
        }
        int cost = 0;
        for (long rest = history.touched(); rest != 0; rest &= rest - 1) {
            long square = rest & -rest;
            int index = Long.numberOfTrailingZeros(square);
            int open = (unfinished & square) != 0 ? 1 : 0;
            int toggles = Math.max(0, (history.changes(index) - required(square) - open) / 2);
            if (toggles > 0) {
                cost += toggles * weight(square, moved | unfinished, passed, beside);
            }
        }
        return cost;
    }

    /** The target of a pawn that takes in passing if something had stood there before it left. */
    private long earlier(Ply ply) {
        int target = ply.move().to().index();
        boolean isEarlier =
                ply.move() instanceof Move.EnPassant
                        && history.firstClosing(target)
                                < history.firstOpening(ply.move().from().index());
        return isEarlier ? 1L << target : 0;
    }

    /** How often the plies change the contact of a square as far as was seen. */
    private int required(long square) {
        int changes = 0;
        for (Ply ply : plies) {
            changes += ply.seen().changes(square);
        }
        return changes;
    }

    private int weight(long square, long moved, long passed, long beside) {
        if ((square & moved) != 0) {
            return Cost.AGAIN;
        }
        int index = Long.numberOfTrailingZeros(square);
        if ((square & base.position().occupied()) != 0) {
            long vacancy = history.longestVacancyMicros(index);
            return vacancy < Cost.BRIEF_MICROS ? Cost.BYSTANDER_BRIEF : Cost.BYSTANDER;
        }
        int stood = Cost.ofStanding(history.longestStandMicros(index));
        if ((square & passed) != 0) {
            return stood + Cost.PASSED;
        }
        return stood + ((square & beside) != 0 ? Cost.BESIDE : Cost.STRAY);
    }

    private static long neighbours(long squares) {
        long wide =
                squares | (squares & ~Bitboard.FILE_H) << 1 | (squares & ~Bitboard.FILE_A) >>> 1;
        return (wide | wide << 8 | wide >>> 8) & ~squares;
    }
}
