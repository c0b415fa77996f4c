#include "max7219.h"

#include <avr_ioport.h>
#include <stddef.h>

#define LOAD_PIN 2
#define DATA_PIN 3
#define CLOCK_PIN 5

static uint16_t shifted;
static uint32_t data_level;
static uint8_t registers[16]; /* all zero: switched off, as after power-on */
static uint64_t seen;
static void (*on_change)(uint64_t lit);

/* Segments DP A B C D E F G are bits 7 to 0 of a digit and files a to h of a rank. */
static uint64_t visible(void)
{
    uint64_t lit = 0;
    if (registers[0xf] & 1) {
        return UINT64_MAX;
    }
    if (!(registers[0xc] & 1) || registers[0x9]) {
        return 0;
    }
    for (int rank = 0; rank <= (registers[0xb] & 7); rank++) {
        for (int file = 0; file < 8; file++) {
            lit |= (uint64_t)(registers[1 + rank] >> (7 - file) & 1) << (rank * 8 + file);
        }
    }
    return lit;
}

static void data_changed(struct avr_irq_t *irq, uint32_t level, void *unused)
{
    (void)irq;
    (void)unused;
    data_level = level;
}

static void clock_changed(struct avr_irq_t *irq, uint32_t level, void *unused)
{
    (void)irq;
    (void)unused;
    if (level) {
        shifted = shifted << 1 | data_level;
    }
}

static void load_changed(struct avr_irq_t *irq, uint32_t level, void *unused)
{
    (void)irq;
    (void)unused;
    if (!level) {
        return;
    }
    registers[shifted >> 8 & 15] = shifted;
    uint64_t now = visible();
    /* A frame is eight digits; the setting that ends it tells that all of them are there. */
    if (now != seen && (shifted >> 8 & 15) == 0xc) {
        seen = now;
        on_change(now);
    }
}

void max7219_wire(avr_t *avr, void (*changed)(uint64_t lit))
{
    on_change = changed;
    uint32_t port = AVR_IOCTL_IOPORT_GETIRQ('B');
    avr_irq_register_notify(avr_io_getirq(avr, port, DATA_PIN), data_changed, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, port, CLOCK_PIN), clock_changed, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, port, LOAD_PIN), load_changed, NULL);
}
