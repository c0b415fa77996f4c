/** Goes through a board with its builder, over a terminal or a script. */
@NullMarked
package org.jadoube.app.check;

import org.jspecify.annotations.NullMarked;
