#include "line.h"

#include <avr/pgmspace.h>
#include <stddef.h>
#include <string.h>
#include <util/crc16.h>

#include "uart.h"

#define ACCEPTED 96 /* the longest line accepted, from `$` to the check sum */
#define CRC_START 0xffff
#define TRAILER 5 /* star and check sum */

static uint16_t sent_crc;

static char body[ACCEPTED];
static uint8_t length;
static bool open;
static uint16_t good;
static uint16_t bad;

static char hex_digit(uint8_t value)
{
    return value < 10 ? '0' + value : 'a' + value - 10;
}

/* 0-15; 16 for what is no hex digit. */
static uint8_t hex_value(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
}

void line_char(char c)
{
    sent_crc = _crc_xmodem_update(sent_crc, c);
    uart_send(c);
}

void line_begin(char type)
{
    uart_send('$');
    sent_crc = CRC_START;
    line_char(type);
}

void line_space(void)
{
    line_char(' ');
}

void line_text(const char *flash_text)
{
    for (char c; (c = pgm_read_byte(flash_text)); flash_text++) {
        line_char(c);
    }
}

void line_number(uint32_t number)
{
    char digits[10];
    uint8_t count = 0;
    do {
        digits[count++] = '0' + number % 10;
        number /= 10;
    } while (number);
    while (count) {
        line_char(digits[--count]);
    }
}

void line_hex(uint8_t byte)
{
    line_char(hex_digit(byte >> 4));
    line_char(hex_digit(byte & 15));
}

void line_end(void)
{
    uint16_t crc = sent_crc;
    line_char('*');
    line_hex(crc >> 8);
    line_hex(crc);
    line_char('\n');
}

/* Whether what was collected is `body*crc`; if so, ends the body before the star. */
static bool judge(void)
{
    if (length <= TRAILER || body[length - TRAILER] != '*') {
        return false;
    }
    uint8_t end = length - TRAILER;
    uint16_t crc = CRC_START;
    for (uint8_t i = 0; i < end; i++) {
        if (body[i] == '*') {
            return false;
        }
        crc = _crc_xmodem_update(crc, body[i]);
    }
    uint16_t claimed = 0;
    for (uint8_t i = end + 1; i < length; i++) {
        uint8_t digit = hex_value(body[i]);
        if (digit > 15) {
            return false;
        }
        claimed = claimed << 4 | digit;
    }
    body[end] = 0;
    return claimed == crc;
}

/* Ends the open line, if there is one. */
static const char *close(void)
{
    if (!open) {
        return NULL;
    }
    open = false;
    if (judge()) {
        good++;
        return body;
    }
    bad++;
    return NULL;
}

const char *line_read(uint8_t byte)
{
    const char *line = NULL;
    if (byte == '$') {
        line = close();
        open = true;
        length = 0;
    } else if (byte == '\n' || byte == '\r') {
        line = close();
    } else if (open) {
        if (byte < 0x20 || byte > 0x7e || length == ACCEPTED - 1) {
            open = false;
            bad++;
        } else {
            body[length++] = byte;
        }
    }
    return line;
}

uint16_t line_good(void)
{
    return good;
}

uint16_t line_bad(void)
{
    return bad;
}

static bool at_end_of_field(char c)
{
    return c == ' ' || c == 0;
}

bool field_number(const char **cursor, uint32_t most, uint32_t *number)
{
    const char *c = *cursor;
    if (*c++ != ' ' || (*c == '0' && !at_end_of_field(c[1]))) {
        return false;
    }
    uint32_t value = 0;
    const char *first = c;
    for (; *c >= '0' && *c <= '9' && c - first < 9; c++) {
        value = value * 10 + (*c - '0');
    }
    if (c == first || !at_end_of_field(*c) || value > most) {
        return false;
    }
    *cursor = c;
    *number = value;
    return true;
}

bool field_hex(const char **cursor, uint8_t *bytes, uint8_t count)
{
    const char *c = *cursor;
    if (*c++ != ' ') {
        return false;
    }
    for (uint8_t i = 0; i < count; i++) {
        uint8_t high = hex_value(*c);
        uint8_t low = high > 15 ? 16 : hex_value(c[1]);
        if (low > 15) {
            return false;
        }
        bytes[i] = high << 4 | low;
        c += 2;
    }
    if (!at_end_of_field(*c)) {
        return false;
    }
    *cursor = c;
    return true;
}

bool field_char(const char **cursor, char *c)
{
    if ((*cursor)[0] != ' ' || at_end_of_field((*cursor)[1]) || !at_end_of_field((*cursor)[2])) {
        return false;
    }
    *c = (*cursor)[1];
    *cursor += 2;
    return true;
}

bool field_word(const char **cursor, const char *flash_word)
{
    size_t size = strlen_P(flash_word);
    if ((*cursor)[0] != ' ' || strncmp_P(*cursor + 1, flash_word, size) != 0
        || !at_end_of_field((*cursor)[1 + size])) {
        return false;
    }
    *cursor += 1 + size;
    return true;
}
