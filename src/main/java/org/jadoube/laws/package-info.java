/** A game by the Laws of Chess: its line of moves, repetition, claims, dead positions, outcome. */
@NullMarked
package org.jadoube.laws;

import org.jspecify.annotations.NullMarked;
