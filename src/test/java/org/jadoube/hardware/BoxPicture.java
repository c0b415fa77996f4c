package org.jadoube.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.hardware.Drawing.Anchor;

/** A part as a box with its pins named, and with the names of the nets that they are in. */
final class BoxPicture {
    private static final int PIN = 18;
    private static final int WIDTH = 110;

    /** The room that nets take on each side of a box. */
    static final int MARGIN = 100;

    private record Side(Anchor inside, Anchor outside, int edge, int outwards) {}

    /**
     * @param name of the pin
     * @param note its number, or what it is
     */
    private record NamedPin(String name, String note, String net) {}

    private final Drawing drawing;
    private final Netlist netlist;
    private final Netlist.Part part;

    BoxPicture(Drawing drawing, Netlist netlist, Netlist.Part part) {
        this.drawing = drawing;
        this.netlist = netlist;
        this.part = part;
    }

    /** Draws it, and tells how high it is. */
    int draw(int left, int top) {
        List<NamedPin> pins = pins();
        boolean isHeader = part.kind() == PartKind.HEADER;
        int half = (pins.size() + 1) / 2;
        int height = PIN * half + 12;
        int edge = left + MARGIN;
        drawing.text(
                "head",
                Anchor.MIDDLE,
                edge + WIDTH / 2,
                top - 6,
                part.name() + " " + part.kind().words());
        drawing.box(edge, top, WIDTH, height);
        Side onTheLeft = new Side(Anchor.START, Anchor.END, edge, -1);
        Side onTheRight = new Side(Anchor.END, Anchor.START, edge + WIDTH, 1);
        for (int i = 0; i < pins.size(); i++) {
            boolean isLeft = isHeader ? i % 2 == 0 : i < half;
            int place = isHeader ? i / 2 : isLeft ? i : pins.size() - 1 - i;
            draw(pins.get(i), isLeft ? onTheLeft : onTheRight, top + 6 + PIN * place + PIN / 2);
        }
        return height;
    }

    private List<NamedPin> pins() {
        List<NamedPin> pins = new ArrayList<>();
        for (Map.Entry<String, String> pin : part.kind().pins().entrySet()) {
            pins.add(
                    new NamedPin(
                            pin.getKey(),
                            pin.getValue(),
                            netlist.netOf(part.name(), pin.getKey())));
        }
        return pins;
    }

    private void draw(NamedPin pin, Side side, int atY) {
        boolean isHeader = part.kind() == PartKind.HEADER;
        int inwards = side.edge() - 5 * side.outwards();
        String inside = isHeader ? pin.note() : pin.name();
        drawing.text("", side.inside(), inwards, atY + 4, inside);
        String number = isHeader ? pin.name() : pin.note();
        int out = side.edge() + 22 * side.outwards();
        if (pin.net().isEmpty()) {
            drawing.text(
                    "small", side.outside(), side.edge() + 4 * side.outwards(), atY - 1, number);
        } else {
            drawing.wire(side.edge(), atY, out, atY);
            drawing.text(
                    "small", side.outside(), side.edge() + 4 * side.outwards(), atY - 2, number);
            drawing.text("net", side.outside(), out + 3 * side.outwards(), atY + 4, pin.net());
        }
    }
}
