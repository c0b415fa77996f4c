package org.jadoube.app.check;

import org.jadoube.diagnosis.Step;

/** What is wanted of the builder, in words. */
final class StepWords {
    private StepWords() {}

    static String of(Step step) {
        return switch (step) {
            case Step.Empty empty ->
                    "Take everything off the board, then press Enter. (s: skip, q: end, at any time)";
            case Step.Touch touch ->
                    touch.square()
                            + ": put a piece there and take it away again. (Enter: nothing happens)";
            case Step.Crowd crowd ->
                    "Put pieces on all squares of ranks %d to %d, then press Enter. This tells of diodes."
                            .formatted(crowd.firstRank() + 1, crowd.firstRank() + 4);
            case Step.Lift lift ->
                    lift.square() + ": lift the piece, press Enter, and put it back.";
            case Step.Lights lights ->
                    "The lights go from a1 to h8, one at a time. Enter when that is so, n when not.";
            case Step.Buttons buttons -> "Press every button there is, then Enter.";
            case Step.Done done -> "That is all.";
        };
    }
}
