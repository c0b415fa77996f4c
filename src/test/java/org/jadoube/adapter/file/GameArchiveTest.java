package org.jadoube.adapter.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.adapter.file.FragileDisk.Operation;
import org.jadoube.adapter.file.FragileDisk.PowerCut;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Variant;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.notation.Fen;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnResult;
import org.jadoube.notation.San;
import org.jadoube.port.FinishedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Finished games are stored whole or not at all, and read back as they were. */
class GameArchiveTest {
    private static final Path FOLDER = Path.of("/games");
    private static final String NAME = "2026-11-29_21-07-30.pgn";

    private static final FinishedGame FOOLS_MATE =
            FinishedGames.game(
                    FinishedGames.rules(Variant.STANDARD, "1+0"),
                    FinishedGames.START,
                    Outcome.win(Color.BLACK, Termination.CHECKMATE),
                    "f3",
                    "e5",
                    "g4",
                    "Qh4#");

    @TempDir Path folder;

    @Test
    void aGameIsKeptAsPgnWithItsClocks() throws IOException {
        String name = new GameArchive(folder).store(FOOLS_MATE);

        assertEquals(
                """
                [Event "?"]
                [Site "?"]
                [Date "2026.11.29"]
                [Round "?"]
                [White "Петров, Пётр \\"Петя\\""]
                [Black "Élise\\\\Ñ"]
                [Result "0-1"]
                [TimeControl "60"]
                [Termination "normal"]

                1. f3 {[%clk 0:00:59]} 1... e5 {[%clk 0:00:59]} 2. g4 {[%clk 0:00:57]} 2...
                Qh4# {[%clk 0:00:57]} 0-1

                """,
                Files.readString(folder.resolve(name)));
        assertEquals(NAME, name);
    }

    @Test
    void aMoveThatTheContactsDoNotShowForCertainSaysSo() throws IOException {
        FinishedGame inferred =
                new FinishedGame(
                        FOOLS_MATE.date(),
                        FOOLS_MATE.tags(),
                        FOOLS_MATE.rules(),
                        FOOLS_MATE.game(),
                        List.of(),
                        Set.of(1),
                        List.of(),
                        FOOLS_MATE.outcome());
        Path game = folder.resolve(new GameArchive(folder).store(inferred));
        String moves =
                "1. f3 e5 {inferred: the contacts do not show it for certain} 2. g4 Qh4# 0-1";

        assertEquals(moves, Files.readString(game).split("\n\n", 2)[1].strip());
    }

    @Test
    void whatWasNotDecidedAtTheEndIsTold() throws IOException {
        Game game = Game.from(Fen.parseComposed("4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1"));
        List<Move> captures =
                List.of(San.parse("Rxd7", game.position()), San.parse("Rxa4", game.position()));
        FinishedGame undecided =
                new FinishedGame(
                        FOOLS_MATE.date(),
                        FOOLS_MATE.tags(),
                        FOOLS_MATE.rules(),
                        game,
                        List.of(),
                        Set.of(),
                        captures,
                        Outcome.win(Color.WHITE, Termination.RESIGNATION));
        String name = new GameArchive(folder).store(undecided);

        assertTrue(
                Files.readString(folder.resolve(name))
                        .contains("{then, not decided: Rxd7 or Rxa4} 1-0"));
    }

    @Test
    void aGameWithoutAClockFromAPositionSetUpTellsThat() throws IOException {
        GameArchive archive = new GameArchive(folder);
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        String name =
                archive.store(
                        FinishedGames.game(
                                FinishedGames.rules(Variant.CHESS960, null),
                                fen,
                                new Outcome(Result.UNFINISHED, Termination.ABANDONED),
                                "O-O"));

        String text = Files.readString(folder.resolve(name));
        assertTrue(text.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n"), text);
        assertTrue(text.contains("[TimeControl \"-\"]\n[Termination \"abandoned\"]\n"), text);
        assertTrue(text.contains("1. O-O *"), text);
        PgnGame read = archive.read(name);
        assertEquals(PgnResult.UNKNOWN, read.result());
        assertEquals(Variant.CHESS960, read.variant());
        assertEquals(1, read.moves().size());
    }

    @ParameterizedTest
    @EnumSource(Termination.class)
    void everyReasonHasOneOfTheWordsOfPgn(Termination termination) {
        assertTrue(
                List.of("normal", "time forfeit", "rules infraction", "adjudication", "abandoned")
                        .contains(FinishedGamePgn.termination(termination)));
    }

    @Test
    void aFallenFlagIsATimeForfeit() {
        assertEquals("time forfeit", FinishedGamePgn.termination(Termination.TIME));
        assertEquals("rules infraction", FinishedGamePgn.termination(Termination.ILLEGAL_MOVES));
    }

    @Test
    void aClockReadingIsMissingOrThereForEachMove() {
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new FinishedGame(
                                FinishedGames.DATE,
                                FOOLS_MATE.tags(),
                                FOOLS_MATE.rules(),
                                FOOLS_MATE.game(),
                                List.of(1L),
                                Set.of(),
                                List.of(),
                                FOOLS_MATE.outcome()));
    }

    @Test
    void aGameThatWasDeletedDoesNotComeBackWithItsJournal() throws IOException {
        GameArchive archive = new GameArchive(folder);
        FinishedGame other =
                FinishedGames.game(
                        FOOLS_MATE.rules(),
                        FinishedGames.START,
                        Outcome.draw(Termination.AGREEMENT),
                        "e4",
                        "e5");
        archive.delete(archive.store(FOOLS_MATE));
        archive.delete(NAME);

        new GameArchive(folder).store(FOOLS_MATE);
        assertEquals(List.of(), archive.contents().games());
        archive.store(other);
        assertEquals(1, archive.contents().games().size());
    }

    @Test
    void anotherGameOfTheSameSecondGetsANameOfItsOwn() throws IOException {
        GameArchive archive = new GameArchive(folder);
        FinishedGame other =
                FinishedGames.game(
                        FOOLS_MATE.rules(),
                        FinishedGames.START,
                        Outcome.draw(Termination.AGREEMENT),
                        "e4",
                        "e5");

        archive.store(FOOLS_MATE);
        assertEquals("2026-11-29_21-07-30_2.pgn", archive.store(other));
        assertEquals(NAME, archive.store(FOOLS_MATE));

        assertEquals(4, archive.read(NAME).moves().size());
        assertEquals(2, archive.contents().games().size());
    }

    @Test
    void aCorruptFileIsToldAndTheOthersAreListed() throws IOException {
        GameArchive archive = new GameArchive(folder);
        archive.store(FOOLS_MATE);
        String text = Files.readString(folder.resolve(NAME));
        Files.writeString(folder.resolve("a-zeros.pgn"), "\0".repeat(512));
        Files.writeString(folder.resolve("b-empty.pgn"), "");
        Files.writeString(folder.resolve("c-cut.pgn"), text.substring(0, text.length() - 20));
        Files.writeString(folder.resolve("d-illegal.pgn"), text.replace("2. g4", "2. Kd4"));
        Files.createDirectory(folder.resolve("e-folder.pgn"));
        Files.writeString(folder.resolve("f.pgn.tmp"), "not finished");

        ArchiveContents contents = archive.contents();

        assertEquals(
                List.of(NAME), contents.games().stream().map(ArchiveContents.Entry::name).toList());
        assertEquals(PgnResult.BLACK_WINS, contents.games().getFirst().result());
        assertEquals(4, contents.games().getFirst().plies());
        assertEquals("60", contents.games().getFirst().tags().get("TimeControl"));
        assertEquals(
                "a-zeros.pgn b-empty.pgn c-cut.pgn d-illegal.pgn e-folder.pgn",
                String.join(
                        " ",
                        contents.unreadable().stream()
                                .map(ArchiveContents.Unreadable::name)
                                .toList()));
    }

    @Test
    void anArchiveWithoutAFolderIsEmptyUntilAGameIsStored() throws IOException {
        GameArchive archive = new GameArchive(folder.resolve("club/games"));

        assertEquals(new ArchiveContents(List.of(), List.of()), archive.contents());
        archive.store(FOOLS_MATE);
        assertEquals(1, archive.contents().games().size());
        try (Stream<Path> files = Files.list(folder.resolve("club/games"))) {
            assertEquals(List.of(NAME), files.map(f -> f.getFileName().toString()).toList());
        }
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = Operation.class,
            names = {"CREATE_FOLDERS", "FORCE_FOLDER", "CREATE", "WRITE", "FORCE", "RENAME"})
    void whateverFailsTheNextAttemptStoresTheGameOnce(Operation failing) throws IOException {
        FragileDisk disk = new FragileDisk();
        GameArchive archive = new GameArchive(disk, FOLDER);
        disk.setFate((operation, number) -> {
            if (operation == failing) {
                throw new IOException("No space left on device");
            }
        });

        assertThrows(IOException.class, () -> archive.store(FOOLS_MATE));
        disk.setFate((operation, number) -> {});
        archive.store(FOOLS_MATE);

        assertEquals(List.of(NAME), disk.list(FOLDER));
        assertEquals(4, archive.read(NAME).moves().size());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void whereverThePowerIsCutTheGameIsThereWhollyOrNotAtAll(long seed) throws IOException {
        Random random = new Random(seed);
        for (int cut = 0; cut < 12; cut++) {
            FragileDisk disk = new FragileDisk();
            boolean isStored = storeUntilCut(disk, cut);
            FragileDisk after = disk.afterPowerCut(random);
            GameArchive archive = new GameArchive(after, FOLDER);

            assertEquals(List.of(), archive.contents().unreadable());
            int games = archive.contents().games().size();
            assertTrue(games == 1 || (games == 0 && !isStored));
            archive.store(FOOLS_MATE);
            assertEquals(1, archive.contents().games().size());
            assertEquals(4, archive.read(NAME).moves().size());
        }
    }

    private static boolean storeUntilCut(FragileDisk disk, int cut) throws IOException {
        disk.setFate((operation, number) -> {
            if (number >= cut) {
                throw new PowerCut();
            }
        });
        try {
            new GameArchive(disk, FOLDER).store(FOOLS_MATE);
            return true;
        } catch (PowerCut off) {
            return false;
        }
    }
}
