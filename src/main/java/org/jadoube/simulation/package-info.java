/**
 * Simulated players with hands: real games become contacts, bounce and fumbling included, the
 * players answer what the lights say, and what the board made of it is counted.
 */
@NullMarked
package org.jadoube.simulation;

import org.jspecify.annotations.NullMarked;
