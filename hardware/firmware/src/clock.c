#include "clock.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

/* The timer runs freely at 4 us, and nobody counts its interrupts: so no time is lost while they are off. */
#define COUNTS_PER_MS (F_CPU / 64 / 1000)

static uint16_t counted;
static uint32_t ms;

/* Ends the sleep of the main loop once a millisecond; from now, since it may come late. */
ISR(TIMER1_COMPA_vect)
{
    OCR1A = TCNT1 + COUNTS_PER_MS;
}

void clock_start(void)
{
    TCCR1B = 1 << CS11 | 1 << CS10;
    OCR1A = COUNTS_PER_MS;
    TIMSK1 = 1 << OCIE1A;
}

uint32_t clock_ms(void)
{
    uint16_t now;
    /* The interrupt writes a register of the timer, and both go through the same byte of buffer. */
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        now = TCNT1;
    }
    while ((uint16_t)(now - counted) >= COUNTS_PER_MS) {
        counted += COUNTS_PER_MS;
        ms++;
    }
    return ms;
}
