/*
 * Lines of the protocol, `$body*crc`: framing, check sums, fields. What the lines mean is elsewhere.
 */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdint.h>

/* No line sent is longer. */
#define LINE_MAX 128

/* Writing, into the transmitter's buffer, for those who have seen room for LINE_MAX. */
void line_begin(char type);
void line_space(void);
void line_char(char c);
void line_text(const char *flash_text); /* a PSTR */
void line_number(uint32_t number);
void line_hex(uint8_t byte);
void line_end(void);

/*
 * Reading. Takes a byte and gives the body of the line that it has completed and whose check sum is
 * right, else NULL. The body is valid until the next byte.
 */
const char *line_read(uint8_t byte);
uint16_t line_good(void);
uint16_t line_bad(void);

/*
 * Fields of a body. Each takes the next field, with the space before it, and moves the cursor behind
 * it. False when there is no such field.
 */
bool field_number(const char **cursor, uint32_t most, uint32_t *number);
bool field_hex(const char **cursor, uint8_t *bytes, uint8_t count);
bool field_char(const char **cursor, char *c);
bool field_word(const char **cursor, const char *flash_word); /* true when it is this word, a PSTR */

#endif
