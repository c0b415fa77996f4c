#include "contacts.h"

#include <avr_ioport.h>
#include <string.h>

#define LINES 8
#define COLUMNS 9
#define BUTTON_COLUMN 8

/* How slowly a column rises through its pull-up: a scan that does not wait reads the row before. */
#define RISE_US 20

struct pin {
    char port;
    uint8_t bit;
};

static const struct pin ROW_PINS[LINES] = {
    {'C', 3}, {'C', 4}, {'C', 5}, {'B', 0}, {'B', 1}, {'B', 3}, {'B', 4}, {'B', 5},
};
static const struct pin COLUMN_PINS[COLUMNS] = {
    {'D', 2}, {'D', 3}, {'D', 4}, {'D', 5}, {'D', 6}, {'D', 7}, {'C', 0}, {'C', 1}, {'C', 2},
};

static avr_t *chip;
static uint16_t closed[LINES]; /* by row, bit 0 the a-file, bit 8 the button */
static uint8_t low_rows;
static uint16_t high_columns;
static uint32_t scans;

static avr_irq_t *pin_irq(struct pin pin)
{
    return avr_io_getirq(chip, AVR_IOCTL_IOPORT_GETIRQ(pin.port), pin.bit);
}

static avr_cycle_count_t rise(avr_t *avr, avr_cycle_count_t when, void *column)
{
    (void)avr;
    (void)when;
    avr_raise_irq(pin_irq(COLUMN_PINS[(uintptr_t)column]), 1);
    return 0;
}

/* A column is low while a closed contact ties it to a row that is driven low. */
static void update_columns(void)
{
    uint16_t pulled_low = 0;
    for (int row = 0; row < LINES; row++) {
        if (low_rows & 1 << row) {
            pulled_low |= closed[row];
        }
    }
    for (uintptr_t column = 0; column < COLUMNS; column++) {
        bool low = pulled_low & 1 << column;
        bool was_high = high_columns & 1 << column;
        if (low) {
            avr_cycle_timer_cancel(chip, rise, (void *)column);
            /* Also when it was low before: writing to the port of a pin may have set it. */
            avr_raise_irq(pin_irq(COLUMN_PINS[column]), 0);
        } else if (!was_high) {
            avr_cycle_timer_register_usec(chip, RISE_US, rise, (void *)column);
        }
    }
    high_columns = ~pulled_low;
}

static void row_changed(struct avr_irq_t *irq, uint32_t level, void *row_number)
{
    (void)irq;
    int row = (int)(uintptr_t)row_number;
    if (level) {
        low_rows &= ~(1 << row);
    } else {
        low_rows |= 1 << row;
        scans += row == 0;
    }
    update_columns();
}

void contacts_wire(avr_t *avr)
{
    chip = avr;
    for (uintptr_t row = 0; row < LINES; row++) {
        avr_irq_register_notify(pin_irq(ROW_PINS[row]), row_changed, (void *)row);
    }
    contacts_restart();
}

void contacts_restart(void)
{
    low_rows = 0;
    high_columns = UINT16_MAX;
    for (int column = 0; column < COLUMNS; column++) {
        /* Down first: only what differs from the level before reaches the pin. */
        avr_raise_irq(pin_irq(COLUMN_PINS[column]), 0);
        avr_raise_irq(pin_irq(COLUMN_PINS[column]), 1);
    }
}

static void set(int row, int column, bool close)
{
    if (close) {
        closed[row] |= 1 << column;
    } else {
        closed[row] &= ~(1 << column);
    }
}

void contacts_set(uint64_t all)
{
    for (int square = 0; square < 64; square++) {
        set(square / 8, square % 8, all >> square & 1);
    }
    update_columns();
}

bool contacts_token(const char *token)
{
    size_t length = strlen(token);
    char state = length ? token[length - 1] : 0;
    if (state != '+' && state != '-') {
        return false;
    }
    if (length == 3 && strchr("abcdefgh", token[0]) && strchr("12345678", token[1])) {
        set(token[1] - '1', token[0] - 'a', state == '+');
    } else if (length == 2 && strchr("WB", token[0])) {
        set(token[0] == 'B', BUTTON_COLUMN, state == '+');
    } else if (length == 3 && token[0] == 'K' && strchr("123456", token[1])) {
        set(token[1] - '1' + 2, BUTTON_COLUMN, state == '+');
    } else {
        return false;
    }
    update_columns();
    return true;
}

uint32_t contacts_scans(void)
{
    return scans;
}
