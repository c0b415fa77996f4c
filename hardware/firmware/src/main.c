/*
 * A scanner for Jadoube: reads 64 contacts and the buttons, tells the host what changed and when, and
 * shows on the lights what the host wants. It does not debounce and knows nothing of chess.
 */
#include <avr/interrupt.h>
#include <avr/sleep.h>

#include "boot.h"
#include "changes.h"
#include "clock.h"
#include "host.h"
#include "lights.h"
#include "matrix.h"
#include "uart.h"

int main(void)
{
    struct contacts contacts;
    matrix_start();
    lights_start();
    uart_start();
    clock_start();
    uint32_t boot = boot_number();
    sei();

    matrix_scan(&contacts);
    uint32_t scanned_ms = clock_ms();
    changes_start(&contacts, scanned_ms);
    host_start(boot, scanned_ms);

    for (;;) {
        uint32_t ms = clock_ms();
        if (ms - scanned_ms >= host_scan_period_ms()) {
            scanned_ms = ms;
            matrix_scan(&contacts);
            changes_scan(&contacts, ms);
        }
        host_receive(ms);
        host_send(ms);
        lights_refresh(ms);
        sleep_mode();
    }
}
