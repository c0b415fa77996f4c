/** Time controls and the chess clock, as values: the time is always an argument. */
@NullMarked
package org.jadoube.clock;

import org.jspecify.annotations.NullMarked;
