/* The line to the host: 115200 baud, 8N1, both ways through buffers. */
#ifndef UART_H
#define UART_H

#include <stdbool.h>
#include <stdint.h>

void uart_start(void);

/* How many bytes can be sent at once. */
uint8_t uart_room(void);

/* Sends a byte. Only for those who have asked for room. */
void uart_send(uint8_t byte);

/* Takes the next byte received. False when there is none. */
bool uart_receive(uint8_t *byte);

/* How many bytes were lost in the receiver, up to 65535. */
uint16_t uart_lost(void);

#endif
