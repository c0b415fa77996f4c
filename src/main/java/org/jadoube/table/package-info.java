/**
 * The one state machine of a board in use: an input and the table before it give the table after it
 * and what the world is to do. The same inputs always give the same effects.
 */
@NullMarked
package org.jadoube.table;

import org.jspecify.annotations.NullMarked;
