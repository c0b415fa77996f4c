/** What the board shows: from the state of play to one cue a square, and the words for each. */
@NullMarked
package org.jadoube.guidance;

import org.jspecify.annotations.NullMarked;
