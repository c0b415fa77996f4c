/** From raw scans of 64 contacts to lifts and places that can be believed. */
@NullMarked
package org.jadoube.sensing;

import org.jspecify.annotations.NullMarked;
