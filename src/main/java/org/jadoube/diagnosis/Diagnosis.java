package org.jadoube.diagnosis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.diagnosis.Finding.Line;
import org.jadoube.diagnosis.Finding.Turn;

/** Tells from observations what is wrong with a board; the commonest cause of each is named. */
public final class Diagnosis {
    /** As many answers as tell a turned board from a few exchanged wires. */
    private static final int ENOUGH_TO_SEE_A_TURN = 8;

    /** A piece comes and goes with two changes; reed contacts add a few. */
    private static final int MOST_TOGGLES = 12;

    private final Observations seen;
    private final Map<Square, Trial> trials = new EnumMap<>(Square.class);
    private final List<Finding> findings = new ArrayList<>();

    private Diagnosis(Observations seen) {
        this.seen = seen;
        seen.trials().forEach(trial -> trials.put(trial.asked(), trial));
    }

    /** All that can be told, most general first; empty when nothing is wrong. */
    public static List<Finding> of(Observations seen) {
        Diagnosis diagnosis = new Diagnosis(seen);
        diagnosis.judge();
        return List.copyOf(diagnosis.findings);
    }

    private void judge() {
        boolean isAnswered = trials.values().stream().anyMatch(trial -> trial.changed() != 0);
        if (seen.idle() == -1L) {
            findings.add(isAnswered ? new Finding.Inverted() : new Finding.AllClosed());
        } else {
            byLines(seen.idle(), -1L, Finding.ClosedLine::new, Finding.ClosedSquare::new);
        }
        if (isAnswered) {
            long silent = asked(trial -> trial.changed() == 0) & ~idleFaults();
            byLines(
                    silent,
                    asked(trial -> true),
                    Finding.SilentLine::new,
                    Finding.SilentSquare::new);
            places();
            findings.addAll(new Companions(trials).findings());
        } else if (!trials.isEmpty() && seen.idle() != -1L) {
            findings.add(new Finding.AllSilent());
        }
        trials.values().stream()
                .filter(trial -> trial.toggles() > MOST_TOGGLES)
                .forEach(
                        trial -> findings.add(new Finding.Flicker(trial.asked(), trial.toggles())));
        findings.addAll(Diodes.suspects(telling()));
    }

    /** The lifts of squares that answer by themselves; others tell nothing of diodes. */
    private Map<Square, Boolean> telling() {
        Map<Square, Boolean> telling = new EnumMap<>(Square.class);
        seen.lifts()
                .forEach((square, noticed) -> {
                    Trial trial = trials.get(square);
                    boolean isSound = trial == null || trial.changed() == square.bit();
                    if (isSound && (idleFaults() & square.bit()) == 0) {
                        telling.put(square, noticed);
                    }
                });
        return telling;
    }

    /** What is closed though it should not be, unless all of it is. */
    private long idleFaults() {
        return seen.idle() == -1L ? 0 : seen.idle();
    }

    private interface OfTrial {
        boolean holds(Trial trial);
    }

    private long asked(OfTrial condition) {
        return trials.values().stream()
                .filter(condition::holds)
                .mapToLong(trial -> trial.asked().bit())
                .reduce(0, (one, other) -> one | other);
    }

    private interface LineFinding {
        Finding of(Line line, int index);
    }

    private interface SquareFinding {
        Finding of(Square square);
    }

    /** Tells of whole lines first, and then of what squares are left. */
    private void byLines(long squares, long asked, LineFinding whole, SquareFinding single) {
        long left = squares;
        for (Line line : Line.values()) {
            for (int index = 0; index < 8; index++) {
                long all = squares(line, index);
                if ((asked & all) == all && (squares & all) == all && (left & all) != 0) {
                    findings.add(whole.of(line, index));
                    left &= ~all;
                }
            }
        }
        Bitboard.squares(left).forEach(square -> findings.add(single.of(square)));
    }

    private static long squares(Line line, int index) {
        long squares = 0;
        for (Square square : Square.values()) {
            squares |= line.of(square) == index ? square.bit() : 0;
        }
        return squares;
    }

    /** Squares that answer as others. */
    private void places() {
        Map<Square, Square> readAs = new EnumMap<>(Square.class);
        trials.values().stream()
                .filter(trial -> Long.bitCount(trial.changed()) == 1)
                .forEach(trial ->
                        readAs.put(
                                trial.asked(),
                                Square.of(Long.numberOfTrailingZeros(trial.changed()))));
        if (readAs.entrySet().stream().allMatch(each -> each.getKey() == each.getValue())) {
            return;
        }
        Optional<Turn> turn = turn(readAs);
        if (turn.isPresent()) {
            findings.add(new Finding.Turned(turn.get()));
        } else if (lines(readAs, Line.RANK).isPresent() && lines(readAs, Line.FILE).isPresent()) {
            for (Line line : Line.values()) {
                lines(readAs, line)
                        .orElseThrow()
                        .forEach((from, to) -> {
                            if (!from.equals(to)) {
                                findings.add(new Finding.ExchangedLine(line, from, to));
                            }
                        });
            }
        } else {
            readAs.forEach((square, other) -> {
                if (square != other) {
                    findings.add(new Finding.Misplaced(square, other));
                }
            });
        }
    }

    private static Optional<Turn> turn(Map<Square, Square> readAs) {
        if (readAs.size() < ENOUGH_TO_SEE_A_TURN) {
            return Optional.empty();
        }
        for (Turn turn : Turn.values()) {
            if (readAs.entrySet().stream()
                    .allMatch(each -> turn.of(each.getKey()) == each.getValue())) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }

    /** As which line each line is read; empty when that differs within one. */
    private static Optional<Map<Integer, Integer>> lines(Map<Square, Square> readAs, Line line) {
        Map<Integer, Integer> lines = new HashMap<>();
        for (Map.Entry<Square, Square> each : readAs.entrySet()) {
            Integer before = lines.putIfAbsent(line.of(each.getKey()), line.of(each.getValue()));
            if (before != null && before != line.of(each.getValue())) {
                return Optional.empty();
            }
        }
        return Optional.of(lines);
    }
}
