/*
 * What the lights show: a palette entry for each square, each entry a colour that shines or blinks.
 * Which chip carries it out is chosen when building, by LIGHTS in the Makefile.
 */
#ifndef LIGHTS_H
#define LIGHTS_H

#include <stdbool.h>
#include <stdint.h>

struct palette_entry {
    uint8_t red, green, blue;
    uint16_t on_ms;
    uint16_t off_ms;   /* 0: shines all the time */
    uint16_t shift_ms; /* where in its cycle it begins, so that two entries can take turns */
};

/* An entry for each square, two squares a byte from a1 on, the first in the high half; 0 is dark. */
struct light_frame {
    uint8_t squares[32];
};

void lights_start(void);
void lights_show(const struct light_frame *frame);
void lights_off(void);
void lights_brightness(uint8_t brightness);

/* Sets entry 1-15. All blinking begins anew, so that entries keep step. */
void lights_palette(uint8_t entry, const struct palette_entry *value);

/*
 * Brings the chip up to date if anything has changed; once a second in any case, since a chip that has
 * lost its power needs its settings again.
 */
void lights_refresh(uint32_t ms);

/*
 * The chip's side, one of max7219.c and ws2812.c. `colour` tells what a square shines in now, NULL for
 * dark.
 */
typedef const struct palette_entry *(*colour_of)(uint8_t square);
extern const char CHIP_KIND[]; /* `mono` or `rgb`, in flash */
void chip_start(void);
void chip_show(colour_of colour, uint8_t brightness);

#endif
