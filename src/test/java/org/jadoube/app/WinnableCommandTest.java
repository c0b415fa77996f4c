package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class WinnableCommandTest {
    private static final String HARD = "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";

    @TempDir private Path folder;
    private final StringWriter results = new StringWriter();
    private final StringWriter talk = new StringWriter();

    @Test
    void bothSidesCanStillMate() {
        assertEquals(0, winnable("8/8/4K3/8/1n6/8/5k1N/8 w - - 0 1"));
        assertEquals(List.of("WB"), lines());
    }

    @Test
    void aDeadPosition() {
        assertEquals(0, winnable("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -"));
        assertEquals(List.of("--"), lines());
    }

    @Test
    void whatIsNotDecidedIsTold() {
        assertEquals(0, winnable("--max-nodes", "1000", HARD));
        assertEquals(List.of("?B"), lines());
        assertTrue(talk.toString().startsWith("White: not decided after "), talk::toString);
    }

    @Test
    void aSuitePassesWhenEveryVerdictIsRight() throws IOException {
        Path suite =
                suite(
                        "# two walls\n\n-- 4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w\n-- 8/8/8/8/8/3k4/8/3K4 b - -\n");
        assertEquals(0, winnable("--suite", suite.toString()));
        assertEquals("2 passed, 0 failed", lines().getLast());
    }

    @Test
    void aWrongVerdictFails() throws IOException {
        Path suite = suite("-- 8/8/8/8/8/3k4/8/3K4 b - -\n-B 4k3/8/8/8/8/8/8/R3K3 w - -\n");
        assertEquals(1, winnable("--suite", suite.toString()));
        assertAll(
                () ->
                        assertTrue(
                                lines().getFirst().startsWith("failed line 2, WHITE"),
                                results::toString),
                () -> assertEquals("1 passed, 1 failed", lines().getLast()));
    }

    @Test
    void anUndecidedPositionFailsUnderItsOwnName() throws IOException {
        Path suite = suite("-B " + HARD + "\n");
        assertEquals(1, winnable("--max-nodes", "1000", "--suite", suite.toString()));
        assertAll(
                () ->
                        assertTrue(
                                lines().getFirst().startsWith("not decided line 1, WHITE"),
                                results::toString),
                () -> assertTrue(lines().contains("not decided  1 of 2"), results::toString),
                () -> assertEquals("0 passed, 1 failed", lines().getLast()));
    }

    @Test
    void aPositionThatNoGameReachesIsRemarkedOn() throws IOException {
        Path suite = suite("W- QQQQQQQQ/QQQQ4/8/8/8/8/8/K1k5 b - -\n");
        assertEquals(0, winnable("--suite", suite.toString()), results::toString);
        assertTrue(talk.toString().startsWith("no game leads to line 1: "), talk::toString);
    }

    @Test
    void aBadLineIsShownByFileLineAndColumn() throws IOException {
        Path suite = suite("# head\nWB 8/8/8/8/8/3k4/8/3x4 b - -\n");
        assertEquals(2, winnable("--suite", suite.toString()));
        assertTrue(talk.toString().contains("verdicts.txt:2:20: FEN: "), talk::toString);
    }

    @Test
    void aFileWithoutAPositionIsUnusable() throws IOException {
        Path suite = suite("# nothing\n");
        assertEquals(2, winnable("--suite", suite.toString()));
        assertEquals(suite + ":1:1: there is no position here\n", talk.toString());
    }

    @Test
    void whatCannotBeJudgedIsUnusable() {
        assertAll(
                () -> assertEquals(2, winnable()),
                () -> assertEquals(2, winnable("8/8/8/8/8/8/8/8 w - - 0 1")),
                () -> assertEquals(2, winnable("--suite", folder.resolve("none.txt").toString())),
                () -> assertEquals("", results.toString()));
    }

    private Path suite(String text) throws IOException {
        return Files.writeString(folder.resolve("verdicts.txt"), text);
    }

    private List<String> lines() {
        return results.toString().lines().toList();
    }

    private int winnable(String... arguments) {
        return new CommandLine(new WinnableCommand())
                .setOut(new PrintWriter(results, true))
                .setErr(new PrintWriter(talk, true))
                .execute(arguments);
    }
}
