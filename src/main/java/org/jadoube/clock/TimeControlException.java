package org.jadoube.clock;

/** A text that is no time control, with the place where it stops being one. */
public final class TimeControlException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int column;
    private final String expected;

    TimeControlException(int column, String expected, String found) {
        super("column " + column + ": expected " + expected + ", found " + found);
        this.column = column;
        this.expected = expected;
    }

    /**
     * Where the unexpected character stands, from 1; one past the end when the text is too short.
     */
    public int column() {
        return column;
    }

    /** What could have stood there. */
    public String expected() {
        return expected;
    }
}
