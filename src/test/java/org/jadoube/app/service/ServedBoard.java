package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.Uci;

/** The real pieces on a real board, which stay where they are whatever becomes of the service. */
final class ServedBoard {
    private static final long BETWEEN_MILLIS = 60;

    private static final long LONGEST_NANOS = 120_000_000_000L;

    private long contacts = Position.start().occupied();

    private ServedBoard() {}

    static ServedBoard fresh() {
        return new ServedBoard();
    }

    /** Shows the service the board as it stands, then puts it to the game that it has found. */
    void putRight(ServedProcess service, List<String> moves)
            throws IOException, InterruptedException {
        service.say("=%016x".formatted(contacts));
        Thread.sleep(5 * BETWEEN_MILLIS);
        long wanted = after(moves).occupied();
        for (Square square : Bitboard.squares(contacts ^ wanted)) {
            change(service, square, Bitboard.contains(wanted, square));
        }
        Thread.sleep(10 * BETWEEN_MILLIS);
    }

    /** Plays the rest of a game. */
    void playUntil(ServedProcess service, List<String> game, BooleanSupplier end)
            throws IOException, InterruptedException {
        long patience = System.nanoTime() + LONGEST_NANOS;
        while (service.moves().size() < game.size() && !end.getAsBoolean()) {
            List<String> moves = service.moves();
            assertTrue(System.nanoTime() < patience, () -> "stuck after " + moves);
            long now = after(moves).occupied();
            Square from = Square.parse(game.get(moves.size()).substring(0, 2)).orElseThrow();
            Square to = Square.parse(game.get(moves.size()).substring(2, 4)).orElseThrow();
            if (contacts == now) {
                change(service, from, false);
                if (Bitboard.contains(now, to)) {
                    change(service, to, false);
                }
                change(service, to, true);
            }
            Thread.sleep(BETWEEN_MILLIS);
        }
    }

    private void change(ServedProcess service, Square square, boolean closed)
            throws IOException, InterruptedException {
        contacts = closed ? contacts | square.bit() : contacts & ~square.bit();
        service.say(square + (closed ? "+" : "-"));
        Thread.sleep(BETWEEN_MILLIS);
    }

    private static Position after(List<String> moves) {
        Position position = Position.start();
        try {
            for (String move : moves) {
                position = position.play(Uci.parse(move, position, Variant.STANDARD));
            }
        } catch (MoveTextException illegal) {
            throw new AssertionError(illegal);
        }
        return position;
    }
}
