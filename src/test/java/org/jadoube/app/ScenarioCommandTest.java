package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {
    @TempDir private Path folder;

    @Test
    void storiesThatComeOutAsToldPass() throws IOException {
        Path file =
                write(
                        "good.scn",
                        """
                        scenario: a pawn
                        hand: e2 up, e4 down
                          moves: e4

                        scenario: a knight
                        hand: g1 up, f3 down
                          moves: Nf3
                        """);

        CommandRun run = CommandRun.of("scenario", file.toString());

        assertEquals(new CommandRun(0, "2 passed, 0 failed\n", ""), run);
    }

    @Test
    void aStoryThatComesOutOtherwiseIsToldWithTheBoardAsSensedAsExpectedAndAsUnderstood()
            throws IOException {
        Path file =
                write(
                        "bad.scn",
                        """
                        scenario: a pawn
                        id: P
                        hand: [e2 up, e4 down]
                          moves: e4
                        hand: e7 up, d6 down
                          moves: e4 d6
                        """);

        CommandRun run = CommandRun.of("scenario", file.toString());

        assertEquals(1, run.status());
        String told =
                """
                moves: expected e4 d6, was e4
                in the run with 50 scans/s, smooth time; hands: e2 up, e4 down; e7 up, d6 down
                as sensed            as the position has it
                8 o o o o o o o o    8 r n b q k b n r
                7 o o o o . o o o    7 p p p p p p p p
                6 . . . o . . . .    6 . . . . . . . .
                5 . . . . . . . .    5 . . . . . . . .
                4 . . . . o . . .    4 . . . . P . . .
                3 . . . . . . . .    3 . . . . . . . .
                2 o o o o . o o o    2 P P P P . P P P
                1 o o o o o o o o    1 R N B Q K B N R
                  a b c d e f g h      a b c d e f g h
                as understood: put-right, wrong-landing
                moves: e4
                ask: -
                clear: d6
                fill: e7
                """;
        assertEquals(
                file + ":6: P, a pawn\n" + told.indent(4) + "\n0 passed, 1 failed\n",
                run.results());
    }

    @Test
    void aStoryThatCannotBeIsRefusedAndTheOtherFilesAreStillRun() throws IOException {
        Path impossible = write("impossible.scn", "scenario: x\nhand: e4 up\n");
        Path good = write("good.scn", "scenario: x\nhand: e2 up, e4 down\n  moves: e4\n");
        Path missing = folder.resolve("missing.scn");

        CommandRun run =
                CommandRun.of(
                        "scenario", impossible.toString(), missing.toString(), good.toString());

        assertAll(
                () -> assertEquals(2, run.status()),
                () ->
                        assertEquals(
                                impossible
                                        + ":2:7: this changes nothing: no piece stands on e4\n"
                                        + missing
                                        + ": there is no such file\n",
                                run.talk()),
                () -> assertEquals("1 passed, 0 failed\n", run.results()));
    }

    @Test
    void withoutAFileThereIsNothingToRun() {
        CommandRun run = CommandRun.of("scenario");

        assertEquals(2, run.status());
        assertTrue(run.talk().contains("FILE"), run::talk);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
