/* A MAX7219 on the pins of the simulated chip: bits in by clock and data, taken when load rises. */
#ifndef MAX7219_H
#define MAX7219_H

#include <sim_avr.h>
#include <stdint.h>

/* `changed` is told what can be seen, bit 0 = a1, whenever it has changed. */
void max7219_wire(avr_t *avr, void (*changed)(uint64_t lit));

#endif
