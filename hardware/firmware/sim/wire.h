/* The cable: the UART of the simulated chip at one end, a pseudo terminal for the host at the other. */
#ifndef WIRE_H
#define WIRE_H

#include <sim_avr.h>

/* Connects the chip. `link` is the path under which the host finds its end while plugged in. */
void wire_connect(avr_t *avr, const char *link);

/* Opens a new pseudo terminal; or hangs up, and what is under way is lost. */
void wire_plug(void);
void wire_unplug(void);

/* The slowest that a change at the pins was followed by the end of its line since the last call, in cycles. */
avr_cycle_count_t wire_slowest_report(void);

/* Notes that a pin has changed, for that figure. */
void wire_expect_report(void);

/* Takes in what the host has sent. To be called every millisecond or so. */
void wire_poll(void);

#endif
