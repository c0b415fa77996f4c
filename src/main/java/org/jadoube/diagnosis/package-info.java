/** What the contacts of a board show of how it was built, when a builder goes through it. */
@NullMarked
package org.jadoube.diagnosis;

import org.jspecify.annotations.NullMarked;
