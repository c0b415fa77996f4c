package org.jadoube.hil;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Run by {@code mvn -Pdeb,hil verify}; see hardware/hil/README.md. */
@EnabledIfSystemProperty(
        named = "hil",
        matches = "true",
        disabledReason = "boots emulated machines for minutes: mvn -Pdeb,hil verify")
@DisplayName("The package on an emulated machine with a simulated board")
class HardwareInTheLoopTest {
    private static final Path SCENARIOS = Path.of("target", "hil", "scenarios");
    private static final int STATUS_SKIPPED = 77;

    /** Morphy at the opera: a castling to the queen's side, and captures in each direction. */
    private static final String OPERA =
            "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5"
                    + " b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8"
                    + " d1d8";

    /** En passant, a promotion that captures, and a mate that the new queen covers. */
    private static final String NEW_QUEEN =
            "e2e4 d7d5 e4e5 f7f5 e5f6 b8c6 f6g7 c8e6 g7h8q e6f7 c2c3 d8d6 d1h5 e8c8 e1d1 c6b8 g2g4"
                    + " d8e8 b2b4 d6h2 g1f3 f7e6 h5e8";

    /** En passant, a promotion to a knight, a castling to the king's side; Black mates. */
    private static final String NEW_KNIGHT =
            "d2d4 e7e5 d4d5 c7c5 d5c6 g8f6 c6b7 f8e7 b7a8n e8g8 e1d2 d8a5 d2d3 a5d5 d3e3 f6g4";

    private static final List<String> GAMES = List.of(OPERA, NEW_QUEEN, NEW_KNIGHT);

    @ParameterizedTest(name = "wiring {0}")
    @EnumSource
    @DisplayName("plays whole games exactly, shows the right lights, and takes presses in time")
    void wholeGames(TestedBoard board) throws IOException, InterruptedException {
        Timeline hands = new Timeline().stand(Position.start()).say("start").rest(1_500);
        for (String game : GAMES) {
            hands.setUp(Position.start()).rest(1_500).press(Timeline.clockLine(Color.BLACK));
            play(hands, board, game);
            hands.rest(4_000);
        }

        MachineLog log = run("games-" + board, board.configuration(true), hands);

        assertAll(
                () -> assertEquals(GAMES, log.games()),
                () -> assertEquals(List.of(), log.told("fault ")),
                () -> assertLights(board.lights(), log),
                () -> assertPresses(log));
    }

    private static void play(Timeline hands, TestedBoard board, String game) {
        Position position = Position.start();
        List<Move> moves = Timeline.moves(game);
        for (int ply = 0; ply < moves.size(); ply++) {
            Move move = moves.get(ply);
            hands.play(position, move, ply, ply % 5 == 0);
            if (Timeline.promotesToKnight(move)) {
                hands.press(board.knightLine());
            }
            Color mover = position.turn();
            position = position.play(move);
            if (ply + 1 < moves.size()) {
                hands.press(Timeline.clockLine(mover));
            }
        }
    }

    /** What the chips held is what the service had shown last, and changed nothing meanwhile. */
    private static void assertLights(LightChip chip, MachineLog log) {
        List<MachineLog.Line> frames = log.told("lights ");
        assertFalse(log.looks().isEmpty());
        for (MachineLog.Look look : log.looks()) {
            List<MachineLog.Line> before =
                    frames.stream().filter(frame -> frame.second() <= look.end()).toList();
            String frame = before.getLast().words();
            assertTrue(before.getLast().second() < look.begin(), frame);
            long lit = 0;
            for (String sample : look.samples()) {
                lit |= chip.litIn(sample);
                assertTrue(LightChip.milliamps(sample) <= 240, sample);
            }
            assertEquals(Bitboard.toString(squares(frame)), Bitboard.toString(lit), frame);
        }
    }

    /** The squares of a frame in words, such as {@code lights e2 held; e3 e4 target}. */
    private static long squares(String frame) {
        long squares = 0;
        for (String word : frame.split("[ ;]+", -1)) {
            squares |= Square.parse(word).map(Square::bit).orElse(0L);
        }
        return squares;
    }

    /**
     * Each press of the last game, whose journal is still there, is in it, and as long after the
     * one before as it was made.
     */
    private static void assertPresses(MachineLog log) {
        List<Double> taken = log.presses();
        assertEquals(Timeline.moves(GAMES.getLast()).size(), taken.size());
        List<MachineLog.Line> all =
                log.done("SET").stream()
                        .filter(set -> set.words().matches("button 1[45] 1"))
                        .toList();
        List<MachineLog.Line> made = all.subList(all.size() - taken.size(), all.size());
        for (int i = 1; i < made.size(); i++) {
            double apart = made.get(i).second() - made.get(i - 1).second();
            assertEquals(apart, taken.get(i) - taken.get(i - 1), 0.03, "press " + i);
        }
    }

    @ParameterizedTest(name = "wiring {0}")
    @EnumSource
    @DisplayName("loses nothing when chips fail and return, when it is killed, and when it hangs")
    void troubles(TestedBoard board) throws IOException, InterruptedException {
        List<Move> moves = Timeline.moves(NEW_QUEEN);
        Timeline hands = new Timeline().stand(Position.start()).say("start").rest(1_500);
        Position position = Position.start();
        for (int ply = 0; ply < moves.size(); ply++) {
            Move move = moves.get(ply);
            switch (ply) {
                case 3 -> {
                    hands.say(board.failing()).rest(1_500).play(position, move, ply, false);
                    hands.rest(1_500).say(board.returning()).rest(3_000);
                }
                case 5 -> {
                    hands.say(board.failingOpen()).rest(2_000).say(board.returning()).rest(3_000);
                    hands.play(position, move, ply, false);
                }
                case 7 -> {
                    hands.say("set chip " + board.lights().kind() + " 0").rest(2_000);
                    hands.say("set chip " + board.lights().kind() + " 1").rest(3_000);
                    hands.play(position, move, ply, true);
                }
                case 10 -> hands.say("signal KILL").rest(1_500).play(position, move, ply, true);
                case 14 -> hands.say("signal STOP").rest(1_500).play(position, move, ply, false);
                default -> hands.play(position, move, ply, false);
            }
            position = position.play(move);
        }
        hands.rest(4_000);

        MachineLog log = run("troubles-" + board, board.configuration(false), hands);

        assertAll(
                () -> assertEquals(List.of(NEW_QUEEN), log.games()),
                () ->
                        assertEquals(
                                List.of("ready to play", "game on, 10 plies", "game on, 14 plies"),
                                log.done("READY").stream().map(MachineLog.Line::words).toList()),
                () -> assertLights(board.lights(), log),
                () -> assertFalse(log.told("fault ").isEmpty()),
                () -> assertEquals(log.told("fault ").size(), log.told("mended ").size()));
    }

    private static MachineLog run(String name, String configuration, Timeline hands)
            throws IOException, InterruptedException {
        Path scenario = Files.createDirectories(SCENARIOS.resolve(name));
        Files.writeString(scenario.resolve("jadoube.toml"), configuration);
        Files.writeString(scenario.resolve("timeline"), hands.toString());
        Process machine =
                new ProcessBuilder("hardware/hil/run", scenario.toString())
                        .redirectErrorStream(true)
                        .start();
        String words =
                new String(machine.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        int status = machine.waitFor();
        if (status == STATUS_SKIPPED) {
            abort(words);
        }
        assertEquals(0, status, words);
        return MachineLog.read(scenario.resolve("console.log"));
    }
}
