package org.jadoube.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;

/**
 * Who can still mate at each position of a game, as far as it is known; immutable.
 *
 * <p>The quick test tells at once, a full verdict may come later. Who cannot mate in one position
 * cannot in any that follows.
 *
 * @param known for each number of plies, from 0
 */
public record Prospects(List<Known> known) {

    /**
     * What is known of one position.
     *
     * @param isFinal whether nothing more will be known
     */
    public record Known(Winnability winnability, boolean isFinal) {}

    public Prospects {
        known = List.copyOf(known);
    }

    /** What the quick test tells along a game that stands at a position after some plies. */
    public static Prospects of(Game game) {
        Prospects prospects = new Prospects(List.of());
        for (Position position : game.positions()) {
            prospects = prospects.after(position);
        }
        return prospects;
    }

    /** After one more move. */
    public Prospects after(Position position) {
        Winnability quick = new QuickTest().winnability(position);
        List<Known> next = new ArrayList<>(known);
        next.add(
                known.isEmpty()
                        ? of(quick, false)
                        : of(inheriting(known.getLast().winnability(), quick), false));
        return new Prospects(next);
    }

    /** After moves were taken back, so that only some plies are left. */
    public Prospects first(int plies) {
        return new Prospects(known.subList(0, plies + 1));
    }

    /** After the full verdict of the position that stood after some plies. */
    public Prospects judged(int plies, Winnability full) {
        List<Known> next = new ArrayList<>(known);
        next.set(plies, of(deciding(known.get(plies).winnability(), full), true));
        for (int later = plies + 1; later < next.size(); later++) {
            Known each = next.get(later);
            next.set(later, of(inheriting(full, each.winnability()), each.isFinal()));
        }
        return new Prospects(next);
    }

    /** What is known of the position on the board. */
    public Winnability now() {
        return known.getLast().winnability();
    }

    /** Whether nothing more will be known of the position on the board. */
    public boolean isFinal() {
        return known.getLast().isFinal();
    }

    /** After how many plies the position was dead for the first time (Laws 5.2.2). */
    public OptionalInt deadAfter() {
        return IntStream.range(0, known.size())
                .filter(plies -> known.get(plies).winnability().isDead())
                .findFirst();
    }

    private static Known of(Winnability winnability, boolean judged) {
        boolean decided =
                winnability.white() != Verdict.NOT_DECIDED
                        && winnability.black() != Verdict.NOT_DECIDED;
        return new Known(winnability, judged || decided);
    }

    private static Winnability inheriting(Winnability before, Winnability now) {
        return new Winnability(
                before.of(Color.WHITE) == Verdict.NO ? Verdict.NO : now.of(Color.WHITE),
                before.of(Color.BLACK) == Verdict.NO ? Verdict.NO : now.of(Color.BLACK));
    }

    private static Winnability deciding(Winnability quick, Winnability full) {
        return new Winnability(
                deciding(quick.white(), full.white()), deciding(quick.black(), full.black()));
    }

    private static Verdict deciding(Verdict quick, Verdict full) {
        return quick == Verdict.NOT_DECIDED ? full : quick;
    }
}
