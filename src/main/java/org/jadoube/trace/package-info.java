/** Traces and scenarios as text and as values, and the loop that plays them in simulated time. */
@NullMarked
package org.jadoube.trace;

import org.jspecify.annotations.NullMarked;
