#include "lights.h"

#include <stddef.h>
#include <string.h>

#define ENTRIES 16
#define REPEAT_MS 1000

static struct palette_entry palette[ENTRIES];
static uint16_t phase_ms[ENTRIES];
static bool shining[ENTRIES];
static struct light_frame shown;
static uint8_t brightness = 64;
static bool changed = true;
static uint32_t blinked_ms;
static uint32_t refreshed_ms;

static uint8_t entry_at(uint8_t square)
{
    uint8_t pair = shown.squares[square / 2];
    return square % 2 ? pair & 15 : pair >> 4;
}

static const struct palette_entry *colour(uint8_t square)
{
    uint8_t entry = entry_at(square);
    return shining[entry] ? &palette[entry] : NULL;
}

void lights_start(void)
{
    palette[1] = (struct palette_entry){.red = 255, .green = 255, .blue = 255, .on_ms = 1000};
    shining[1] = true;
    chip_start();
}

void lights_show(const struct light_frame *frame)
{
    shown = *frame;
    changed = true;
}

void lights_off(void)
{
    memset(&shown, 0, sizeof shown);
    changed = true;
}

void lights_brightness(uint8_t value)
{
    brightness = value;
    changed = true;
}

static bool is_black(const struct palette_entry *entry)
{
    return !(entry->red | entry->green | entry->blue);
}

void lights_palette(uint8_t entry, const struct palette_entry *value)
{
    palette[entry] = *value;
    for (uint8_t i = 1; i < ENTRIES; i++) {
        phase_ms[i] = palette[i].shift_ms;
    }
    changed = true;
}

static void blink(uint16_t elapsed_ms)
{
    for (uint8_t i = 1; i < ENTRIES; i++) {
        const struct palette_entry *entry = &palette[i];
        bool on = !is_black(entry);
        if (on && entry->off_ms) {
            uint16_t cycle_ms = entry->on_ms + entry->off_ms;
            phase_ms[i] += elapsed_ms;
            while (phase_ms[i] >= cycle_ms) {
                phase_ms[i] -= cycle_ms;
            }
            on = phase_ms[i] < entry->on_ms;
        }
        if (on != shining[i]) {
            shining[i] = on;
            changed = true;
        }
    }
}

void lights_refresh(uint32_t ms)
{
    blink(ms - blinked_ms);
    blinked_ms = ms;
    if (changed || ms - refreshed_ms >= REPEAT_MS) {
        chip_show(colour, brightness);
        changed = false;
        refreshed_ms = ms;
    }
}
