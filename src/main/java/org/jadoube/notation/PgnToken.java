package org.jadoube.notation;

/** The parts of PGN text. */
sealed interface PgnToken {

    /** Where the token begins. */
    Place place();

    /** A line and a column of the file, from 1. */
    record Place(int line, int column) {}

    /**
     * A tag pair.
     *
     * @param isAfterGap whether an empty line stands before its line
     */
    record Tag(Place place, String name, String value, boolean isAfterGap) implements PgnToken {}

    record Comment(Place place, String text) implements PgnToken {}

    record Glyph(Place place, int code) implements PgnToken {}

    record VariationStart(Place place) implements PgnToken {}

    record VariationEnd(Place place) implements PgnToken {}

    /** What should be a move, without the number in front of it. */
    record Word(Place place, String text) implements PgnToken {}

    record Marker(Place place, PgnResult result) implements PgnToken {}

    /** Text that is no part of PGN; it has been passed over. */
    record Fault(Place place, String message) implements PgnToken {}

    record End(Place place) implements PgnToken {}
}
