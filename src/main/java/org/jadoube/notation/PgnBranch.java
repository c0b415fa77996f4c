package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/** One line of moves while it is being read. */
final class PgnBranch {
    private final PgnToken.Place opening;
    private final List<PgnRemark.Comment> preface = new ArrayList<>();
    private final List<PgnMove> moves = new ArrayList<>();
    private final List<PgnRemark> remarks = new ArrayList<>();
    private @Nullable Move last;
    private Position beforeLast;
    private Position now;
    private boolean isStopped;
    private int passedOver;

    /**
     * A line that begins in a position.
     *
     * @param opening where the text of the line begins
     */
    PgnBranch(PgnToken.Place opening, Position start) {
        this.opening = opening;
        beforeLast = start;
        now = start;
    }

    PgnToken.Place opening() {
        return opening;
    }

    /** The position after the last move. */
    Position now() {
        return now;
    }

    /** The position in which a variation of the last move begins. */
    Position beforeLast() {
        return beforeLast;
    }

    boolean hasMoves() {
        return last != null;
    }

    /** Whether something was met that no further move can follow. */
    boolean isStopped() {
        return isStopped;
    }

    void stop() {
        isStopped = true;
    }

    /** How many variations that are not read are open within this stopped line. */
    int passedOver() {
        return passedOver;
    }

    void passOver(int variations) {
        passedOver += variations;
    }

    void play(Move move) {
        settle();
        last = move;
        beforeLast = now;
        now = now.playUnchecked(move);
    }

    void comment(PgnRemark.Comment comment) {
        if (hasMoves()) {
            remarks.add(comment);
        } else {
            preface.add(comment);
        }
    }

    /** A glyph or a variation of the last move. */
    void remark(PgnRemark remark) {
        remarks.add(remark);
    }

    PgnLine toLine() {
        settle();
        return new PgnLine(preface, moves);
    }

    private void settle() {
        if (last != null) {
            moves.add(new PgnMove(last, remarks));
            remarks.clear();
            last = null;
        }
    }
}
