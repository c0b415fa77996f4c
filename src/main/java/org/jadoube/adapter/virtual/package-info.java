/** A board without hardware, whose contacts are set by a program or a person at a screen. */
@NullMarked
package org.jadoube.adapter.virtual;

import org.jspecify.annotations.NullMarked;
