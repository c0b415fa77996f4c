/* The conversation with the host: its commands, and when which line is sent. */
#ifndef HOST_H
#define HOST_H

#include <stdint.h>

/* Says hello. `boot` is the number of this start. */
void host_start(uint32_t boot, uint32_t ms);

/* Carries out what the host has sent, as far as there is room for the answers. */
void host_receive(uint32_t ms);

/* Sends what is due, as far as there is room. */
void host_send(uint32_t ms);

/* Milliseconds between scans. */
uint8_t host_scan_period_ms(void);

#endif
