package org.jadoube.recognition;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * The moves shown for made: one line, or the alternatives of an open question.
 *
 * @param sinceMicros since when just these
 * @param why the reason of the question; null where none has arisen
 * @param awaitsReply whether the question is put off, since the reply may answer it
 */
record Shown(List<Line> lines, long sinceMicros, @Nullable Reason why, boolean awaitsReply) {

    Shown {
        lines = List.copyOf(lines);
    }

    Shown(List<Line> lines, long sinceMicros) {
        this(lines, sinceMicros, null, false);
    }

    Line first() {
        return lines.getFirst();
    }

    Position position() {
        return first().position();
    }

    /** What all alternatives have in common: what is written down. */
    Line certain() {
        Line certain = first();
        for (Line line : lines) {
            certain = certain.common(line);
        }
        return certain;
    }

    /** The moves between which the open question lies; none when nothing is open. */
    List<Move> alternatives() {
        if (lines.size() == 1) {
            return List.of();
        }
        int settled = certain().plies();
        Set<Move> moves = new LinkedHashSet<>();
        for (Line line : lines) {
            Move move = line.first(settled + 1).lastMove();
            if (move != null && line.plies() > settled) {
                moves.add(move);
            }
        }
        return List.copyOf(moves);
    }

    boolean shows(List<Line> others) {
        return lines.size() == others.size()
                && lines.stream().allMatch(line -> others.stream().anyMatch(line::hasSameMovesAs));
    }

    /** The next moves shown; what was inferred stays so. */
    Shown becoming(List<Line> others, long nowMicros) {
        boolean same = shows(others);
        if (same && others.stream().allMatch(this::knowsDoubtsOf)) {
            return this;
        }
        Line certain = certain();
        List<Line> next = others.stream().map(each -> each.inferringAs(certain)).toList();
        return same ? having(next) : new Shown(next, nowMicros).inheriting(this);
    }

    private boolean knowsDoubtsOf(Line other) {
        return lines.stream()
                .filter(other::hasSameMovesAs)
                .allMatch(line -> line.inferredPlies().containsAll(other.inferredPlies()));
    }

    /** The same with what is known of an earlier question, if that is still open. */
    private Shown inheriting(Shown earlier) {
        List<Move> open = alternatives();
        return !open.isEmpty() && earlier.alternatives().containsAll(open)
                ? new Shown(lines, sinceMicros, earlier.why, earlier.awaitsReply)
                : this;
    }

    /** The same when more is known of the same moves. */
    Shown having(List<Line> sameMoves) {
        return new Shown(sameMoves, sinceMicros, why, awaitsReply);
    }

    /**
     * The same with a question that arises for this reason, unless one is open already; where the
     * reply may tell the answer, it is put off.
     */
    Shown arising(Reason reason) {
        boolean mayTell = reason == Reason.VICTIM_UNSEEN || reason == Reason.SEVERAL_VICTIMS;
        return why == null ? new Shown(lines, sinceMicros, reason, mayTell) : this;
    }

    /** The same with the question put. */
    Shown put() {
        return new Shown(lines, sinceMicros, why, false);
    }

    /** The hypotheses that go along with one of the lines. */
    List<Hypothesis> among(List<Hypothesis> hypotheses) {
        List<Hypothesis> left =
                hypotheses.stream()
                        .filter(each -> lines.stream().anyMatch(each.line()::agreesWith))
                        .toList();
        return left.isEmpty() ? hypotheses : left;
    }

    /** The same, decided where one piece has gone to a dead square or captured. */
    Shown decidedBySense(Contacts contacts) {
        Move likeliest = likeliest(contacts);
        if (likeliest == null) {
            return this;
        }
        int asked = certain().plies() + 1;
        List<Line> left =
                lines.stream()
                        .filter(line -> likeliest.equals(line.first(asked).lastMove()))
                        .toList();
        return new Shown(left, sinceMicros, left.size() > 1 ? why : null, false);
    }

    /** The likeliest alternative by chess if one goes to a dead square; null if none is clear. */
    @Nullable Move likeliest(Contacts contacts) {
        return alternatives().stream()
                .filter(move -> Bitboard.contains(contacts.dead(), move.to()))
                .findFirst()
                .map(move -> new Vanished(certain(), move.from(), contacts).likeliest(lines))
                .orElse(null);
    }

    /** How many plies the question leaves open, the one in question included. */
    int openPlies() {
        return first().plies() - certain().plies();
    }

    /** What a question comes to for the players. */
    Reading question() {
        Reason reason = why == null ? Reason.SEVERAL_SEQUENCES : why;
        return awaitsReply
                ? new Reading.Awaiting(reason)
                : new Reading.Question(reason, alternatives());
    }
}
