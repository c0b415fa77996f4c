/**
 * From lifts and places to what the players did: a piece in the hand, a move, several moves
 * possible, a takeback, something to put right.
 *
 * <p>A reading matches everything that the contacts did since the last move that can no longer be
 * revised against every legal move, and against short sequences of legal moves.
 */
@NullMarked
package org.jadoube.recognition;

import org.jspecify.annotations.NullMarked;
