#include "changes.h"

#include <avr/pgmspace.h>

#include "line.h"

#define TOKENS_MAX 12

struct change {
    uint32_t ms;
    struct contacts after;
};

/* One more than is kept: a change is told from the contacts before it. */
#define SLOTS (CHANGES_KEPT + 1)
static struct change ring[SLOTS];
static uint8_t newest; /* slot of the last change made */
static uint16_t made;  /* its number */
static uint8_t kept;   /* how many can be sent, this one included */
static uint8_t unsent; /* how many of these are still to be sent */
static uint16_t dropped;

void changes_start(const struct contacts *now, uint32_t ms)
{
    ring[newest].ms = ms;
    ring[newest].after = *now;
}

void changes_scan(const struct contacts *now, uint32_t ms)
{
    if (contacts_equal(now, &ring[newest].after)) {
        return;
    }
    newest = (newest + 1) % SLOTS;
    ring[newest].ms = ms;
    ring[newest].after = *now;
    made++;
    if (kept < CHANGES_KEPT) {
        kept++;
    }
    if (unsent < CHANGES_KEPT) {
        unsent++;
    } else if (dropped < UINT16_MAX) {
        dropped++;
    }
}

bool changes_repeat_from(uint16_t seq)
{
    uint16_t asked = made - seq + 1;
    bool still_kept = asked <= kept;
    unsent = still_kept ? asked : kept;
    return still_kept;
}

bool changes_all_sent(void)
{
    return unsent == 0;
}

uint16_t changes_oldest(void)
{
    return made - kept + 1;
}

uint16_t changes_dropped(void)
{
    return dropped;
}

static void write_contacts(const struct contacts *contacts)
{
    line_space();
    for (uint8_t rank = 8; rank-- > 0;) {
        line_hex(contacts->ranks[rank]);
    }
    line_space();
    line_hex(contacts->buttons);
}

static void write_head(char type, uint16_t seq, uint32_t ms)
{
    line_begin(type);
    line_space();
    line_number(seq);
    line_space();
    line_number(ms);
}

static uint8_t count_bits(uint8_t bits)
{
    uint8_t count = 0;
    for (; bits; bits &= bits - 1) {
        count++;
    }
    return count;
}

static void write_button_token(uint8_t button, bool pressed)
{
    line_space();
    if (button < 2) {
        line_char(button == 0 ? 'W' : 'B');
    } else {
        line_char('K');
        line_char('1' + button - 2);
    }
    line_char(pressed ? '+' : '-');
}

static void write_tokens(const struct contacts *before, const struct contacts *after)
{
    uint8_t count = count_bits(before->buttons ^ after->buttons);
    for (uint8_t rank = 0; rank < 8; rank++) {
        count += count_bits(before->ranks[rank] ^ after->ranks[rank]);
    }
    if (count > TOKENS_MAX) {
        line_space();
        line_char('=');
        return;
    }
    for (uint8_t rank = 0; rank < 8; rank++) {
        uint8_t changed = before->ranks[rank] ^ after->ranks[rank];
        for (uint8_t file = 0; file < 8; file++) {
            if (changed & 1 << file) {
                line_space();
                line_char('a' + file);
                line_char('1' + rank);
                line_char(after->ranks[rank] & 1 << file ? '+' : '-');
            }
        }
    }
    uint8_t changed = before->buttons ^ after->buttons;
    for (uint8_t button = 0; button < 8; button++) {
        if (changed & 1 << button) {
            write_button_token(button, after->buttons & 1 << button);
        }
    }
}

void changes_send_next(void)
{
    uint8_t slot = (newest + SLOTS + 1 - unsent) % SLOTS;
    const struct contacts *before = &ring[(slot + SLOTS - 1) % SLOTS].after;
    write_head('C', made + 1 - unsent, ring[slot].ms);
    write_contacts(&ring[slot].after);
    write_tokens(before, &ring[slot].after);
    line_end();
    unsent--;
}

void changes_send_state(uint32_t ms)
{
    write_head('S', made, ms);
    write_contacts(&ring[newest].after);
    line_end();
}
