/**
 * A board wired to the header of a Raspberry Pi: contacts, lights, buttons and buzzer by Pi4J,
 * behind interfaces of few words that tests stand in for.
 */
@NullMarked
package org.jadoube.adapter.pi4j;

import org.jspecify.annotations.NullMarked;
