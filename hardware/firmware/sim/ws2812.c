#include "ws2812.h"

#include <avr_ioport.h>
#include <stdbool.h>
#include <stddef.h>

#define DATA_PIN 2
#define LIGHTS 64
#define BITS_A_LIGHT 24
#define RESET_NANOS 50000

static avr_t *chip;
static avr_cycle_count_t rose;
static avr_cycle_count_t fell;
static int bits;
static bool black;
static uint64_t lit;
static uint64_t seen;
static void (*on_change)(uint64_t lit);
static void (*on_fault)(uint32_t nanos);

static uint32_t nanos_between(avr_cycle_count_t from, avr_cycle_count_t to)
{
    return (to - from) * 1000000000ull / chip->frequency;
}

static void take_bit(bool one)
{
    black = (bits % BITS_A_LIGHT == 0 || black) && !one;
    bits++;
    if (bits % BITS_A_LIGHT == 0 && !black) {
        lit |= 1ull << (bits / BITS_A_LIGHT - 1);
    }
    if (bits == LIGHTS * BITS_A_LIGHT && lit != seen) {
        seen = lit;
        on_change(lit);
    }
}

static void level_changed(struct avr_irq_t *irq, uint32_t level, void *unused)
{
    (void)irq;
    (void)unused;
    if (level) {
        if (nanos_between(fell, chip->cycle) >= RESET_NANOS) {
            bits = 0;
            lit = 0;
        }
        rose = chip->cycle;
        return;
    }
    fell = chip->cycle;
    if (rose == 0) {
        return; /* the pin has only just become an output */
    }
    uint32_t high = nanos_between(rose, fell);
    bool zero = high >= 250 && high <= 550;
    bool one = high >= 650 && high <= 950;
    if (!zero && !one) {
        on_fault(high);
    } else if (bits < LIGHTS * BITS_A_LIGHT) {
        take_bit(one);
    }
}

void ws2812_wire(avr_t *avr, void (*changed)(uint64_t lit), void (*faulty)(uint32_t nanos))
{
    chip = avr;
    on_change = changed;
    on_fault = faulty;
    avr_irq_register_notify(
        avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), DATA_PIN), level_changed, NULL);
}
