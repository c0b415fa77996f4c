package org.jadoube.adapter.pi4j.wiring;

/**
 * A pin of an MCP23017, under the name of its data sheet; the ordinal is its bit in port A and B
 * taken together, A first.
 */
public enum ExpanderPin {
    GPA0,
    GPA1,
    GPA2,
    GPA3,
    GPA4,
    GPA5,
    GPA6,
    GPA7,
    GPB0,
    GPB1,
    GPB2,
    GPB3,
    GPB4,
    GPB5,
    GPB6,
    GPB7;

    /**
     * Whether the pin may only be an output: as an input it can corrupt the bus when it changes in
     * the middle of a transfer (data sheet DS20001952, revision D).
     */
    public boolean isOutputOnly() {
        return this == GPA7 || this == GPB7;
    }

    /** Its bit among all sixteen: GPA0 is bit 0, GPB7 bit 15. */
    public int bit() {
        return 1 << ordinal();
    }
}
