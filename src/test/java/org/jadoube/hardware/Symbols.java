package org.jadoube.hardware;

import org.jadoube.hardware.Drawing.Anchor;

/** The symbols of parts with two ends, drawn downwards in a given length, and of a transistor. */
final class Symbols {
    private final Drawing drawing;

    Symbols(Drawing drawing) {
        this.drawing = drawing;
    }

    /** A part from its upper end to its lower one; upwards says that a diode points there. */
    void downwards(PartKind kind, int atX, int top, int length, boolean upwards) {
        switch (kind) {
            case RESISTOR, NETWORK -> resistor(atX, top, length);
            case CAPACITOR -> capacitor(atX, top, length);
            case CONTACT, BUTTON -> contact(atX, top, length);
            case DIODE, LED -> diode(atX, top, length, upwards, kind == PartKind.LED);
            case BUZZER -> buzzer(atX, top, length);
            case HEADER, MCP23017, SHIFT_REGISTER, HT16K33, NPN ->
                    throw new IllegalArgumentException(kind + " has more than two ends");
        }
    }

    private void ends(int atX, int top, int length, int gap) {
        drawing.line("part", atX, top, atX, top + (length - gap) / 2);
        drawing.line("part", atX, top + length - (length - gap) / 2, atX, top + length);
    }

    private void resistor(int atX, int top, int length) {
        int size = Math.min(20, length * 2 / 3);
        ends(atX, top, length, size);
        drawing.path("part", "M%d %dh8v%dh-8z".formatted(atX - 4, top + (length - size) / 2, size));
    }

    private void capacitor(int atX, int top, int length) {
        ends(atX, top, length, 6);
        int middle = top + length / 2;
        drawing.line("part", atX - 8, middle - 3, atX + 8, middle - 3);
        drawing.line("part", atX - 8, middle + 3, atX + 8, middle + 3);
    }

    private void contact(int atX, int top, int length) {
        int gap = Math.min(16, length * 2 / 3);
        ends(atX, top, length, gap);
        int lower = top + length - (length - gap) / 2;
        drawing.line("part", atX, lower, atX - gap / 2, top + (length - gap) / 2);
    }

    private void diode(int atX, int top, int length, boolean upwards, boolean isLit) {
        int size = Math.min(12, length * 2 / 3);
        ends(atX, top, length, size);
        int begin = top + (length - size) / 2;
        int tip = upwards ? begin : begin + size;
        int base = upwards ? begin + size : begin;
        int half = size * 2 / 3;
        drawing.path("solid", "M%d %dh%dL%d %dz".formatted(atX - half, base, 2 * half, atX, tip));
        drawing.line("part", atX - half, tip, atX + half, tip);
        if (isLit) {
            drawing.path("part", "M%d %dl6 -5m-3 0h3v3".formatted(atX + half, begin + size / 2));
        }
    }

    private void buzzer(int atX, int top, int length) {
        ends(atX, top, length, 18);
        int middle = top + length / 2;
        drawing.path("part", "M%d %da9 9 0 0 1 0 18z".formatted(atX, middle - 9));
    }

    /** An NPN transistor: base on the left, collector above, emitter below. */
    void npn(int atX, int middle, int length) {
        int half = length / 2;
        drawing.line("part", atX - 30, middle, atX - 8, middle);
        drawing.line("part", atX - 8, middle - 10, atX - 8, middle + 10);
        drawing.path(
                "part", "M%d %dl8 -8v-%d".formatted(atX - 8, middle - 4, Math.max(0, half - 12)));
        drawing.path(
                "part",
                "M%d %dl8 8v%dm0 -%dl-5 -1l4 -4z"
                        .formatted(
                                atX - 8,
                                middle + 4,
                                Math.max(0, half - 12),
                                Math.max(0, half - 12)));
    }

    /** The sign for ground, below a point. */
    void ground(int atX, int top) {
        drawing.line("part", atX, top, atX, top + 5);
        drawing.line("part", atX - 8, top + 5, atX + 8, top + 5);
        drawing.line("part", atX - 5, top + 8, atX + 5, top + 8);
        drawing.line("part", atX - 2, top + 11, atX + 2, top + 11);
    }

    /** The name of a net at the end of a wire. */
    void net(Anchor anchor, int atX, int atY, String name) {
        drawing.text("net", anchor, atX, atY, name);
    }
}
