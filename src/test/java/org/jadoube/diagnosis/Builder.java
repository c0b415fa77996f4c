package org.jadoube.diagnosis;

import org.jadoube.chess.Square;

/**
 * A builder who does what is asked, on a simulated board that is scanned a hundred times a second.
 */
final class Builder {
    private static final int PATIENCE_SCANS = 10;

    private final SimulatedMatrix board;
    private final Walk walk = new Walk(true);
    private long pieces;
    private long micros;

    private Builder(SimulatedMatrix board) {
        this.board = board;
    }

    /** Goes through all of it, and tells what the board is then said to have. */
    static Observations walk(SimulatedMatrix board) {
        Builder builder = new Builder(board);
        for (int i = 0; i < 1000 && !(builder.walk.step() instanceof Step.Done); i++) {
            builder.obey(builder.walk.step());
        }
        return builder.walk.observations();
    }

    private void obey(Step step) {
        switch (step) {
            case Step.Empty empty -> say(0);
            case Step.Touch touch -> touch(touch);
            case Step.Crowd crowd -> say(0xffffffffL << (8 * crowd.firstRank()));
            case Step.Lift lift -> lift(lift.square());
            case Step.Lights lights -> say(0);
            case Step.Buttons buttons -> say(0);
            case Step.Done done -> {}
        }
    }

    private void touch(Step.Touch touch) {
        scan(touch.square().bit());
        scan(0);
        if (walk.step().equals(touch)) {
            walk.answer(Walk.Answer.DONE);
        }
    }

    private void lift(Square square) {
        long before = pieces;
        say(pieces & ~square.bit());
        scan(before);
    }

    private void say(long standing) {
        scan(standing);
        walk.answer(Walk.Answer.DONE);
    }

    private void scan(long standing) {
        pieces = standing;
        for (int i = 0; i < PATIENCE_SCANS; i++) {
            micros += 10_000;
            walk.scan(board.read(pieces), micros);
        }
    }
}
