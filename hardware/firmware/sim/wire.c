#include "wire.h"

#include <avr_uart.h>
#include <fcntl.h>
#include <pty.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#define BYTE_CYCLES 1389 /* ten bits at 115200 baud */

static avr_t *chip;
static const char *link_path;
static avr_irq_t *to_chip;
static int terminal = -1;

/* From the host to the chip, at the speed of the line. */
static uint8_t coming[4096];
static size_t first;
static size_t count;

/* For the figure of the slowest report. */
static avr_cycle_count_t expected_since;
static avr_cycle_count_t slowest;
static uint8_t line_type;
static uint8_t previous_byte;

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static void note_report(uint8_t byte)
{
    if (previous_byte == '$') {
        line_type = byte;
    }
    previous_byte = byte;
    if (byte == '\n' && line_type == 'C' && expected_since) {
        avr_cycle_count_t took = chip->cycle + BYTE_CYCLES - expected_since;
        slowest = took > slowest ? took : slowest;
        expected_since = 0;
    }
}

void wire_expect_report(void)
{
    if (expected_since == 0) {
        expected_since = chip->cycle;
    }
}

avr_cycle_count_t wire_slowest_report(void)
{
    avr_cycle_count_t worst = slowest;
    slowest = 0;
    return worst;
}

static void sent(struct avr_irq_t *irq, uint32_t value, void *unused)
{
    (void)irq;
    (void)unused;
    uint8_t byte = value;
    note_report(byte);
    /* What nobody reads is lost, as on a real line. */
    if (terminal >= 0 && write(terminal, &byte, 1) < 0) {
        return;
    }
}

static avr_cycle_count_t deliver(avr_t *avr, avr_cycle_count_t when, void *unused)
{
    (void)avr;
    (void)unused;
    if (count == 0) {
        return 0;
    }
    avr_raise_irq(to_chip, coming[first]);
    first = (first + 1) % sizeof coming;
    count--;
    return when + BYTE_CYCLES;
}

void wire_poll(void)
{
    uint8_t bytes[256];
    ssize_t got = terminal < 0 ? 0 : read(terminal, bytes, sizeof bytes);
    for (ssize_t i = 0; i < got && count < sizeof coming; i++) {
        coming[(first + count) % sizeof coming] = bytes[i];
        count++;
    }
    if (got > 0 && avr_cycle_timer_status(chip, deliver, NULL) == 0) {
        avr_cycle_timer_register(chip, BYTE_CYCLES, deliver, NULL);
    }
}

void wire_plug(void)
{
    int host_end;
    char name[256];
    struct termios raw;
    cfmakeraw(&raw);
    if (terminal >= 0) {
        return;
    }
    if (openpty(&terminal, &host_end, name, NULL, NULL) < 0) {
        fail("openpty");
    }
    if (tcgetattr(host_end, &raw) < 0) {
        fail("tcgetattr");
    }
    cfmakeraw(&raw);
    if (tcsetattr(host_end, TCSANOW, &raw) < 0 || fcntl(terminal, F_SETFL, O_NONBLOCK) < 0) {
        fail("pseudo terminal");
    }
    close(host_end);
    unlink(link_path);
    if (symlink(name, link_path) < 0) {
        fail(link_path);
    }
}

void wire_unplug(void)
{
    if (terminal >= 0) {
        unlink(link_path);
        close(terminal);
        terminal = -1;
        count = 0;
    }
}

void wire_connect(avr_t *avr, const char *link)
{
    chip = avr;
    link_path = link;
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    to_chip = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(
        avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), sent, NULL);
    wire_plug();
}
