#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

/* Each buffer has one end written by an interrupt and the other by the main loop. */
#define RX_SIZE 128
static volatile uint8_t rx[RX_SIZE];
static volatile uint8_t rx_head;
static volatile uint8_t rx_tail;
static volatile uint16_t rx_lost;

/* 256 bytes, so that the indices wrap by themselves. */
static volatile uint8_t tx[256];
static volatile uint8_t tx_head;
static volatile uint8_t tx_tail;

ISR(USART_RX_vect)
{
    uint8_t status = UCSR0A;
    uint8_t byte = UDR0;
    uint8_t next = (rx_head + 1) % RX_SIZE;
    bool overrun = status & 1 << DOR0;
    bool full = next == rx_tail;
    if ((overrun || full) && rx_lost < UINT16_MAX) {
        rx_lost++;
    }
    if (!full) {
        rx[rx_head] = byte;
        rx_head = next;
    }
}

ISR(USART_UDRE_vect)
{
    if (tx_tail == tx_head) {
        UCSR0B &= ~(1 << UDRIE0);
    } else {
        UDR0 = tx[tx_tail];
        tx_tail++;
    }
}

void uart_start(void)
{
    /* 16 MHz / 8 / 17 = 117647 baud, 2.1 % fast: as near as this crystal comes. */
    UCSR0A = 1 << U2X0;
    UBRR0 = 16;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00;
    UCSR0B = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0;
}

uint8_t uart_room(void)
{
    return tx_tail - tx_head - 1;
}

void uart_send(uint8_t byte)
{
    tx[tx_head] = byte;
    tx_head++;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        UCSR0B |= 1 << UDRIE0;
    }
}

bool uart_receive(uint8_t *byte)
{
    if (rx_tail == rx_head) {
        return false;
    }
    *byte = rx[rx_tail];
    rx_tail = (rx_tail + 1) % RX_SIZE;
    return true;
}

uint16_t uart_lost(void)
{
    uint16_t lost;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        lost = rx_lost;
    }
    return lost;
}
