package org.jadoube.adapter.pi4j.wiring;

/**
 * Something in a wiring that cannot be.
 *
 * @param field where it stands, as the names of record components from {@link Wiring} inwards, with
 *     the index of a list from 0 or the key of a map in brackets: {@code sensor.rows[3]}, {@code
 *     panel.buttons[ADJUST]}
 * @param words what is wrong, for a person, without the field
 */
public record WiringFault(String field, String words) {
    @Override
    public String toString() {
        return field + ": " + words;
    }
}
