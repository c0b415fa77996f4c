#include "matrix.h"

#include <string.h>
#include <util/delay.h>

#include "pins.h"

/* How long a column may take to rise through its pull-up: five times 50 kOhm x 200 pF. */
#ifndef SETTLE_US
#define SETTLE_US 50
#endif

struct row {
    volatile uint8_t *port;
    uint8_t pin;
};

static const struct row ROWS[8] = {
    {&PORTC, 1 << PC3}, {&PORTC, 1 << PC4}, {&PORTC, 1 << PC5}, {&PORTB, 1 << PB0},
    {&PORTB, 1 << PB1}, {&PORTB, 1 << PB3}, {&PORTB, 1 << PB4}, {&PORTB, 1 << PB5},
};

void matrix_start(void)
{
    /* Levels before directions: a row must not be low for a moment. */
    PORTD |= COLUMNS_D;
    PORTC |= COLUMNS_C | BUTTONS_C | ROWS_C;
    PORTB |= ROWS_B;
    DDRC |= ROWS_C;
    DDRB |= ROWS_B;
}

void matrix_scan(struct contacts *contacts)
{
    contacts->buttons = 0;
    for (uint8_t rank = 0; rank < 8; rank++) {
        *ROWS[rank].port &= ~ROWS[rank].pin;
        /* What the row before pulled low must have risen again, or its pieces show here as well. */
        _delay_us(SETTLE_US);
        uint8_t d = ~PIND;
        uint8_t c = ~PINC;
        *ROWS[rank].port |= ROWS[rank].pin;
        contacts->ranks[rank] = (d & COLUMNS_D) >> 2 | (c & COLUMNS_C) << 6;
        if (c & BUTTONS_C) {
            contacts->buttons |= 1 << rank;
        }
    }
}

bool contacts_equal(const struct contacts *a, const struct contacts *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}
