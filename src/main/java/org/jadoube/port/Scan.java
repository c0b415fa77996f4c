package org.jadoube.port;

/**
 * The contacts of a board at one moment, bounce and all.
 *
 * @param contacts the closed contacts as the board is wired, bit 0 for its own a1
 * @param atMicros when they were read, in microseconds on the clock of the service; for a board
 *     that stamps its scans by a clock of its own, as near to that as the adapter can tell
 */
public record Scan(long contacts, long atMicros) {}
