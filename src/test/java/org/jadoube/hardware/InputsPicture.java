package org.jadoube.hardware;

import org.jadoube.chess.Square;
import org.jadoube.hardware.Drawing.Anchor;

/** Contacts that have an input each: a board of small ones, and one enlarged. */
final class InputsPicture {
    private static final int PITCH = 62;
    private static final Square EXAMPLE = Square.E4;

    private final Drawing drawing;
    private final Symbols symbols;
    private final Netlist netlist;

    InputsPicture(Drawing drawing, Netlist netlist) {
        this.drawing = drawing;
        this.symbols = new Symbols(drawing);
        this.netlist = netlist;
    }

    /** Draws them, and tells where they end. */
    int draw(int left, int top) {
        for (Square square : Square.values()) {
            cell(square, left + PITCH * square.file(), top + PITCH * (7 - square.rank()));
        }
        enlarged(left + 690, top + 40);
        return top + 8 * PITCH + 60;
    }

    private String pin(Square square, PartKind kind) {
        return netlist.pins(netlist.netOf("S-" + square, "1")).stream()
                .filter(pin -> netlist.part(pin.part()).kind() == kind)
                .map(Netlist.Pin::toString)
                .findFirst()
                .orElse("");
    }

    private void cell(Square square, int left, int top) {
        drawing.box(left, top, PITCH, PITCH);
        drawing.text("", Anchor.START, left + 4, top + 13, square.toString());
        symbols.net(Anchor.END, left + PITCH - 4, top + 13, pin(square, PartKind.SHIFT_REGISTER));
        drawing.text("small", Anchor.START, left + 4, top + 26, pin(square, PartKind.NETWORK));
        symbols.downwards(PartKind.CONTACT, left + 46, top + 20, 26, false);
        end(square, left + 46, top + 46);
    }

    private void end(Square square, int atX, int atY) {
        String net = netlist.netOf("S-" + square, "2");
        if (net.equals("GND")) {
            symbols.ground(atX, atY);
        } else {
            symbols.net(Anchor.MIDDLE, atX, atY + 10, net);
        }
    }

    private void enlarged(int left, int top) {
        int atX = left + 120;
        String pull = pin(EXAMPLE, PartKind.NETWORK);
        String network = pull.isEmpty() ? "" : pull.substring(0, pull.indexOf('.'));
        drawing.text("head", Anchor.START, left, top, EXAMPLE + ", and likewise every square");
        symbols.net(Anchor.MIDDLE, atX, top + 26, netlist.netOf(network, "C"));
        symbols.downwards(PartKind.RESISTOR, atX, top + 30, 64, false);
        drawing.text("", Anchor.START, atX + 14, top + 64, pull);
        drawing.text("small", Anchor.START, atX + 14, top + 76, netlist.part(network).value());
        drawing.dot(atX, top + 94);
        drawing.wire(atX, top + 94, atX - 70, top + 94);
        symbols.net(Anchor.START, atX + 10, top + 98, netlist.netOf("S-" + EXAMPLE, "1"));
        drawing.text("", Anchor.END, atX - 74, top + 98, pin(EXAMPLE, PartKind.SHIFT_REGISTER));
        symbols.downwards(PartKind.CONTACT, atX, top + 94, 64, false);
        drawing.text("", Anchor.START, atX + 14, top + 130, "S-" + EXAMPLE);
        drawing.text("small", Anchor.START, atX + 14, top + 142, PartKind.CONTACT.words());
        end(EXAMPLE, atX, top + 158);
    }
}
