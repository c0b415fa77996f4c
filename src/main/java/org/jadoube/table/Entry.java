package org.jadoube.table;

import java.util.function.LongFunction;

/**
 * Something pressed or entered, on its way to a table.
 *
 * <p>It may have to wait until contacts that changed before it are believed, and inputs never go
 * back in time, so the input it is comes into being when it is taken in.
 *
 * @param atMicros when it was pressed or entered
 * @param input the input that it is, given the time from which it counts
 */
public record Entry(long atMicros, LongFunction<Input> input) {}
