package org.jadoube.sensing;

/**
 * What speaks for and against one contact.
 *
 * @param changes lifts and places seen, both signs of life
 * @param blips times the contact left its state and came back before it could be believed
 * @param timesOdd times the square alone stood between the contacts and the position
 */
public record SquareHealth(int changes, int blips, int timesOdd) {
    private static final int BLIPS_TO_FLICKER = 5;
    private static final int TIMES_ODD_TO_SUSPECT = 3;

    /** Nothing seen yet. */
    public static final SquareHealth UNKNOWN = new SquareHealth(0, 0, 0);

    /** Whether the contact mostly flickers: more often than pieces come and go. */
    public boolean isFlickering() {
        return blips >= BLIPS_TO_FLICKER && blips > changes;
    }

    /** Whether the contact has been the odd one so often that masking it should be suggested. */
    public boolean isSuspect() {
        return timesOdd >= TIMES_ODD_TO_SUSPECT;
    }

    SquareHealth changed() {
        return new SquareHealth(changes + 1, blips, timesOdd);
    }

    SquareHealth blipped() {
        return new SquareHealth(changes, blips + 1, timesOdd);
    }

    SquareHealth odd() {
        return new SquareHealth(changes, blips, timesOdd + 1);
    }
}
