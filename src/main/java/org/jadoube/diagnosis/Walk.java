package org.jadoube.diagnosis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Square;

/**
 * Leads a builder through a board, square by square, and keeps what is seen.
 *
 * <p>Scans and answers come in; {@link #step} tells what is wanted. Not thread-safe.
 */
public final class Walk {

    /** What a builder may say. */
    public enum Answer {
        /** It is done, or: nothing happens. */
        DONE,
        /** It is not as it should be. */
        NO,
        /** Leave out the rest of this kind. */
        SKIP
    }

    private final Deque<Step> steps = new ArrayDeque<>();
    private final List<Trial> trials = new ArrayList<>();
    private final Map<Square, Boolean> lifts = new EnumMap<>(Square.class);
    private Optional<TrialWatch> watch = Optional.empty();
    private Optional<Boolean> areLightsRight = Optional.empty();
    private long idle;
    private long contacts;

    /**
     * A walk before its first step.
     *
     * @param isMatrix whether the squares share lines, so that diodes are to be looked at
     */
    public Walk(boolean isMatrix) {
        steps.add(new Step.Empty());
        for (Square square : Square.values()) {
            steps.add(new Step.Touch(square));
        }
        if (isMatrix) {
            addCrowd(0);
            addCrowd(4);
        }
        steps.add(new Step.Lights());
        steps.add(new Step.Buttons());
        steps.add(new Step.Done());
    }

    /** The rim of four ranks is enough to tell which of their diodes is missing. */
    private void addCrowd(int firstRank) {
        steps.add(new Step.Crowd(firstRank));
        for (Square square : Diodes.crowd(firstRank)) {
            boolean isOnRim =
                    square.rank() == firstRank
                            || square.rank() == firstRank + 3
                            || square.file() == 0
                            || square.file() == 7;
            if (isOnRim) {
                steps.add(new Step.Lift(square));
            }
        }
    }

    /** What is wanted now. */
    public Step step() {
        return steps.getFirst();
    }

    /**
     * Takes in a scan.
     *
     * @param closed the closed contacts, as a bitboard
     * @param atMicros on one monotonic clock
     */
    public void scan(long closed, long atMicros) {
        contacts = closed;
        if (step() instanceof Step.Touch touch) {
            if (watch.isEmpty()) {
                watch = Optional.of(new TrialWatch(touch.square(), idle, atMicros));
            }
            watch.get().scan(closed, atMicros);
            watch.flatMap(TrialWatch::result).ifPresent(this::keep);
        }
    }

    private void keep(Trial trial) {
        trials.add(trial);
        watch = Optional.empty();
        steps.removeFirst();
    }

    /** Takes in what the builder says. */
    public void answer(Answer answer) {
        Step answered = step();
        if (answer == Answer.SKIP) {
            skip(answered);
            return;
        }
        switch (answered) {
            case Step.Empty empty -> {
                idle = contacts;
                steps.removeFirst();
            }
            case Step.Touch touch -> keep(new Trial(touch.square(), 0, 0));
            case Step.Lift lift -> {
                boolean isInverted = idle == -1L;
                boolean isClosed = (contacts & lift.square().bit()) != 0;
                lifts.put(lift.square(), isClosed == isInverted);
                steps.removeFirst();
            }
            case Step.Lights lights -> {
                areLightsRight = Optional.of(answer == Answer.DONE);
                steps.removeFirst();
            }
            case Step.Crowd crowd -> steps.removeFirst();
            case Step.Buttons buttons -> steps.removeFirst();
            case Step.Done done -> {}
        }
    }

    /** Leaves out the rest of a kind; lifts belong to their crowd. */
    private void skip(Step first) {
        watch = Optional.empty();
        if (first instanceof Step.Done) {
            return;
        }
        if (first instanceof Step.Crowd) {
            steps.removeIf(step -> step instanceof Step.Crowd || step instanceof Step.Lift);
        } else {
            steps.removeIf(step -> step.getClass() == first.getClass());
        }
    }

    /** Whether the builder found the lights right; empty before that was asked. */
    public Optional<Boolean> areLightsRight() {
        return areLightsRight;
    }

    /** What has been seen so far. */
    public Observations observations() {
        return new Observations(idle, trials, lifts);
    }
}
