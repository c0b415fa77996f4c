/*
 * Which pin does what, on an Arduino Nano (ATmega328P).
 *
 * A Nano has 18 free pins. Eight rows and nine columns, the ninth for buttons, leave one: so the light
 * chip has only its load line to itself and takes clock and data from two row lines. It listens to
 * them all the time, but shows nothing that was not loaded.
 *
 *   columns a b c d e f g h      D2 D3 D4 D5 D6 D7 A0 A1     inputs with pull-ups
 *   column of the buttons        A2                          row 1 White's clock, row 2 Black's, rows 3-8 keys
 *   rows 1 2 3 4 5 6 7 8         A3 A4 A5 D8 D9 D11 D12 D13  outputs, high at rest, one low at a time
 *   lights: load (or WS2812)     D10
 *   lights: data, clock          D11, D13                    the lines of rows 6 and 8
 *   host                         D0, D1                      USB
 */
#ifndef PINS_H
#define PINS_H

#include <avr/io.h>

#define COLUMNS_D 0xfc /* PD2-PD7: files a to f */
#define COLUMNS_C 0x03 /* PC0, PC1: files g, h */
#define BUTTONS_C 0x04 /* PC2 */

#define ROWS_C 0x38 /* PC3-PC5: ranks 1 to 3 */
#define ROWS_B 0x3b /* PB0, PB1, PB3-PB5: ranks 4 to 8 */

#define LIGHTS_LOAD (1 << PB2)
#define LIGHTS_DATA (1 << PB3)
#define LIGHTS_CLOCK (1 << PB5)

#endif
