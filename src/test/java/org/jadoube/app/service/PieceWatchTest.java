package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.port.Fault;
import org.jadoube.port.PieceSensor;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.jadoube.recognition.Line;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;

class PieceWatchTest {
    private final Map<Square, Piece> seen = new EnumMap<>(Square.class);
    private final List<Signal> signals = new ArrayList<>();
    private long nowMillis;

    private final PieceSensor board =
            new PieceSensor() {
                @Override
                public Optional<Map<Square, Piece>> pieces() {
                    return seen.isEmpty() ? Optional.empty() : Optional.of(seen);
                }

                @Override
                public List<Scan> poll() {
                    return List.of();
                }

                @Override
                public void close() {}
            };

    private PieceWatch watch(Line line) {
        Position position = line.position();
        Table table = Table.of(TableRules.DEFAULT, line, position.occupied(), 0);
        return new PieceWatch(
                board, () -> Optional.of(table), () -> nowMillis * 1000, signals::add);
    }

    private void see(Position position) {
        Bitboard.squares(position.occupied())
                .forEach(square -> seen.put(square, position.pieceAt(square).orElseThrow()));
    }

    private void run(PieceWatch watch, long millis) {
        for (long end = nowMillis + millis; nowMillis < end; nowMillis += 10) {
            watch.run();
        }
    }

    @Test
    void aWrongSetUpIsSaidOnceAndItsEndAsWell() {
        PieceWatch watch = watch(Line.from(Position.start()));
        see(Position.start());
        seen.put(Square.B1, Piece.WHITE_BISHOP);
        run(watch, 900);
        assertEquals(List.of(), signals);

        run(watch, 2_000);
        String words = "On b1 stands a white bishop, where a white knight belongs.";
        assertEquals(List.of(new Signal.FaultBegan(new Fault(PieceWatch.PART, words, 0))), signals);

        seen.put(Square.B1, Piece.WHITE_KNIGHT);
        run(watch, 2_000);
        assertEquals(new Signal.FaultEnded(PieceWatch.PART), signals.getLast());
        assertEquals(2, signals.size());
    }

    @Test
    void aPromotionToAKnightIsEnteredAsSuch() {
        Line promoted =
                Line.from(Fen.parse("7k/P7/8/8/8/8/8/7K w - - 0 1"))
                        .then(new Move.Normal(Square.A7, Square.A8, Role.QUEEN));
        PieceWatch watch = watch(promoted);
        see(promoted.position());
        seen.put(Square.A8, Piece.WHITE_KNIGHT);
        run(watch, 2_000);
        assertEquals(1, signals.size());
        Signal.Entered entered = assertInstanceOf(Signal.Entered.class, signals.getFirst());
        assertEquals(new Input.Chose(Role.KNIGHT, 7), entered.input().apply(7));
    }

    @Test
    void aBoardThatDoesNotKnowItsPiecesIsLeftAlone() {
        run(watch(Line.from(Position.start())), 2_000);
        assertEquals(List.of(), signals);
    }
}
