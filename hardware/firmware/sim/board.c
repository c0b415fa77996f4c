/*
 * A board of 64 contacts, buttons and lights round a simulated ATmega328P, which runs the real firmware
 * in real time. The tests of the host play on it.
 *
 *   board FIRMWARE.elf LINK CONTACTS
 *
 * The host finds the board's serial line at LINK. CONTACTS are those closed when the chip wakes up, 16 hex
 * digits, bit 0 = a1. Commands on standard input, one a line:
 *
 *   e2-  e4+  W+  W-  B+ ... K6+    a contact or button opens or closes
 *   unplug, plug                    the cable
 *   restart                         the chip loses its power and wakes up
 *   stats                           asks for figures since they were asked for last
 *   quit                            also at the end of input
 *
 * On standard output, with the time in nanoseconds on the monotonic clock of the machine:
 *
 *   ready
 *   contact e2- TIME                the contact has changed at the pin
 *   lights HEX TIME                 what can be seen on the lights has changed
 *   fault WHAT TIME                 the firmware did what it must not do
 *   stats scans=N millis=N slowest_report_micros=N busiest_loop_micros=N busy_permille=N late_millis=N
 */
#include <fcntl.h>
#include <inttypes.h>
#include <sim_avr.h>
#include <sim_core.h>
#include <sim_elf.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "contacts.h"
#include "max7219.h"
#include "wire.h"
#include "ws2812.h"

#define FREQUENCY 16000000u
#define SLICE_CYCLES (FREQUENCY / 1000)
#define NANOS 1000000000ull

/* A machine that was too busy for longer is not made up for: the simulated time lags behind. */
#define FORGIVEN_NANOS (NANOS / 20)

static avr_t *chip;

/* From waking up to sleeping again is one turn of the firmware's loop. */
static avr_cycle_count_t awake_since;
static avr_cycle_count_t busiest_loop;
static avr_cycle_count_t asleep;
static avr_cycle_count_t counted_since;
static uint32_t scans_before;
static uint64_t late_nanos;

static uint64_t now_nanos(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * NANOS + now.tv_nsec;
}

static void tell(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf(" %" PRIu64 "\n", now_nanos());
    fflush(stdout);
}

static void tell_lights(uint64_t lit)
{
    tell("lights %016" PRIx64, lit);
}

static void tell_pulse(uint32_t nanos)
{
    tell("fault pulse-of-%" PRIu32 "-ns", nanos);
}

static void on_sleep(avr_t *avr, avr_cycle_count_t cycles)
{
    if (awake_since) {
        avr_cycle_count_t busy = avr->cycle - awake_since;
        busiest_loop = busy > busiest_loop ? busy : busiest_loop;
        awake_since = 0;
    }
    asleep += cycles;
}

static void tell_stats(void)
{
    avr_cycle_count_t cycles = chip->cycle - counted_since;
    printf("stats scans=%" PRIu32 " millis=%" PRIu64 " slowest_report_micros=%" PRIu64
           " busiest_loop_micros=%" PRIu64 " busy_permille=%" PRIu64 " late_millis=%" PRIu64 "\n",
           contacts_scans() - scans_before, cycles / (FREQUENCY / 1000),
           wire_slowest_report() / (FREQUENCY / 1000000), busiest_loop / (FREQUENCY / 1000000),
           1000 - asleep * 1000 / cycles, late_nanos / 1000000);
    fflush(stdout);
    counted_since = chip->cycle;
    scans_before = contacts_scans();
    busiest_loop = 0;
    asleep = 0;
    late_nanos = 0;
}

/* False when it is time to end. */
static bool command(char *line)
{
    if (contacts_token(line)) {
        wire_expect_report();
        tell("contact %s", line);
    } else if (strcmp(line, "unplug") == 0) {
        wire_unplug();
    } else if (strcmp(line, "plug") == 0) {
        wire_plug();
    } else if (strcmp(line, "restart") == 0) {
        avr_reset(chip);
        contacts_restart();
        awake_since = 0;
    } else if (strcmp(line, "stats") == 0) {
        tell_stats();
    } else if (strcmp(line, "quit") == 0) {
        return false;
    } else {
        fprintf(stderr, "board: no such command: %s\n", line);
        return false;
    }
    return true;
}

static bool read_commands(void)
{
    static char text[4096];
    static size_t length;
    ssize_t got = read(STDIN_FILENO, text + length, sizeof text - length);
    if (got == 0) {
        return false;
    }
    length += got > 0 ? got : 0;
    char *start = text;
    for (char *end; (end = memchr(start, '\n', text + length - start)); start = end + 1) {
        *end = 0;
        if (!command(start)) {
            return false;
        }
    }
    length -= start - text;
    memmove(text, start, length);
    return true;
}

static bool run_slice(avr_cycle_count_t until)
{
    while (chip->cycle < until) {
        int state = avr_run(chip);
        if (state == cpu_Done || state == cpu_Crashed) {
            tell("fault chip-stopped");
            return false;
        }
        if (state == cpu_Running && awake_since == 0) {
            awake_since = chip->cycle;
        }
    }
    return true;
}

/* Waits until as much time has passed outside as inside, and moves the start when that is hopeless. */
static void keep_pace(uint64_t *start, avr_cycle_count_t until)
{
    uint64_t due = *start + until * (NANOS / 1000000) / (FREQUENCY / 1000000);
    uint64_t now = now_nanos();
    if (now > due + FORGIVEN_NANOS) {
        late_nanos += now - due;
        *start += now - due;
    } else if (now < due) {
        struct timespec wake = {.tv_sec = due / NANOS, .tv_nsec = due % NANOS};
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &wake, NULL);
    }
}

int main(int argc, char *argv[])
{
    if (argc != 4) {
        fprintf(stderr, "usage: board FIRMWARE.elf LINK CONTACTS\n");
        return 2;
    }
    elf_firmware_t firmware = {0};
    if (elf_read_firmware(argv[1], &firmware) != 0) {
        fprintf(stderr, "board: cannot read %s\n", argv[1]);
        return 2;
    }
    chip = avr_make_mcu_by_name("atmega328p");
    avr_init(chip);
    avr_load_firmware(chip, &firmware);
    chip->frequency = FREQUENCY;
    chip->log = LOG_ERROR;
    chip->sleep = on_sleep;

    contacts_wire(chip);
    contacts_set(strtoull(argv[3], NULL, 16));
    if (strstr(argv[1], "ws2812")) {
        ws2812_wire(chip, tell_lights, tell_pulse);
    } else {
        max7219_wire(chip, tell_lights);
    }
    wire_connect(chip, argv[2]);
    fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK);
    printf("ready\n");
    fflush(stdout);

    uint64_t start = now_nanos();
    avr_cycle_count_t until = 0;
    do {
        wire_poll();
        until += SLICE_CYCLES;
        if (!run_slice(until)) {
            break;
        }
        keep_pace(&start, until);
    } while (read_commands());
    wire_unplug();
    return 0;
}
