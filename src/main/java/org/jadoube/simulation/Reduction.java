package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jadoube.chess.Square;
import org.jadoube.simulation.Story.Beat;
import org.jadoube.trace.ScenarioRunner;
import org.jadoube.trace.TraceToken.Contact;

/**
 * Cuts a story that fails down to the shortest that still fails.
 *
 * <p>Only what the moves do not need is left out, so that what remains is still a story of the same
 * moves; then times become round.
 */
final class Reduction {
    private static final long[] ROUND_MILLIS = {500, 100, 50, 10};

    private final Predicate<Story> fails;

    private Reduction(Predicate<Story> fails) {
        this.fails = story -> story.isConsistent() && fails.test(story);
    }

    /** The shortest failing story of some that tell of the same failure; empty if none fails. */
    static Optional<Story> shortest(List<Story> stories) {
        return shortest(stories, story -> ScenarioRunner.run(story.toScenario()).isPresent());
    }

    static Optional<Story> shortest(List<Story> stories, Predicate<Story> fails) {
        Reduction reduction = new Reduction(fails);
        return stories.stream()
                .filter(reduction.fails)
                .findFirst()
                .map(reduction::cut)
                .map(reduction::round);
    }

    private Story cut(Story story) {
        Story shortest = story;
        Story bare = keeping(story, i -> story.beats().get(i).needed());
        if (fails.test(bare)) {
            return bare;
        }
        boolean shorter = true;
        while (shorter) {
            shorter = false;
            for (int i = shortest.beats().size() - 1; i >= 0; i--) {
                Optional<Story> less = without(shortest, i).filter(fails);
                if (less.isPresent()) {
                    shortest = less.get();
                    shorter = true;
                    i = Math.min(i, shortest.beats().size());
                }
            }
        }
        return shortest;
    }

    /** The story without a change that it does not need, and the change back. */
    private static Optional<Story> without(Story story, int first) {
        List<Beat> beats = story.beats();
        if (beats.get(first).needed() || !(beats.get(first).token() instanceof Contact contact)) {
            return Optional.empty();
        }
        Square square = contact.square();
        for (int i = first + 1; i < beats.size(); i++) {
            if (beats.get(i).token() instanceof Contact back && back.square() == square) {
                if (beats.get(i).needed()) {
                    return Optional.empty();
                }
                int last = i;
                return Optional.of(keeping(story, each -> each != first && each != last));
            }
        }
        return Optional.empty();
    }

    /** The beats that are kept, at the times that they had. */
    private static Story keeping(Story story, IntPredicate kept) {
        List<Beat> timed = new ArrayList<>();
        long gap = 0;
        for (int i = 0; i < story.beats().size(); i++) {
            Beat beat = story.beats().get(i);
            gap += beat.gapMillis();
            if (kept.test(i)) {
                timed.add(new Beat(beat.token(), timed.isEmpty() ? 0 : gap, beat.needed()));
                gap = 0;
            }
        }
        return story.with(timed);
    }

    private Story round(Story story) {
        Story round = story;
        for (int i = 1; i < round.beats().size(); i++) {
            long gap = round.beats().get(i).gapMillis();
            List<Long> rounder = new ArrayList<>(List.of(Story.USUAL_GAP_MILLIS));
            for (long unit : ROUND_MILLIS) {
                rounder.add(Math.round(gap / (double) unit) * unit);
            }
            for (long millis : rounder) {
                Story other = withGap(round, i, millis);
                if (fails.test(other)) {
                    round = other;
                    break;
                }
            }
        }
        return round;
    }

    private static Story withGap(Story story, int place, long millis) {
        List<Beat> beats = new ArrayList<>(story.beats());
        Beat beat = beats.get(place);
        beats.set(place, new Beat(beat.token(), millis, beat.needed()));
        return story.with(beats);
    }
}
