package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Sentio on a terminal, found by listening among boards of our own. */
class SentioBoardTest {
    private static final List<BoardKind> KINDS = List.of(BoardKind.SENTIO, BoardKind.JADOUBE);

    /** With both castlings and a capture in passing. */
    private static final String GAME =
            "e4 e6 e5 d5 exd6 cxd6 Nf3 Nf6 Be2 Be7 O-O O-O d4 Nc6 d5 exd5";

    @TempDir private Path folder;

    @Test
    void aWholeGameIsReadAndLit() throws IOException, InterruptedException {
        try (PtyPair terminals = new PtyPair(folder);
                EmulatedSentio sentio =
                        new EmulatedSentio(terminals.boardEnd(), Position.start().occupied());
                PlayedTable table =
                        new PlayedTable(Position.start(), List.of(terminals.hostEnd()), KINDS)) {
            table.runUntilFound();
            List<Move> moves = BriskHands.moves(GAME);
            Position position = Position.start();
            for (Move move : moves) {
                for (String token : BriskHands.contacts(move, position)) {
                    sentio.set(token);
                    table.run(250);
                }
                table.runUntil(
                        () -> move + " was not read",
                        3_000,
                        () -> move.equals(table.table().recognition().line().lastMove()));
                position = position.play(move);
            }
            assertEquals(moves, table.moves());

            sentio.set("f3-");
            table.runUntil(
                    () -> "the board shows " + Long.toHexString(sentio.lit()),
                    4_000,
                    () ->
                            (sentio.lit() & Square.D4.bit()) != 0
                                    && sentio.lit() == lit(table.table().lights()));
        }
    }

    private static long lit(LightFrame frame) {
        return frame.cues().keySet().stream()
                .filter(square -> !frame.cueAt(square).orElseThrow().code().startsWith("last"))
                .mapToLong(Square::bit)
                .sum();
    }

    @Test
    void noiseAndHalfLinesInventNothingAndSilenceIsTold() throws IOException, InterruptedException {
        try (PtyPair terminals = new PtyPair(folder);
                EmulatedSentio sentio =
                        new EmulatedSentio(terminals.boardEnd(), Position.start().occupied());
                PlayedTable table =
                        new PlayedTable(Position.start(), List.of(terminals.hostEnd()), KINDS)) {
            table.runUntilFound();
            sentio.disturb(":255 255 0 0 0\r\n:0 0 0 0 0 0 0 0\r\n:255 2");
            table.run(500);
            assertEquals(Position.start().occupied(), table.board().poll().getLast().contacts());

            sentio.fallSilent(true);
            table.runUntil(
                    () -> "nobody missed the board",
                    4_000,
                    () ->
                            "The board is silent. Its cable may be loose."
                                    .equals(table.faults().get("board")));
            assertEquals(List.of(), table.board().poll());
            sentio.fallSilent(false);
            table.runUntil(() -> "still missed", 4_000, () -> table.faults().isEmpty());
        }
    }
}
