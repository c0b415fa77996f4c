package org.jadoube.hardware;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Square;
import org.jadoube.hardware.Drawing.Anchor;

/**
 * A matrix drawn as a matrix: files are lines downwards, ranks lines across, a8 at the top left.
 */
final class MatrixPicture {
    static final int PITCH = 58;
    private static final int ARM = 26;
    private static final int STEP = 22;

    /** What lies between the two lines of a square, from the line of the file on. */
    record Cell(Square square, String column, String row, List<Element> elements) {}

    /**
     * @param pointsBack whether a diode lets current through towards the line of the file
     */
    record Element(Netlist.Part part, boolean pointsBack) {}

    private final Drawing drawing;
    private final Symbols symbols;
    private final List<Cell> cells;
    private final List<String> columns = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();

    /**
     * @param cells of all squares, from a1 to h8
     */
    MatrixPicture(Drawing drawing, List<Cell> cells) {
        this.drawing = drawing;
        this.symbols = new Symbols(drawing);
        this.cells = cells;
        for (Cell cell : cells) {
            if (!columns.contains(cell.column())) {
                columns.add(cell.column());
            }
            if (!rows.contains(cell.row())) {
                rows.add(cell.row());
            }
        }
    }

    private int columnAt(int left, String net) {
        return left + 70 + PITCH * columns.indexOf(net);
    }

    private int rowAt(int top, String net) {
        return top + 40 + PITCH * (rows.size() - rows.indexOf(net));
    }

    void draw(int left, int top) {
        int right = left + 70 + PITCH * columns.size();
        int bottom = top + 40 + PITCH * rows.size() + 12;
        for (String net : columns) {
            drawing.wire(columnAt(left, net), top + 30, columnAt(left, net), bottom);
            symbols.net(
                    Anchor.MIDDLE,
                    columnAt(left, net),
                    top + (columns.indexOf(net) % 2 == 0 ? 26 : 14),
                    net);
        }
        for (String net : rows) {
            drawing.wire(left + 60, rowAt(top, net), right, rowAt(top, net));
            symbols.net(Anchor.END, left + 56, rowAt(top, net) + 4, net);
        }
        for (Cell cell : cells) {
            draw(cell, columnAt(left, cell.column()), rowAt(top, cell.row()));
        }
    }

    private void draw(Cell cell, int column, int row) {
        int top = row - STEP * cell.elements().size();
        drawing.dot(column, top);
        drawing.wire(column, top, column + ARM, top);
        for (Element element : cell.elements()) {
            symbols.downwards(element.part().kind(), column + ARM, top, STEP, element.pointsBack());
            top += STEP;
        }
        drawing.dot(column + ARM, row);
        drawing.text("small", Anchor.START, column + 3, row - 5, cell.square().toString());
    }

    /** One cell, large, with the names of its parts and lines. */
    void enlarge(Square square, int left, int top) {
        Cell cell = cells.get(square.index());
        int column = left + 40;
        int arm = left + 110;
        int step = 64;
        int bottom = top + 40 + step * cell.elements().size();
        drawing.text("head", Anchor.START, left, top, square + ", and likewise every square");
        drawing.wire(column, top + 12, column, bottom + 30);
        symbols.net(Anchor.END, column - 4, top + 24, cell.column());
        drawing.wire(left, bottom, left + 210, bottom);
        symbols.net(Anchor.END, left + 210, bottom + 14, cell.row());
        int at = top + 40;
        drawing.dot(column, at);
        drawing.wire(column, at, arm, at);
        for (Element element : cell.elements()) {
            Netlist.Part part = element.part();
            symbols.downwards(part.kind(), arm, at, step, element.pointsBack());
            drawing.text("", Anchor.START, arm + 18, at + step / 2, part.name());
            drawing.text(
                    "small",
                    Anchor.START,
                    arm + 18,
                    at + step / 2 + 12,
                    (part.kind().words() + " " + part.value()).strip());
            at += step;
        }
        drawing.dot(arm, bottom);
    }
}
