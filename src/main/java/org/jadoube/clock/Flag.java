package org.jadoube.clock;

import org.jadoube.chess.Color;

/**
 * A fallen flag.
 *
 * @param color whose time ran out
 * @param atMicros the moment at which nothing was left, not the later one at which it was noticed
 */
public record Flag(Color color, long atMicros) {}
