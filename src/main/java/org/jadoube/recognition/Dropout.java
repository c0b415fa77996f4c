package org.jadoube.recognition;

import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** Recognises the contact of a piece that has just landed, stands badly and has dropped out. */
final class Dropout {
    private static final long LONGEST_MICROS = 1_500_000;

    private Dropout() {}

    /**
     * The square of the last landing, if its contact alone has lately opened again; 0 if none has,
     * and if the piece was no more than sliding over it.
     */
    static long of(Hypothesis hypothesis, Shown shown, long nowMicros) {
        long landed =
                shown.first().before() == null || shown.first().lastMove() == null
                        ? 0
                        : Signature.of(shown.first().before().position(), shown.first().lastMove())
                                .closing();
        long landedMicros = Recognition.NEVER;
        long dropped = 0;
        for (ContactEvent event : hypothesis.interval().events()) {
            long square = event.square().bit();
            if (event instanceof Place) {
                landed = square;
                landedMicros = event.atMicros();
                dropped = 0;
            } else if (event instanceof Lift && (landed & square) != 0) {
                boolean late = event.atMicros() < nowMicros - LONGEST_MICROS;
                boolean brief = event.atMicros() - landedMicros <= Cost.ORDINARY_STOP_MICROS;
                dropped = late || (brief && isPassed(event.square(), hypothesis)) ? 0 : square;
            }
        }
        return dropped;
    }

    /** Whether a piece that is up has come to the square step by step, and could go on. */
    private static boolean isPassed(Square square, Hypothesis hypothesis) {
        long closed = new History(hypothesis.interval()).closed();
        for (Move move : hypothesis.line().position().legalMoves()) {
            boolean up = (move.from().bit() & hypothesis.interval().contacts()) == 0;
            long way = Attacks.between(move.from(), move.to());
            boolean stepByStep = (Attacks.between(move.from(), square) & ~closed) == 0;
            if (up && Bitboard.contains(way, square) && stepByStep) {
                return true;
            }
        }
        return false;
    }
}
