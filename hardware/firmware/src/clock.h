/* Milliseconds since the start. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

void clock_start(void);

/* Wraps after 49.7 days. Has to be asked every 250 ms at least. */
uint32_t clock_ms(void);

#endif
