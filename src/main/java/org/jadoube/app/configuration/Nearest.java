package org.jadoube.app.configuration;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the word that was probably meant. */
final class Nearest {
    private static final int LETTERS_PER_SLIP = 3;

    private Nearest() {}

    /** " (did you mean …?)" for the nearest of some words, nothing where none is near. */
    static String hint(String written, Collection<String> known) {
        return to(written, known).map(word -> " (did you mean " + word + "?)").orElse("");
    }

    /**
     * The known word with the fewest slips, where these are no more than one, or one in three
     * letters.
     */
    static Optional<String> to(String written, Collection<String> known) {
        return known.stream()
                .filter(word ->
                        slips(written, word) <= Math.max(1, word.length() / LETTERS_PER_SLIP))
                .min(
                        Comparator.<String>comparingInt(word -> slips(written, word))
                                .thenComparing(Comparator.naturalOrder()));
    }

    /**
     * How many letters have to be added, left out, replaced or exchanged with their neighbours to
     * make one word of the other (optimal string alignment).
     */
    private static int slips(String one, String other) {
        int[][] slips = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                slips[i][j] = i == 0 || j == 0 ? i + j : fewest(slips, one, other, i, j);
            }
        }
        return slips[one.length()][other.length()];
    }

    private static int fewest(int[][] slips, String one, String other, int i, int j) {
        char last = Character.toLowerCase(one.charAt(i - 1));
        char otherLast = Character.toLowerCase(other.charAt(j - 1));
        int fewest =
                Math.min(
                        Math.min(slips[i - 1][j], slips[i][j - 1]) + 1,
                        slips[i - 1][j - 1] + (last == otherLast ? 0 : 1));
        boolean isExchanged =
                i > 1
                        && j > 1
                        && one.charAt(i - 2) == other.charAt(j - 1)
                        && one.charAt(i - 1) == other.charAt(j - 2);
        return isExchanged ? Math.min(fewest, slips[i - 2][j - 2] + 1) : fewest;
    }
}
