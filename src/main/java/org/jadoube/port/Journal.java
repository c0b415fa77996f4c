package org.jadoube.port;

import org.jadoube.table.Input;

/** Keeps the inputs of one game, so that it survives a power cut. */
public interface Journal extends AutoCloseable {
    /** Stands for a journal of which nothing is known to be safe yet. */
    long NOTHING_SAFE = -1;

    /**
     * Hands over the next input; never waits for the disk.
     *
     * @return the number of the input in the journal, from 1
     * @throws IllegalStateException if the journal has been closed
     */
    long append(Input input);

    /**
     * The number of the last input that is safe on the disk together with all before it; never
     * falls. An input must not be called safe before this has reached its number.
     *
     * @return 0 for the head alone, {@link #NOTHING_SAFE} before that
     */
    long durableSequence();

    /** Ends the journal after what was handed over; never waits for the disk. */
    @Override
    void close();
}
