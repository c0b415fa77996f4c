package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Move;

/**
 * Tells moves whose contacts look like theirs and like others' too: what was played is shown, and
 * is inferred.
 */
record Mistakable(Hypothesis hypothesis, Explanation explanation) {
    /** Whoever has taken up a piece before the other one landed has brought it by then. */
    private static final long LONG_UP_MICROS = 1_000_000;

    /** No captor waits for so long beside a victim that its own hand holds. */
    private static final long LONG_HELD_MICROS = 3_000_000;

    /** Whether other moves, one of them not felt, would look the same. */
    boolean isSo() {
        List<Ply> plies = explanation.plies();
        if (plies.isEmpty()) {
            return false;
        }
        History history = new History(hypothesis.interval());
        for (int i = 0; i < plies.size(); i++) {
            boolean isTaken =
                    i + 1 < plies.size()
                            && plies.get(i + 1).move().to() == plies.get(i).move().to();
            if (mayHaveSlid(plies.get(i), isTaken, history)
                    || victimMayHaveBeenTouched(plies.get(i), history)
                    || otherMayHaveMoved(i, history)
                    || mayHaveTakenElsewhere(plies.get(i))) {
                return true;
            }
        }
        if (new Hurried(explanation, history).isAny()) {
            return true;
        }
        return hypothesis.interval().lastMicros() >= replyMayHaveLandedMicros();
    }

    /**
     * Whether what seems to be the victim may have been touched by its owner, who put it back, when
     * the piece had long taken something else.
     */
    private static boolean victimMayHaveBeenTouched(Ply ply, History history) {
        int target = ply.move().to().index();
        long captorUp = history.openingFromEnd(ply.move().from().index(), 0);
        return (ply.signature().swapped() & ply.move().to().bit()) != 0
                && captorUp < history.openingFromEnd(target, 0)
                && history.longestVacancyMicros(target) >= LONG_HELD_MICROS
                && ply.before().legalMoves().stream()
                        .filter(other -> other.from() == ply.move().from())
                        .filter(other -> other.to() != ply.move().to())
                        .anyMatch(ply.before()::isCapture);
    }

    /**
     * Whether the victim's contact opened for a moment only, and the piece may have taken something
     * else, too fast to be felt.
     */
    private static boolean mayHaveTakenElsewhere(Ply ply) {
        return ply.evidence() == Ply.Evidence.GRAZED
                && ply.before().legalMoves().stream()
                        .filter(other -> other.from() == ply.move().from())
                        .filter(other -> other.to() != ply.move().to())
                        .anyMatch(ply.before()::isCapture);
    }

    /**
     * Whether another piece of the same side that could have gone to the same square was up too
     * when a piece landed there.
     */
    private boolean otherMayHaveMoved(int place, History history) {
        Ply ply = explanation.plies().get(place);
        long landed = explanation.landedMicros().get(place);
        return ply.before().legalMoves().stream()
                .filter(other -> other.to() == ply.move().to() && other.from() != ply.move().from())
                .filter(other -> !(other instanceof Move.Castle))
                .anyMatch(other -> history.isOpenAt(other.from().index(), landed));
    }

    /**
     * Whether the piece may have slid on, or another way, and have taken what stands at the end:
     * the contacts on that way closed for a moment.
     *
     * @param isTaken whether it is taken where it stands by the next ply
     */
    private static boolean mayHaveSlid(Ply ply, boolean isTaken, History history) {
        if (!(ply.move() instanceof Move.Normal move)) {
            return false;
        }
        long target = move.to().bit();
        long ordinary = ply.passed() | (isTaken ? 0 : target);
        long passed = passed(history) & ~ordinary;
        return (Long.bitCount(passed) > 1 || (passed & target) != 0)
                && ply.before().legalMoves().stream()
                        .filter(other -> other.from() == move.from() && !other.equals(move))
                        .filter(other -> ply.before().isCapture(other))
                        .map(other -> Attacks.between(other.from(), other.to()) & ~ply.passed())
                        .filter(way -> Long.bitCount(way) > 1 || (way & target) != 0)
                        .anyMatch(way -> (way & ~passed) == 0);
    }

    /** The squares on which something has stood, but for no longer than on a slide. */
    private static long passed(History history) {
        long passed = 0;
        for (long rest = history.opened() & history.closed(); rest != 0; rest &= rest - 1) {
            long stood = history.longestStandMicros(Long.numberOfTrailingZeros(rest));
            passed |= stood > 0 && stood <= Cost.ORDINARY_STOP_MICROS ? rest & -rest : 0;
        }
        return passed;
    }

    /**
     * From when on a piece of the side to move, up since before the last landing, is up for so long
     * that it may be the one that has landed; {@code NEVER} if there is none.
     */
    long replyMayHaveLandedMicros() {
        if (explanation.plies().isEmpty()) {
            return Recognition.NEVER;
        }
        History history = new History(hypothesis.interval());
        long landed = explanation.landedMicros().getLast();
        long target = explanation.lastPly().signature().closing();
        boolean mayHave =
                explanation.end().legalMoves().stream()
                        .filter(move -> (move.from().bit() & explanation.missing()) != 0)
                        .filter(move -> (move.to().bit() & target) != 0)
                        .anyMatch(move -> history.openingFromEnd(move.from().index(), 0) < landed);
        return mayHave ? landed + LONG_UP_MICROS : Recognition.NEVER;
    }
}
