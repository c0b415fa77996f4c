package org.jadoube.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Square;

/**
 * Finds diodes that are missing by the squares that seem occupied when they are not.
 *
 * <p>On a matrix without the diode of a square, current runs back through that square's contact: on
 * ranks that are all occupied, a lifted piece is then not noticed, unless it stood on the rank or
 * on the file of that square.
 */
final class Diodes {
    private static final int RANKS_AT_A_TIME = 4;

    private Diodes() {}

    /**
     * The fewest diodes that explain what was seen, each half of the board by itself.
     *
     * @param lifts whether each square that was lifted then read as empty
     */
    static List<Finding> suspects(Map<Square, Boolean> lifts) {
        List<Finding> findings = new ArrayList<>();
        for (int half = 0; half < 2; half++) {
            int first = half * RANKS_AT_A_TIME;
            List<Square> crowd = crowd(first);
            List<Square> lifted = crowd.stream().filter(lifts::containsKey).toList();
            List<Square> ghosts = lifted.stream().filter(each -> !isNoticed(lifts, each)).toList();
            if (!ghosts.isEmpty()) {
                findings.addAll(explain(crowd, lifted, ghosts));
            }
        }
        return findings;
    }

    /** The squares of the four ranks that are occupied together, from one on. */
    static List<Square> crowd(int firstRank) {
        return List.of(Square.values()).subList(8 * firstRank, 8 * (firstRank + RANKS_AT_A_TIME));
    }

    private static boolean isNoticed(Map<Square, Boolean> lifts, Square square) {
        return lifts.getOrDefault(square, true);
    }

    private static List<Finding> explain(
            List<Square> crowd, List<Square> lifted, List<Square> ghosts) {
        for (Square one : crowd) {
            if (lifted.stream().allMatch(each -> hides(one, each) == ghosts.contains(each))) {
                return List.of(new Finding.MissingDiode(one));
            }
        }
        for (Square one : crowd) {
            for (Square other : crowd) {
                boolean isExplained =
                        lifted.stream()
                                .allMatch(each ->
                                        (hides(one, each) || hides(other, each))
                                                == ghosts.contains(each));
                if (isExplained) {
                    return List.of(new Finding.MissingDiode(one), new Finding.MissingDiode(other));
                }
            }
        }
        return List.of(
                new Finding.Ghosts(
                        ghosts.stream()
                                .mapToLong(Square::bit)
                                .reduce(0, (one, other) -> one | other)));
    }

    private static boolean hides(Square withoutDiode, Square lifted) {
        return withoutDiode.rank() != lifted.rank() && withoutDiode.file() != lifted.file();
    }
}
