/** How a board is wired to a Raspberry Pi, as values that any machine can read and check. */
@NullMarked
package org.jadoube.adapter.pi4j.wiring;

import org.jspecify.annotations.NullMarked;
