/*
 * The last changes of the contacts, kept to be sent and to be sent again.
 *
 * Every change has a number, counting on from 0 at the start and wrapping at 65536. A pointer says
 * which one is sent next; to send again is to move it back, so that lines always leave in order.
 */
#ifndef CHANGES_H
#define CHANGES_H

#include <stdbool.h>
#include <stdint.h>

#include "matrix.h"

/* How many change lines are kept. */
#define CHANGES_KEPT 48

/* Begins with the contacts as they are, which is no change. */
void changes_start(const struct contacts *now, uint32_t ms);

/* Takes a scan that began at `ms`; keeps it if it differs from the one before. */
void changes_scan(const struct contacts *now, uint32_t ms);

/* The next change to be sent is this one, or the oldest kept if it is not kept any more: then false. */
bool changes_repeat_from(uint16_t seq);

bool changes_all_sent(void);
uint16_t changes_oldest(void);

/* Counts the changes that were overwritten before they were sent. */
uint16_t changes_dropped(void);

/* Writes the change at the pointer and moves on; needs room for a line and a change to be sent. */
void changes_send_next(void);

/* Writes the contacts of the last scan as a state. */
void changes_send_state(uint32_t ms);

#endif
