package org.jadoube.app.service;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.port.Fault;
import org.jadoube.port.PieceSensor;
import org.jadoube.port.Signal;
import org.jadoube.table.Input;
import org.jadoube.table.PieceCheck;
import org.jadoube.table.Table;

/**
 * Holds the pieces of a board that knows them against the game: a promotion is the piece that was
 * put, and where other pieces stand than should is said.
 *
 * <p>To be run by the loop's thread, every turn. Boards that do not know their pieces cost nothing.
 */
public final class PieceWatch implements Runnable {
    static final String PART = "pieces";

    /** Pieces may pass through a moment that makes no sense. */
    private static final long PATIENCE_MICROS = 1_000_000;

    private final PieceSensor board;
    private final Supplier<Optional<Table>> table;
    private final LongSupplier clockMicros;
    private final Consumer<Signal> signals;
    private PieceCheck last = new PieceCheck.Underway();
    private long sinceMicros;
    private boolean told;

    /**
     * @param table the table as it is now, empty while there is none
     * @param signals told of promotions and faults
     */
    public PieceWatch(
            PieceSensor board,
            Supplier<Optional<Table>> table,
            LongSupplier clockMicros,
            Consumer<Signal> signals) {
        this.board = board;
        this.table = table;
        this.clockMicros = clockMicros;
        this.signals = signals;
    }

    @Override
    public void run() {
        Optional<Map<Square, Piece>> pieces = board.pieces();
        pieces.flatMap(seen -> table.get().map(now -> PieceCheck.of(now, seen)))
                .ifPresent(this::take);
    }

    private void take(PieceCheck check) {
        long nowMicros = clockMicros.getAsLong();
        if (!check.equals(last)) {
            last = check;
            sinceMicros = nowMicros;
            told = false;
        }
        if (!told) {
            told = tell(check, nowMicros);
        }
    }

    /** False when it is too early. */
    private boolean tell(PieceCheck check, long nowMicros) {
        switch (check) {
            case PieceCheck.Underway underway -> {}
            case PieceCheck.Agreeing agreeing -> signals.accept(new Signal.FaultEnded(PART));
            case PieceCheck.OtherPromotion other ->
                    signals.accept(
                            new Signal.Entered(
                                    micros -> new Input.Chose(other.role(), micros), nowMicros));
            case PieceCheck.Misplaced misplaced -> {
                if (nowMicros - sinceMicros < PATIENCE_MICROS) {
                    return false;
                }
                String words = String.join(" ", misplaced.faults());
                signals.accept(new Signal.FaultBegan(new Fault(PART, words, sinceMicros)));
            }
        }
        return true;
    }
}
