/**
 * The world as the house sees it: what an adapter has to be able to do, and nothing of how.
 *
 * <p>What the loop asks for it polls ({@link org.jadoube.port.Sensor}); what it is told unasked
 * comes as a {@link org.jadoube.port.Signal} by its one queue.
 */
@NullMarked
package org.jadoube.port;

import org.jspecify.annotations.NullMarked;
