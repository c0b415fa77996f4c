#include "host.h"

#include <avr/pgmspace.h>
#include <stdbool.h>
#include <stddef.h>

#include "changes.h"
#include "lights.h"
#include "line.h"
#include "uart.h"

#define STATE_AFTER_CHANGE_MS 100
#define HOST_GONE_MS 5000

/* What became of a command; refusals by their codes in the protocol. */
enum outcome { DONE, UNKNOWN = 1, MALFORMED = 2, IGNORED };

static uint32_t boot;
static uint8_t scan_period_ms = 2;
static uint16_t heartbeat_ms = 500;
static bool hello_due = true;
static bool state_due = true;
static bool after_change;
static bool missing_due;
static uint16_t missing_from;
static uint32_t sent_ms;
static uint32_t heard_ms;
static bool host_present;

void host_start(uint32_t number, uint32_t ms)
{
    boot = number;
    sent_ms = ms;
}

uint8_t host_scan_period_ms(void)
{
    return scan_period_ms;
}

static void send_hello(void)
{
    line_begin('H');
    line_text(PSTR(" 1.0 boot="));
    for (uint8_t shift = 32; shift > 0;) {
        shift -= 8;
        line_hex(boot >> shift);
    }
    line_text(PSTR(" fw=nano-1.0 scan="));
    line_number(1000 / scan_period_ms);
    line_text(PSTR(" hb="));
    line_number(heartbeat_ms);
    line_text(PSTR(" ring="));
    line_number(CHANGES_KEPT);
    line_text(PSTR(" led="));
    line_text(CHIP_KIND);
    line_text(PSTR(" btn=wb123456"));
    line_end();
}

static void send_missing(void)
{
    line_begin('N');
    line_space();
    line_number(missing_from);
    line_space();
    line_number(changes_oldest());
    line_end();
}

static void send_diagnosis(void)
{
    line_begin('D');
    line_space();
    line_number(line_good());
    line_space();
    line_number(line_bad());
    line_space();
    line_number(uart_lost());
    line_space();
    line_number(changes_dropped());
    line_end();
}

static void send_done(uint8_t id)
{
    line_begin('K');
    line_space();
    line_number(id);
    line_end();
}

static void send_refusal(uint8_t id, enum outcome code)
{
    line_begin('E');
    line_space();
    line_number(id);
    line_space();
    line_number(code);
    line_end();
}

/* Sets the squares of a bitboard, h8 first, to entry 1. */
static void frame_of_bitboard(struct light_frame *frame, const uint8_t ranks[8])
{
    for (uint8_t pair = 0; pair < 32; pair++) {
        uint8_t lit = ranks[7 - pair / 4] >> pair % 4 * 2;
        frame->squares[pair] = (lit & 1 ? 0x10 : 0) | (lit & 2 ? 0x01 : 0);
    }
}

static enum outcome set_lights(const char *cursor)
{
    char form;
    if (!field_char(&cursor, &form)) {
        return MALFORMED;
    }
    struct light_frame frame;
    if (form == 'x') {
        if (!field_hex(&cursor, frame.squares, sizeof frame.squares)) {
            return MALFORMED;
        }
    } else if (form == 'm') {
        uint8_t ranks[8];
        if (!field_hex(&cursor, ranks, sizeof ranks)) {
            return MALFORMED;
        }
        frame_of_bitboard(&frame, ranks);
    } else {
        return UNKNOWN;
    }
    lights_show(&frame);
    return DONE;
}

static enum outcome set_palette(const char *cursor)
{
    uint32_t entry;
    uint8_t rgb[3];
    uint32_t on_ms;
    uint32_t off_ms;
    uint32_t shift_ms = 0;
    if (!field_number(&cursor, 15, &entry) || entry == 0 || !field_hex(&cursor, rgb, sizeof rgb)
        || !field_number(&cursor, 10000, &on_ms) || !field_number(&cursor, 10000, &off_ms)
        || (*cursor && !field_number(&cursor, 10000, &shift_ms))) {
        return MALFORMED;
    }
    struct palette_entry value = {rgb[0], rgb[1], rgb[2], on_ms, off_ms, shift_ms};
    lights_palette(entry, &value);
    return DONE;
}

static enum outcome set_setting(const char *cursor)
{
    uint32_t value;
    if (field_word(&cursor, PSTR("hb"))) {
        if (!field_number(&cursor, 2000, &value) || value < 100) {
            return MALFORMED;
        }
        heartbeat_ms = value;
    } else if (field_word(&cursor, PSTR("scan"))) {
        if (!field_number(&cursor, 500, &value) || value < 20) {
            return MALFORMED;
        }
        scan_period_ms = 1000 / value;
    } else if (field_word(&cursor, PSTR("lum"))) {
        if (!field_number(&cursor, 255, &value)) {
            return MALFORMED;
        }
        lights_brightness(value);
    } else {
        return UNKNOWN;
    }
    return DONE;
}

static enum outcome obey(char type, const char *cursor)
{
    switch (type) {
    case 'l':
        return set_lights(cursor);
    case 'p':
        return set_palette(cursor);
    case 't':
        return set_setting(cursor);
    default:
        return IGNORED;
    }
}

/* Commands that are answered by their number, once the lights show what they ask. */
static void command(char type, const char *cursor, uint32_t ms)
{
    uint32_t id;
    if (!field_number(&cursor, 255, &id)) {
        return;
    }
    enum outcome outcome = obey(type, cursor);
    if (outcome == DONE) {
        lights_refresh(ms);
        send_done(id);
    } else if (outcome != IGNORED) {
        send_refusal(id, outcome);
    }
}

static void repeat_changes(const char *cursor)
{
    uint32_t seq;
    if (!field_number(&cursor, 65535, &seq)) {
        return;
    }
    missing_due = !changes_repeat_from(seq);
    missing_from = seq;
    state_due = true;
}

static void carry_out(const char *body, uint32_t ms)
{
    char type = body[0];
    const char *cursor = body + 1;
    switch (type) {
    case 'h':
        hello_due = true;
        state_due = true;
        break;
    case 's':
        state_due = true;
        break;
    case 'r':
        repeat_changes(cursor);
        break;
    case 'd':
        send_diagnosis();
        break;
    default:
        command(type, cursor, ms);
        break;
    }
}

void host_receive(uint32_t ms)
{
    uint8_t byte;
    while (uart_room() >= LINE_MAX && uart_receive(&byte)) {
        const char *body = line_read(byte);
        if (body) {
            host_present = true;
            heard_ms = ms;
            carry_out(body, ms);
        }
    }
    if (host_present && ms - heard_ms >= HOST_GONE_MS) {
        /* What a host that is gone wanted to say is no longer true. */
        lights_off();
        host_present = false;
    }
}

static bool state_wanted(uint32_t ms)
{
    uint32_t silent_ms = ms - sent_ms;
    return state_due || silent_ms >= (after_change ? STATE_AFTER_CHANGE_MS : heartbeat_ms);
}

void host_send(uint32_t ms)
{
    while (uart_room() >= LINE_MAX) {
        if (hello_due) {
            send_hello();
            hello_due = false;
        } else if (missing_due) {
            send_missing();
            missing_due = false;
        } else if (!changes_all_sent()) {
            changes_send_next();
            after_change = true;
        } else if (state_wanted(ms)) {
            changes_send_state(ms);
            state_due = false;
            after_change = false;
        } else {
            break;
        }
        sent_ms = ms;
    }
}
