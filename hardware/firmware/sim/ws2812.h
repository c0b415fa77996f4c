/* A strip of 64 WS2812 on the load pin of the simulated chip: pulse widths in, colours out. */
#ifndef WS2812_H
#define WS2812_H

#include <sim_avr.h>
#include <stdint.h>

/*
 * `changed` is told which lights are not black, bit 0 = a1, whenever that has changed; `faulty` each
 * time that a pulse was neither a 0 nor a 1 by the data sheet, with its length in nanoseconds.
 */
void ws2812_wire(avr_t *avr, void (*changed)(uint64_t lit), void (*faulty)(uint32_t nanos));

#endif
