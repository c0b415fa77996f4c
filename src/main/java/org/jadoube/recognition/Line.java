package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * Moves and the positions that they lead to, from the start of a game; immutable, and lines that
 * begin alike share their beginning.
 */
public final class Line {
    private final @Nullable Line before;
    private final @Nullable Move move;
    private final Position position;
    private final int plies;
    private final boolean inferred;
    private final Set<Move> refuted;

    private Line(
            @Nullable Line before,
            @Nullable Move move,
            Position position,
            int plies,
            boolean inferred,
            Set<Move> refuted) {
        this.before = before;
        this.move = move;
        this.position = position;
        this.plies = plies;
        this.inferred = inferred;
        this.refuted = Set.copyOf(refuted);
    }

    /** The line without moves. */
    public static Line from(Position start) {
        return new Line(null, null, start, 0, false, Set.of());
    }

    /** This line and one more move, whose legality is the caller's duty. */
    public Line then(Move next) {
        return then(next, false);
    }

    private Line then(Move next, boolean isInferred) {
        return new Line(this, next, position.playUnchecked(next), plies + 1, isInferred, Set.of());
    }

    /** This line and more moves, whose legality is the caller's duty. */
    public Line then(List<Move> next) {
        Line line = this;
        for (Move each : next) {
            line = line.then(each);
        }
        return line;
    }

    /** This line and more moves, which the contacts do not show for certain. */
    Line inferring(List<Move> next) {
        Line line = this;
        for (Move each : next) {
            line = line.then(each, true);
        }
        return line;
    }

    /** This line when a move is inferred. */
    Line inferringPly(int ply) {
        return marking(ply, true);
    }

    /** This line after a move was vouched for by word. */
    Line vouchedFor(int ply) {
        return marking(ply, false);
    }

    private Line marking(int ply, boolean isInferred) {
        if (plies < ply || before == null || move == null) {
            return this;
        }
        return plies == ply
                ? before.then(move, isInferred)
                : before.marking(ply, isInferred).then(move, inferred);
    }

    /**
     * The first moves of this line. If the next one was inferred, then wrongly: nobody takes back
     * what nobody has played.
     */
    Line takenBackTo(int count) {
        Line left = first(count);
        Line next = first(count + 1);
        return next.inferred && next.move != null && next.plies > left.plies
                ? left.refuting(next.move)
                : left;
    }

    private Line refuting(Move wrong) {
        Set<Move> wrongs = new HashSet<>(refuted);
        wrongs.add(wrong);
        return new Line(before, move, position, plies, inferred, wrongs);
    }

    /** Whether this move was inferred here once, and then taken back by word. */
    boolean refutes(Move next) {
        return refuted.contains(next);
    }

    /** This line with another last move, as certain as the last one; there must be one. */
    Line replacing(Move other) {
        return Objects.requireNonNull(before).then(other, inferred);
    }

    /** This line, inferred where another one is, as far as both have the same moves. */
    Line inferringAs(Line other) {
        Line line = this;
        SortedSet<Integer> others = other.common(this).inferredPlies();
        others.removeAll(inferredPlies());
        for (int index : others) {
            line = line.inferringPly(index + 1);
        }
        return line;
    }

    /**
     * The moves that the contacts do not show for certain, by their numbers from 0: a victim was
     * never felt to leave; a piece landed where the contact is dead, in disorder, or had opened
     * again; other moves fit hardly less, or would look the same in the haste; more was touched
     * besides than can be accounted for; or the board had long asked to put something right. Moves
     * that were read together with a later one of these are among them.
     */
    public SortedSet<Integer> inferredPlies() {
        SortedSet<Integer> numbers = new TreeSet<>();
        for (Line line = this; line.before != null; line = line.before) {
            if (line.inferred) {
                numbers.add(line.plies - 1);
            }
        }
        return numbers;
    }

    /** The position at the end. */
    public Position position() {
        return position;
    }

    /** The number of moves by both sides. */
    public int plies() {
        return plies;
    }

    /** The last move; null on a line without moves. */
    public @Nullable Move lastMove() {
        return move;
    }

    /** The line without its last move; null on a line without moves. */
    public @Nullable Line before() {
        return before;
    }

    /** The first moves of this line, no more than there are. */
    public Line first(int count) {
        Line line = this;
        while (line.plies > count && line.before != null) {
            line = line.before;
        }
        return line;
    }

    /** The moves from the start. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>(plies);
        for (Line line = this; line.before != null && line.move != null; line = line.before) {
            moves.add(line.move);
        }
        Collections.reverse(moves);
        return moves;
    }

    /** Whether both lines hold the same moves, given that both start from one position. */
    public boolean hasSameMovesAs(Line other) {
        return plies == other.plies && common(other).plies == plies;
    }

    /** Whether one of two lines goes on where the other ends, given that both start alike. */
    boolean agreesWith(Line other) {
        return common(other).plies == Math.min(plies, other.plies);
    }

    /** The longest line with which both begin, given that both start from one position. */
    public Line common(Line other) {
        Line a = first(other.plies);
        Line b = other.first(plies);
        Line shared = a;
        while (a != b && a.before != null && b.before != null) {
            if (!Objects.equals(a.move, b.move)) {
                shared = a.before;
            }
            a = a.before;
            b = b.before;
        }
        return shared;
    }
}
