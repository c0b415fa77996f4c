/** The world as the house sees it: what an adapter has to be able to do, and nothing of how. */
@NullMarked
package org.jadoube.port;

import org.jspecify.annotations.NullMarked;
