package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    private static final String KINGS_PAWNS =
            """
            trace: 1
            ---
            1000 e2-
            1400 e4+
            3000 e7-
            3400 e5+
            6000 end
            """;

    @TempDir private Path folder;

    @Test
    void aGameIsALineOfItsFileItsMovesAndWhatStandsOpen() throws IOException {
        Path file = write("a.trace", KINGS_PAWNS);

        assertEquals(
                new CommandRun(0, file + "\te2e4 e7e5\tok\n", ""),
                CommandRun.of("replay", file.toString()));
    }

    @Test
    void aTraceWithoutMovesHasNone() throws IOException {
        Path file = write("a.trace", "trace: 1\n---\n");

        assertEquals(
                new CommandRun(0, file + "\t\tok\n", ""), CommandRun.of("replay", file.toString()));
    }

    @Test
    void aPieceOutOfPlaceStandsOpenAtTheEnd() throws IOException {
        Path file = write("a.trace", "trace: 1\n---\n1000 e7-\n1400 e5+\n4000 end\n");

        assertEquals(
                file + "\t\tclear: e5; fill: e7\n",
                CommandRun.of("replay", "--format", "uci", file.toString()).results());
    }

    @Test
    void anOpenQuestionStandsOpenAtTheEnd() throws IOException {
        Path file =
                write(
                        "a.trace",
                        """
                        trace: 1
                        fen: 4k3/3p1p2/2p5/4N3/8/8/8/4K3 w - - 0 1
                        completion: press
                        ---
                        1000 e5-
                        2000 press:white
                        5000 end
                        """);

        assertEquals(
                file + "\t\task: e5c6 e5d7 e5f7\n",
                CommandRun.of("replay", file.toString()).results());
    }

    @Test
    void aGameIsWrittenAsPgn() throws IOException {
        Path file = write("a.trace", KINGS_PAWNS);

        String results = CommandRun.of("replay", "--format", "pgn", file.toString()).results();

        assertTrue(results.startsWith("[Event \"?\"]\n"), results);
        assertTrue(results.endsWith("\n1. e4 e5 *\n\n"), results);
    }

    @Test
    void everyEventIsAnObjectOfJsonOnALine() throws IOException {
        Path file =
                write("a.trace", "trace: 1\n---\n1000 g1-\n1400 f3+\n2000 press:black\n4000 end\n");

        String results = CommandRun.of("replay", "--format", "jsonl", file.toString()).results();

        assertEquals(
                """
                {"file":"FILE","ms":1020.0,"input":"sensed",\
                "contacts":[{"did":"lift","square":"g1","ms":1000.0}],"effects":[{"effect":"lit"}],\
                "reading":"under-way","reason":"in-hand","plies":0,\
                "ask":[],"clear":[],"fill":[],"must":[],\
                "lights":{"g1":"held","f3":"target","h3":"target"}}
                {"file":"FILE","ms":1420.0,"input":"sensed",\
                "contacts":[{"did":"place","square":"f3","ms":1400.0}],\
                "effects":[{"effect":"played","move":"g1f3"},\
                {"effect":"winnability-wanted"},{"effect":"lit"}],\
                "reading":"settled","reason":"quiet-move","plies":1,\
                "ask":[],"clear":[],"fill":[],"must":[],\
                "lights":{"g1":"last-from","f3":"last-to"}}
                {"file":"FILE","ms":1420.0,"input":"judged","winnable":"WB",\
                "effects":[],\
                "reading":"settled","reason":"quiet-move","plies":1,\
                "ask":[],"clear":[],"fill":[],"must":[],\
                "lights":{"g1":"last-from","f3":"last-to"}}
                {"file":"FILE","ms":2000.0,"input":"pressed","by":"black",\
                "effects":[{"effect":"refused","why":"not-your-turn"}],\
                "reading":"settled","reason":"quiet-move","plies":1,\
                "ask":[],"clear":[],"fill":[],"must":[],\
                "lights":{"g1":"last-from","f3":"last-to"}}
                """
                        .replace("FILE", file.toString()),
                results);
    }

    @Test
    void aTraceThatIsNoneIsRefusedWithItsPlaceAndTheOthersAreStillPlayed() throws IOException {
        Path bad = write("bad.trace", "trace: 1\n---\n1000 e2-\n1400 e2-\n");
        Path good = write("good.trace", KINGS_PAWNS);

        CommandRun run = CommandRun.of("replay", bad.toString(), good.toString());

        assertAll(
                () -> assertEquals(2, run.status()),
                () ->
                        assertEquals(
                                bad
                                        + ":4:6: this changes nothing: the contact e2 is already"
                                        + " open\n",
                                run.talk()),
                () -> assertEquals(good + "\te2e4 e7e5\tok\n", run.results()));
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsArePassedOver() throws IOException {
        Path file = write("a.trace", "\uFEFF" + KINGS_PAWNS.replace("\n", "\r\n"));

        assertEquals(
                file + "\te2e4 e7e5\tok\n", CommandRun.of("replay", file.toString()).results());
    }

    @Test
    void whatAFileHoldsDoesNotControlTheTerminal() throws IOException {
        Path file = write("a.trace", "trace:\u001B[2J1\n");

        assertEquals(
                file + ":1:7: expected '1', found '\uFFFD[2J1'\n",
                CommandRun.of("replay", file.toString()).talk());
    }

    @Test
    void theFiguresOfAFolderCountExactFlaggedAndWrongGames() throws IOException {
        Path exact = write("exact.trace", KINGS_PAWNS);
        write("exact.expect", "e2e4 e7e5\n");
        Path wrong = write("wrong.trace", KINGS_PAWNS);
        write("wrong.expect", "e2e4 e7e6\n");
        Path flagged =
                write("flagged.trace", KINGS_PAWNS.replace("6000 end", "6000 a1-\n9000 end"));
        write("flagged.expect", "e2e4 e7e5 a1a2\n");

        CommandRun run =
                CommandRun.of(
                        "replay",
                        "--compare",
                        exact.toString(),
                        wrong.toString(),
                        flagged.toString());

        assertEquals(
                """
                | traces | games | exact | | flagged | wrong |
                |---|--:|--:|--:|--:|--:|
                | NAME | 3 | 1 | 33.3 % | 1 | 1 |

                flagged:

                - FLAGGED: ply 3 was a1a2, written -, at the end fill: a1

                wrong:

                - WRONG: ply 2 was e7e6, written e7e5, at the end ok
                """
                        .replace("NAME", String.valueOf(folder.getFileName()))
                        .replace("FLAGGED", flagged.toString())
                        .replace("WRONG", wrong.toString()),
                run.results());
    }

    @Test
    void aTraceWhoseMovesAreNotKnownCannotBeCompared() throws IOException {
        Path file = write("a.trace", KINGS_PAWNS);

        CommandRun run = CommandRun.of("replay", "--compare", file.toString());

        assertEquals(2, run.status());
        assertEquals(folder.resolve("a.expect") + ": there is no such file\n", run.talk());
    }

    @Test
    void scansComeOnceToAThousandTimesASecond() throws IOException {
        Path file = write("a.trace", KINGS_PAWNS);

        assertEquals(0, CommandRun.of("replay", "--rate", "1000", file.toString()).status());
        assertEquals(2, CommandRun.of("replay", "--rate", "0", file.toString()).status());
    }

    @Test
    void comparingHasAFormOfItsOwn() throws IOException {
        Path file = write("a.trace", KINGS_PAWNS);

        CommandRun run = CommandRun.of("replay", "--compare", "--format", "pgn", file.toString());

        assertEquals(2, run.status());
        assertTrue(run.talk().contains("mutually exclusive"), run::talk);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
