/*
 * MAX7219: 64 lights of one colour. Digit n is rank n + 1, segments DP A B C D E F G are files a to h.
 *
 * Written by hand and not by the SPI unit, because clock and data are also row lines.
 */
#include <avr/pgmspace.h>
#include <stddef.h>

#include "lights.h"
#include "pins.h"

enum chip_register {
    DIGIT_0 = 0x1,
    DECODE_MODE = 0x9,
    INTENSITY = 0xa,
    SCAN_LIMIT = 0xb,
    SHUTDOWN = 0xc,
    DISPLAY_TEST = 0xf
};

const char CHIP_KIND[] PROGMEM = "mono";

static void shift_out(uint8_t byte)
{
    for (uint8_t bit = 0x80; bit; bit >>= 1) {
        PORTB &= ~LIGHTS_CLOCK;
        if (byte & bit) {
            PORTB |= LIGHTS_DATA;
        } else {
            PORTB &= ~LIGHTS_DATA;
        }
        PORTB |= LIGHTS_CLOCK;
    }
}

static void set_register(uint8_t address, uint8_t value)
{
    PORTB &= ~LIGHTS_LOAD;
    shift_out(address);
    shift_out(value);
    PORTB |= LIGHTS_LOAD;
    /* Back to rest: the row of the data line must not stay low. */
    PORTB |= LIGHTS_DATA;
}

void chip_start(void)
{
    PORTB |= LIGHTS_LOAD;
    DDRB |= LIGHTS_LOAD;
}

void chip_show(colour_of colour, uint8_t brightness)
{
    set_register(DISPLAY_TEST, 0);
    set_register(DECODE_MODE, 0);
    set_register(SCAN_LIMIT, 7);
    set_register(INTENSITY, brightness >> 4);
    for (uint8_t rank = 0; rank < 8; rank++) {
        uint8_t lit = 0;
        for (uint8_t file = 0; file < 8; file++) {
            lit = lit << 1 | (colour(rank * 8 + file) != NULL);
        }
        set_register(DIGIT_0 + rank, lit);
    }
    /* Last, so that a chip that has just been powered does not show what it woke up with. */
    set_register(SHUTDOWN, 1);
}
