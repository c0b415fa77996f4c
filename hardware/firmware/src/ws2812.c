/*
 * WS2812: a strip of 64 coloured lights, from a1 to h1, then a2 to h2 and so on.
 *
 * The bits are made by counted instructions with interrupts off: 1.9 ms during which nothing can be
 * received. The host knows, and waits for the answer to each command.
 */
#include <avr/io.h>
#include <avr/pgmspace.h>
#include <stddef.h>
#include <util/atomic.h>

#include "lights.h"
#include "pins.h"

const char CHIP_KIND[] PROGMEM = "rgb";

/* What all lights together may draw: 0.3 A at 60 mA for one that is white and at its brightest. */
#define BUDGET (300 / 60 * 255)

/* Twenty cycles a bit at 16 MHz, 1.25 us: high for 6 (0.38 us) is a 0, high for 13 (0.81 us) a 1. */
static void send_byte(uint8_t byte)
{
    uint8_t high = PORTB | LIGHTS_LOAD;
    uint8_t low = PORTB & ~LIGHTS_LOAD;
    uint8_t bits = 8;
    asm volatile("1: out %[port], %[high]  \n" /* cycle 0 */
                 "   rjmp .+0              \n"
                 "   rjmp .+0              \n"
                 "   sbrs %[byte], 7       \n" /* a 1 skips what ends a 0 */
                 "   out %[port], %[low]   \n" /* cycle 6 */
                 "   lsl %[byte]           \n"
                 "   rjmp .+0              \n"
                 "   rjmp .+0              \n"
                 "   nop                   \n"
                 "   out %[port], %[low]   \n" /* cycle 13 */
                 "   nop                   \n"
                 "   rjmp .+0              \n"
                 "   dec %[bits]           \n"
                 "   brne 1b               \n"
                 : [byte] "+r"(byte), [bits] "+r"(bits)
                 : [port] "I"(_SFR_IO_ADDR(PORTB)), [high] "r"(high), [low] "r"(low));
}

static uint8_t dimmed(uint8_t value, uint8_t brightness)
{
    return (uint16_t)value * brightness >> 8;
}

void chip_start(void)
{
    PORTB &= ~LIGHTS_LOAD;
    DDRB |= LIGHTS_LOAD;
}

/* The brightness at which so many lights stay within the budget. */
static uint8_t affordable(uint8_t lit, uint8_t brightness)
{
    uint16_t most = lit ? BUDGET / lit : UINT8_MAX;
    return brightness < most ? brightness : most;
}

void chip_show(colour_of colour, uint8_t brightness)
{
    static const struct palette_entry DARK;
    uint8_t lit = 0;
    for (uint8_t square = 0; square < 64; square++) {
        lit += colour(square) != NULL;
    }
    brightness = affordable(lit, brightness);
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        for (uint8_t square = 0; square < 64; square++) {
            const struct palette_entry *shines = colour(square);
            if (shines == NULL) {
                shines = &DARK;
            }
            send_byte(dimmed(shines->green, brightness));
            send_byte(dimmed(shines->red, brightness));
            send_byte(dimmed(shines->blue, brightness));
        }
    }
}
