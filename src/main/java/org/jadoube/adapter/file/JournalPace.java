package org.jadoube.adapter.file;

/**
 * How often a journal goes to the disk, and how much may wait for it.
 *
 * @param intervalMillis the least time between two flushes, which is what a power cut may cost
 * @param retryMillis the time until a failed write is tried again
 * @param capacity how many inputs may not be safe yet
 * @param attemptsAfterClose how often a closed journal is tried until it is given up
 */
record JournalPace(long intervalMillis, long retryMillis, int capacity, int attemptsAfterClose) {

    /** Once a second; room for the inputs of a long game; ten minutes after its end. */
    static final JournalPace DEFAULT = new JournalPace(1_000, 1_000, 65_536, 600);
}
