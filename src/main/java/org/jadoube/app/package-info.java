/** Commands, configuration and wiring: the place where the parts are put together. */
@NullMarked
package org.jadoube.app;

import org.jspecify.annotations.NullMarked;
