/* 64 contacts with a diode each and eight buttons, wired to the pins of the simulated chip. */
#ifndef CONTACTS_H
#define CONTACTS_H

#include <sim_avr.h>
#include <stdbool.h>
#include <stdint.h>

void contacts_wire(avr_t *avr);

/* Has the pins show the contacts again after a restart, in which the chip forgets its pins. */
void contacts_restart(void);

/* All 64 at once, bit 0 = a1; closed = 1. */
void contacts_set(uint64_t closed);

/* One contact or button, by a token of the protocol such as `e2-` or `W+`. False if it is none. */
bool contacts_token(const char *token);

/* How many times the chip has driven row 1: the number of scans. */
uint32_t contacts_scans(void);

#endif
