/* A number that is different at every start, by which the host notices a restart. */
#ifndef BOOT_H
#define BOOT_H

#include <stdint.h>

uint32_t boot_number(void);

#endif
