package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;

/** What a candidate would change in the moves that are shown. */
record Revision(Candidate candidate, Shown shown) {
    private static final long LATE_MICROS = 1_000_000;

    /** Whether the moves shown are among its moves. */
    boolean keeps() {
        return candidate.line().first(shown.first().plies()).hasSameMovesAs(shown.first());
    }

    /** Whether a move shown, which it gives up, was inferred. */
    boolean givesUpInferred() {
        int kept = candidate.line().common(shown.first()).plies();
        return !shown.first().inferredPlies().tailSet(kept).isEmpty();
    }

    /**
     * The candidate, dearer if it gives up a move that had been on the board for a while before
     * hands moved again, or one that was felt for one that was not.
     */
    Candidate weighed() {
        Line shownLine = shown.lines().getFirst();
        int closed = hypothesis().line().plies();
        if (shown.lines().size() > 1 || shownLine.plies() <= closed) {
            return candidate;
        }
        Line kept = shownLine.first(closed + 1);
        boolean gaveUp = plies().isEmpty() || !plies().getFirst().move().equals(kept.lastMove());
        if (!gaveUp) {
            return candidate;
        }
        int cost = restedBeforeTouch(shown.sinceMicros()) ? Cost.REVISED_LATE : 0;
        boolean wasFelt = !kept.inferredPlies().contains(closed);
        boolean isUnfelt = !plies().isEmpty() && !plies().getFirst().isFelt();
        cost += wasFelt && isUnfelt ? Cost.UNFELT_INSTEAD : 0;
        return new Candidate(hypothesis(), candidate.explanation().costing(cost));
    }

    /**
     * Whether it has the piece go to a dead square that stands where the move shown has put it, or
     * puts a placement long before any lift in place of that move.
     */
    boolean isFarFetched() {
        if (shown.first().plies() <= hypothesis().line().plies()) {
            return false;
        }
        if (leavesLanding()) {
            return true;
        }
        History history = new History(hypothesis().interval());
        for (int i = 0; i < plies().size(); i++) {
            Ply ply = plies().get(i);
            long landed = candidate.explanation().landedMicros().get(i);
            long lifted = Long.MAX_VALUE;
            for (long rest = ply.origins(); rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                lifted = Math.min(lifted, history.firstOpening(square));
            }
            boolean longBefore = lifted > landed && lifted - landed > Cost.EARLY_MICROS;
            if (ply.origins() != 0 && longBefore && !ply.isPromotion()) {
                return true;
            }
        }
        return false;
    }

    private boolean leavesLanding() {
        Line before = shown.first().before();
        Move move = shown.first().lastMove();
        return before != null
                && move != null
                && !keeps()
                && plies().stream().anyMatch(Ply::landsUnfelt)
                && (Signature.of(before.position(), move).closing()
                                & candidate.explanation().extra())
                        != 0;
    }

    /**
     * Whether it gives up a move that had landed, and is on the board no more, for what no contact
     * tells: its piece is back on a dead square, or has gone on to one, or was taken there.
     */
    boolean isUnfeltChange() {
        Line line = shown.first();
        Line before = line.before();
        Move move = line.lastMove();
        if (before == null
                || move == null
                || line.plies() != hypothesis().line().plies() + 1
                || Slide.wentOn(line, hypothesis())) {
            return false;
        }
        long landed = Signature.of(before.position(), move).closing();
        boolean isUp =
                (landed & new History(hypothesis().interval()).opened()) != 0
                        && (landed & hypothesis().interval().contacts()) == 0;
        boolean unfelt = plies().stream().allMatch(Ply::landsUnfelt);
        return isUp && unfelt && candidate.explanation().isComplete() && !keeps();
    }

    private Hypothesis hypothesis() {
        return candidate.hypothesis();
    }

    private List<Ply> plies() {
        return candidate.explanation().plies();
    }

    private boolean restedBeforeTouch(long sinceMicros) {
        for (ContactEvent event : hypothesis().interval().events()) {
            if (!(event instanceof Blip) && event.atMicros() > sinceMicros) {
                return event.atMicros() - sinceMicros >= LATE_MICROS;
            }
        }
        return false;
    }
}
