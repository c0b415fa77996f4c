package org.jadoube.clock;

import org.jadoube.chess.Color;

/** Whether a clock runs, and for whom. */
sealed interface Phase {

    /** The side whose turn it is. */
    Color side();

    /** The time used in the turn by a moment; 0 for a moment before it. */
    long usedMicros(long moment);

    /** The same phase with the same time used, going on at another moment. */
    Phase restoredAt(long moment);

    /** Nobody has started the clock. */
    record Ready(Color side) implements Phase {
        @Override
        public long usedMicros(long moment) {
            return 0;
        }

        @Override
        public Ready restoredAt(long moment) {
            return this;
        }
    }

    /** A phase of a clock that has been started. */
    sealed interface Begun extends Phase {

        /** The turn as it runs, or as it ran before it was stopped. */
        Running run();

        @Override
        default Color side() {
            return run().side();
        }
    }

    /**
     * A side's time runs.
     *
     * @param beforeMicros what the turn had used when the clock began to run
     * @param sinceMicros when it began to run
     */
    record Running(Color side, long beforeMicros, long sinceMicros) implements Begun {
        @Override
        public Running run() {
            return this;
        }

        @Override
        public long usedMicros(long moment) {
            return beforeMicros + Math.max(0, moment - sinceMicros);
        }

        @Override
        public Running restoredAt(long moment) {
            return new Running(side, beforeMicros, moment);
        }

        /** The moment at which the turn has used so much, if it runs on. */
        long momentOf(long usedMicros) {
            return sinceMicros + usedMicros - beforeMicros;
        }

        /** The run that a stop at a moment leaves, to go on at another. */
        private Running stoppedAt(long stop, long moment) {
            return new Running(side, usedMicros(stop), moment);
        }
    }

    /** Stopped for a while, in the middle of a turn. */
    record Paused(Running run, long atMicros) implements Begun {
        @Override
        public long usedMicros(long moment) {
            return run.usedMicros(Math.min(moment, atMicros));
        }

        @Override
        public Paused restoredAt(long moment) {
            return new Paused(run.stoppedAt(atMicros, moment), moment);
        }

        Running resumedAt(long moment) {
            return run.stoppedAt(atMicros, Math.max(moment, atMicros));
        }
    }

    /** Stopped for good. */
    record Stopped(Running run, long atMicros) implements Begun {
        @Override
        public long usedMicros(long moment) {
            return run.usedMicros(Math.min(moment, atMicros));
        }

        @Override
        public Stopped restoredAt(long moment) {
            return new Stopped(run.stoppedAt(atMicros, moment), moment);
        }
    }
}
