#include "boot.h"

#include <avr/eeprom.h>

static uint32_t starts EEMEM;

uint32_t boot_number(void)
{
    uint32_t number = eeprom_read_dword(&starts) + 1;
    eeprom_update_dword(&starts, number);
    return number;
}
