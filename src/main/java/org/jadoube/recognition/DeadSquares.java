package org.jadoube.recognition;

import java.util.List;

/** Decides what contacts that are known to be dead leave open. */
final class DeadSquares {
    private DeadSquares() {}

    /**
     * The same candidates, or the only one that accounts for a piece lifted and put down: captured,
     * by a piece from a dead square, or adjusted. Should the side to move go on to move, it was
     * adjusted.
     */
    static List<Candidate> preferringCapture(List<Candidate> best) {
        if (best.size() != 2) {
            return best;
        }
        boolean inOrder = best.getFirst().line().plies() > best.getLast().line().plies();
        Candidate longer = inOrder ? best.getFirst() : best.getLast();
        Candidate shorter = inOrder ? best.getLast() : best.getFirst();
        Line before = longer.line().before();
        boolean oneMore = before != null && before.hasSameMovesAs(shorter.line());
        boolean hidden =
                !longer.explanation().plies().isEmpty()
                        && longer.explanation().lastPly().leavesUnfelt();
        return oneMore && hidden ? List.of(longer) : best;
    }
}
