package org.jadoube.adapter.pi4j.wiring;

/** Where the lights of a board are. */
public enum LightPlaces {
    /** One light in each of the 64 squares, numbered like them from a1 to h8. */
    SQUARES(8),
    /**
     * One light where squares meet and on the edge, 81 in all: place {@code 9 * r + f} is the
     * corner that has {@code f} files to its left and {@code r} ranks below it. A square is lit by
     * its four corners.
     */
    CORNERS(9);

    private final int side;

    LightPlaces(int side) {
        this.side = side;
    }

    /** How many there are along one side of the board. */
    public int side() {
        return side;
    }

    /** How many there are in all. */
    public int count() {
        return side * side;
    }
}
