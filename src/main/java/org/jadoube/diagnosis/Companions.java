package org.jadoube.diagnosis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Square;
import org.jadoube.diagnosis.Finding.Line;

/** Squares that answer together with one that was touched alone. */
final class Companions {
    /** Fewer than these may have any cause. */
    private static final int FEWEST_OF_A_SMEAR = 3;

    private final Map<Square, Trial> trials;
    private final Map<Square, Long> others = new EnumMap<>(Square.class);

    Companions(Map<Square, Trial> trials) {
        this.trials = trials;
        trials.forEach((square, trial) -> {
            if (Long.bitCount(trial.changed()) > 1) {
                others.put(square, trial.changed() & ~square.bit());
            }
        });
    }

    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (Line line : Line.values()) {
            for (int one = 0; one < 8; one++) {
                for (int other = one + 1; other < 8; other++) {
                    if (areJoined(line, one, other)) {
                        findings.add(new Finding.JoinedLines(line, one, other));
                        forget(line, one, other);
                    }
                }
            }
        }
        long smeared =
                others.entrySet().stream()
                        .filter(each -> each.getValue() == onNextRank(each.getKey()))
                        .count();
        if (smeared >= FEWEST_OF_A_SMEAR) {
            findings.add(new Finding.Smear((int) smeared));
            others.entrySet().removeIf(each -> each.getValue() == onNextRank(each.getKey()));
        }
        others.forEach((square, rest) -> findings.add(new Finding.Crosstalk(square, rest)));
        return findings;
    }

    /** The rank that is read after the eighth is the first. */
    private static long onNextRank(Square square) {
        return Square.of((square.index() + 8) % 64).bit();
    }

    /** Whether all squares of both lines that answer bring their neighbour on the other line. */
    private boolean areJoined(Line line, int one, int other) {
        boolean isSeen = false;
        for (Square square : trials.keySet()) {
            int index = line.of(square);
            if (index == one || index == other) {
                long neighbour = neighbour(square, line, index == one ? other : one);
                if ((others.getOrDefault(square, 0L) & neighbour) == 0) {
                    return false;
                }
                isSeen = true;
            }
        }
        return isSeen;
    }

    private void forget(Line line, int one, int other) {
        others.replaceAll((square, rest) -> {
            int index = line.of(square);
            if (index != one && index != other) {
                return rest;
            }
            return rest & ~neighbour(square, line, index == one ? other : one);
        });
        others.values().removeIf(rest -> rest == 0);
    }

    private static long neighbour(Square square, Line line, int index) {
        return (line == Line.RANK
                        ? Square.of(8 * index + square.file())
                        : Square.of(8 * square.rank() + index))
                .bit();
    }
}
