package org.jadoube.diagnosis;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/**
 * A diode matrix with everything that can be soldered wrongly: what it reads of what stands on it.
 */
final class SimulatedMatrix {
    private final Set<Square> withoutDiode = EnumSet.noneOf(Square.class);
    private final Map<Integer, Integer> joinedRanks = new HashMap<>();
    private long stuck;
    private long dead;
    private boolean isInverted;
    private boolean smears;
    private UnaryOperator<Square> places = square -> square;

    SimulatedMatrix withoutDiode(Square square) {
        withoutDiode.add(square);
        return this;
    }

    SimulatedMatrix stuck(long squares) {
        stuck |= squares;
        return this;
    }

    SimulatedMatrix dead(long squares) {
        dead |= squares;
        return this;
    }

    SimulatedMatrix inverted() {
        isInverted = true;
        return this;
    }

    SimulatedMatrix smearing() {
        smears = true;
        return this;
    }

    SimulatedMatrix joined(int rank, int other) {
        joinedRanks.put(rank, other);
        joinedRanks.put(other, rank);
        return this;
    }

    SimulatedMatrix reading(UnaryOperator<Square> asOther) {
        places = asOther;
        return this;
    }

    /** The contacts that are read when pieces stand on some squares. */
    long read(long pieces) {
        long closed = (pieces & ~dead) | stuck;
        long read = 0;
        for (int rank = 0; rank < 8; rank++) {
            read |= driven(rank, closed) << (8 * rank);
        }
        if (smears) {
            read |= (read << 8) | (read >>> 56);
        }
        long placed = 0;
        for (Square square : Bitboard.squares(read)) {
            placed |= places.apply(square).bit();
        }
        return isInverted ? ~placed : placed;
    }

    /** The files that are low while a rank is driven: current finds every way that is open. */
    private long driven(int rank, long closed) {
        long lowRanks = 1L << rank;
        if (joinedRanks.containsKey(rank)) {
            lowRanks |= 1L << joinedRanks.get(rank);
        }
        long lowFiles = 0;
        boolean spreads = true;
        while (spreads) {
            long before = lowFiles * 31 + lowRanks;
            for (Square square : Bitboard.squares(closed)) {
                long file = 1L << square.file();
                long row = 1L << square.rank();
                if ((lowRanks & row) != 0) {
                    lowFiles |= file;
                }
                if ((lowFiles & file) != 0 && withoutDiode.contains(square)) {
                    lowRanks |= row;
                }
            }
            spreads = before != lowFiles * 31 + lowRanks;
        }
        return lowFiles;
    }
}
