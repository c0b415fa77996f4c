/** Squares, pieces, positions and legal moves by the Laws of Chess, Chess960 included. */
@NullMarked
package org.jadoube.chess;

import org.jspecify.annotations.NullMarked;
