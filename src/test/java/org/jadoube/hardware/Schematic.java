package org.jadoube.hardware;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.chess.Square;
import org.jadoube.hardware.Drawing.Anchor;
import org.jadoube.hardware.MatrixPicture.Cell;
import org.jadoube.hardware.MatrixPicture.Element;

/**
 * The schematic of a board, drawn from its netlist alone: matrices as matrices, chips as boxes,
 * everything else by its symbol, and what belongs together by the names of the nets.
 */
final class Schematic {
    private static final int WIDTH = 1320;
    private static final int BOX = 340;
    private static final int BAND = 620;
    private static final Square EXAMPLE = Square.E4;

    private final Netlist netlist;
    private final Drawing drawing = new Drawing();
    private final Symbols symbols = new Symbols(drawing);

    private Schematic(Netlist netlist) {
        this.netlist = netlist;
    }

    /** The schematic as SVG. */
    static String of(String title, Netlist netlist) {
        return new Schematic(netlist).draw(title);
    }

    private String draw(String title) {
        drawing.text("title", Anchor.START, 30, 40, title);
        drawing.text(
                "",
                Anchor.START,
                30,
                62,
                "Drawn from board.net. Wires that bear the same name are connected.");
        int top = boxes(100) + 50;
        top = contacts(top);
        top = lights(top);
        top = smallParts(top);
        return drawing.svg(WIDTH, top + 20);
    }

    /** The header and the chips, one beside the other. */
    private int boxes(int top) {
        List<Netlist.Part> boxes =
                netlist.parts().values().stream()
                        .filter(part ->
                                part.kind() == PartKind.HEADER || part.kind().supply().isPresent())
                        .toList();
        int perLine = WIDTH / BOX;
        int at = top;
        int highest = 0;
        for (int i = 0; i < boxes.size(); i++) {
            if (i > 0 && i % perLine == 0) {
                at += highest + 50;
                highest = 0;
            }
            int height =
                    new BoxPicture(drawing, netlist, boxes.get(i))
                            .draw(20 + BOX * (i % perLine), at);
            highest = Math.max(highest, height);
        }
        return at + highest;
    }

    private int contacts(int top) {
        boolean isMatrix = netlist.parts(PartKind.DIODE).findAny().isPresent();
        drawing.text("head", Anchor.START, 30, top, "Contacts");
        if (!isMatrix) {
            return new InputsPicture(drawing, netlist).draw(30, top + 20);
        }
        MatrixPicture matrix =
                new MatrixPicture(
                        drawing, Arrays.stream(Square.values()).map(this::contact).toList());
        matrix.draw(30, top + 20);
        matrix.enlarge(EXAMPLE, 720, top + 60);
        return top + BAND;
    }

    private Cell contact(Square square) {
        Netlist.Part contact = netlist.part("S-" + square);
        Netlist.Part diode = netlist.part("D-" + square);
        boolean pointsBack =
                netlist.netOf(diode.name(), "K").equals(netlist.netOf(contact.name(), "2"));
        return new Cell(
                square,
                netlist.netOf(contact.name(), "1"),
                netlist.netOf(diode.name(), pointsBack ? "A" : "K"),
                List.of(new Element(contact, false), new Element(diode, pointsBack)));
    }

    private int lights(int top) {
        drawing.text("head", Anchor.START, 30, top, "Lights");
        List<Cell> cells = new ArrayList<>();
        for (Square square : Square.values()) {
            Netlist.Part led = netlist.part("L-" + square);
            cells.add(
                    new Cell(
                            square,
                            netlist.netOf(led.name(), "A"),
                            netlist.netOf(led.name(), "K"),
                            List.of(new Element(led, false))));
        }
        MatrixPicture matrix = new MatrixPicture(drawing, cells);
        matrix.draw(30, top + 20);
        matrix.enlarge(EXAMPLE, 720, top + 60);
        return top + BAND;
    }

    /** Everything that is neither in a box nor in a matrix. */
    private int smallParts(int top) {
        drawing.text("head", Anchor.START, 30, top, "Everything else");
        List<Netlist.Part> small =
                netlist.parts().values().stream()
                        .filter(part ->
                                switch (part.kind()) {
                                    case RESISTOR, CAPACITOR, BUTTON, BUZZER, NPN -> true;
                                    case HEADER,
                                            MCP23017,
                                            SHIFT_REGISTER,
                                            HT16K33,
                                            NETWORK,
                                            CONTACT,
                                            DIODE,
                                            LED ->
                                            false;
                                })
                        .toList();
        int perLine = 10;
        for (int i = 0; i < small.size(); i++) {
            smallPart(small.get(i), 90 + 125 * (i % perLine), top + 30 + 120 * (i / perLine));
        }
        return top + 30 + 120 * ((small.size() + perLine - 1) / perLine);
    }

    private void smallPart(Netlist.Part part, int atX, int top) {
        int length = 54;
        if (part.kind() == PartKind.NPN) {
            symbols.npn(atX, top + 10 + length / 2, length);
            end(atX, top + 10, netlist.netOf(part.name(), "C"), true);
            end(atX, top + 10 + length, netlist.netOf(part.name(), "E"), false);
            symbols.net(Anchor.END, atX - 32, top + 41, netlist.netOf(part.name(), "B"));
        } else {
            List<String> pins = List.copyOf(part.kind().pins().keySet());
            symbols.downwards(part.kind(), atX, top + 10, length, false);
            end(atX, top + 10, netlist.netOf(part.name(), pins.getFirst()), true);
            end(atX, top + 10 + length, netlist.netOf(part.name(), pins.getLast()), false);
        }
        drawing.text("", Anchor.START, atX + 16, top + 34, part.name());
        drawing.text("small", Anchor.START, atX + 16, top + 46, part.value());
    }

    private void end(int atX, int atY, String net, boolean isUpper) {
        if (net.equals("GND") && !isUpper) {
            symbols.ground(atX, atY);
        } else {
            symbols.net(Anchor.MIDDLE, atX, isUpper ? atY - 4 : atY + 12, net);
        }
    }
}
