package org.jadoube.diagnosis;

import org.jadoube.chess.Square;

/**
 * What a board did when one piece was put on a square and taken away again.
 *
 * @param changed the squares whose contacts were believed to be otherwise meanwhile, as a bitboard;
 *     0 when nothing happened
 * @param toggles how often the contact of the square itself changed, bounce included; 2 when it is
 *     clean
 */
public record Trial(Square asked, long changed, int toggles) {}
