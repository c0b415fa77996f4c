package org.jadoube.adapter.pi4j;

import java.io.IOException;
import java.util.HexFormat;

/** An HT16K33 with its memory. */
final class FakeHt16k33 implements I2cChip {
    private static final int MEMORY = 16;

    private byte[] memory = new byte[MEMORY];
    private boolean isOscillating;
    private int display;
    private int dimming;
    private boolean isUnplugged;
    private int failures;
    private int transfers;
    private int bytes;

    FakeHt16k33() {
        losePower();
    }

    /** It wakes up off, and with anything in its memory. */
    synchronized void losePower() {
        memory = HexFormat.of().parseHex("a5".repeat(MEMORY));
        isOscillating = false;
        display = 0x80;
        dimming = 0xef;
    }

    synchronized void unplug() {
        isUnplugged = true;
    }

    synchronized void plug() {
        isUnplugged = false;
        losePower();
    }

    synchronized void fail(int next) {
        failures = next;
    }

    /** What can be seen: its memory, or nothing. */
    synchronized String shown() {
        boolean isOn = isOscillating && display == 0x81;
        return isOn ? HexFormat.of().formatHex(memory) : "off";
    }

    synchronized int dimming() {
        return dimming & 0x0f;
    }

    synchronized int transfers() {
        return transfers;
    }

    /** How many bytes were sent to it. */
    synchronized int bytes() {
        return bytes;
    }

    @Override
    public synchronized void write(byte... sent) throws IOException {
        if (isUnplugged || failures > 0) {
            failures = Math.max(0, failures - 1);
            throw new IOException("no answer");
        }
        transfers++;
        bytes += sent.length;
        int command = sent[0] & 0xff;
        switch (command & 0xf0) {
            case 0x00 -> {
                for (int i = 1; i < sent.length; i++) {
                    memory[(command + i - 1) % MEMORY] = sent[i];
                }
            }
            case 0x20 -> isOscillating = (command & 1) != 0;
            case 0x80 -> display = command;
            case 0xe0 -> dimming = command;
            default -> throw new AssertionError("no command: " + command);
        }
    }

    @Override
    public synchronized void read(int register, byte[] into) {
        throw new AssertionError("nothing to read");
    }

    @Override
    public void close() {}
}
