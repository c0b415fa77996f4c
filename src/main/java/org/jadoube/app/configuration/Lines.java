package org.jadoube.app.configuration;

import org.jadoube.adapter.pi4j.wiring.Level;

/** What may be said of lines and buses of a Raspberry Pi, wherever they are. */
final class Lines {
    /** A line of the header, but for the two that belong to the EEPROM of a HAT. */
    static final Kind<Integer> GPIO = new Kind.Whole(2, 27);

    static final Kind<Integer> I2C_BUS = new Kind.Whole(0, 99);
    static final Kind<Integer> SPI_BUS = new Kind.Whole(0, 6);
    static final Kind<Integer> CHIP_SELECT = new Kind.Whole(0, 2);
    static final Kind<Level> LEVEL = new Kind.Choice<>(Words.of(Level.values()));
    static final Kind<Integer> PERCENT = new Kind.Whole(1, 100);

    private Lines() {}
}
