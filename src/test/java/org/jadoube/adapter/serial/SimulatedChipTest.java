package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The whole way in real time: contacts on the pins of a simulated chip, the firmware, a terminal,
 * jSerialComm, the table, and back to the lights at the chip's pins.
 */
class SimulatedChipTest {
    private static final long START = Position.start().occupied();
    private static final List<BoardKind> OURS = List.of(BoardKind.JADOUBE);

    /** Morphy's game at the opera, Paris 1858. */
    private static final String OPERA =
            "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5"
                    + " Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

    /** Réti against Tartakower, Vienna 1910. */
    private static final String VIENNA =
            "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8"
                    + " Bg5+ Kc7 Bd8#";

    /** Lasker's trap, with a pawn that becomes a knight. */
    private static final String TRAP =
            "d4 d5 c4 e5 dxe5 d4 e3 Bb4+ Bd2 dxe3 Bxb4 exf2+ Ke2 fxg1=N+ Ke1 Qh4+ Kd2 Nc6"
                    + " Bc3 Bg4";

    @TempDir private Path folder;

    private Path folder(String name) throws IOException {
        return Files.createDirectory(folder.resolve(name));
    }

    @ParameterizedTest(name = "one byte in {0} lost, doubled or flipped")
    @CsvSource({"0", "1000"})
    void threeWholeGamesArriveAndAreLit(int oneIn)
            throws IOException, InterruptedException, ExecutionException {
        try (ExecutorService tables = Executors.newFixedThreadPool(3)) {
            List<Future<?>> games = new ArrayList<>();
            for (String san : List.of(OPERA, VIENNA, TRAP)) {
                Path place = folder("table" + games.size());
                long seed = games.size();
                games.add(
                        tables.submit(() -> {
                            play(BriskHands.moves(san), place, oneIn, seed);
                            return null;
                        }));
            }
            for (Future<?> game : games) {
                game.get();
            }
        }
    }

    private static void play(List<Move> moves, Path place, int oneIn, long seed)
            throws IOException, InterruptedException {
        try (SimulatedChip chip = new SimulatedChip("max7219", place, START);
                PtyPair terminals = new PtyPair(place);
                NoisyCable cable = new NoisyCable(chip.path(), terminals.boardEnd(), oneIn, seed);
                PlayedTable table =
                        new PlayedTable(Position.start(), List.of(terminals.hostEnd()), OURS)) {
            table.runUntilFound();
            HandsOnChip hands = new HandsOnChip(chip, table, oneIn == 0 ? 1_000 : 3_000);
            Position position = Position.start();
            for (Move move : moves) {
                hands.play(move, position);
                position = position.play(move);
            }
            assertEquals(moves, table.moves());
            assertEquals(oneIn > 0, cable.faults() > 0);
            assertEquals("", chip.fault());
        }
    }

    @Test
    void aGameGoesOnAfterTheCableOrThePowerWasOut() throws IOException, InterruptedException {
        List<Move> moves = BriskHands.moves(VIENNA).subList(0, 8);
        try (SimulatedChip chip = new SimulatedChip("max7219", folder, START);
                PlayedTable table = new PlayedTable(Position.start(), List.of(chip.path()), OURS)) {
            table.runUntilFound();
            HandsOnChip hands = new HandsOnChip(chip, table, 1_000);
            Position position = Position.start();
            for (int ply = 0; ply < moves.size(); ply++) {
                Move move = moves.get(ply);
                if (ply == 2 || ply == 5) {
                    chip.unplug();
                    table.runUntil(
                            () -> "nobody missed the board",
                            1_000,
                            () -> table.faults().containsKey("board"));
                    if (ply == 5) {
                        chip.restart();
                    } else {
                        hands.moveUnseen(move, position);
                        table.run(200);
                    }
                    chip.plug();
                    table.runUntil(
                            () -> "the board was not found again",
                            6_000,
                            () -> table.faults().isEmpty() && hands.showsTheTable());
                }
                if (ply == 2) {
                    table.run(500);
                } else {
                    hands.play(move, position);
                }
                position = position.play(move);
            }
            assertEquals(moves, table.moves());
            assertTrue(table.toldFaults().contains("The board is unplugged."));
        }
    }

    @Test
    void theFirmwareKeepsItsPace() throws IOException, InterruptedException {
        try (SimulatedChip chip = new SimulatedChip("max7219", folder, START);
                PlayedTable table = new PlayedTable(Position.start(), List.of(chip.path()), OURS)) {
            table.runUntilFound();
            table.run(500);
            chip.stats();
            HandsOnChip hands = new HandsOnChip(chip, table, 3_000);
            Position position = Position.start();
            for (Move move : BriskHands.moves("e4 d5 exd5 Qxd5")) {
                hands.play(move, position);
                position = position.play(move);
            }
            String stats = chip.stats();
            System.getLogger("org.jadoube").log(System.Logger.Level.INFO, stats);
            long scansASecond = figure(stats, "scans") * 1000 / figure(stats, "millis");
            assertTrue(scansASecond >= 480, stats);
            assertTrue(figure(stats, "busiest_loop_micros") < 4_000, stats);
            assertTrue(figure(stats, "slowest_report_micros") < 12_000, stats);
        }
    }

    private static long figure(String stats, String name) {
        Matcher figure = Pattern.compile("\\b" + name + "=(\\d+)").matcher(stats);
        assertTrue(figure.find(), stats);
        return Long.parseLong(figure.group(1));
    }

    @Test
    void aStripOfColouredLightsGetsItsPulsesInTime() throws IOException, InterruptedException {
        try (SimulatedChip chip = new SimulatedChip("ws2812", folder, START);
                PlayedTable table = new PlayedTable(Position.start(), List.of(chip.path()), OURS)) {
            table.runUntilFound();
            LightFrame frame =
                    LightFrame.of(
                            Map.of(
                                    Square.A1,
                                    Cue.TARGET,
                                    Square.E4,
                                    Cue.HELD,
                                    Square.H8,
                                    Cue.FILL));
            table.board().show(frame);
            long wanted = Square.A1.bit() | Square.E4.bit() | Square.H8.bit();
            table.runUntil(
                    () -> "the strip shows " + Long.toHexString(chip.lit()),
                    1_000,
                    () -> chip.lit() == wanted);
            assertEquals("", chip.fault());
        }
    }
}
