/* The 64 contacts and the buttons, read row by row. */
#ifndef MATRIX_H
#define MATRIX_H

#include <stdbool.h>
#include <stdint.h>

struct contacts {
    uint8_t ranks[8]; /* [0] is rank 1; bit 0 the a-file, 1 = closed */
    uint8_t buttons;  /* bit 0 White's clock, bit 1 Black's, bits 2-7 keys 1-6, 1 = pressed */
};

void matrix_start(void);

/* Reads all of it: eight times SETTLE_US and a little. */
void matrix_scan(struct contacts *contacts);

bool contacts_equal(const struct contacts *a, const struct contacts *b);

#endif
