package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the console is besides the game: looks, lessons, kept games, diagnostics. */
class AroundTheGameStoriesTest extends ConsoleStories {
    private static final String PROGRESS_OF_ANYA = "/api/progress?learner=%D0%90%D0%BD%D1%8F";

    @Test
    void darkScreensPhonesAndOtherLanguagesAreServedAlike() throws IOException {
        at(
                "r3k2r/pppq1ppp/2n2n2/3p4/3P4/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
                page -> {
                    page.click("c3");
                    Chromium.dark(browser, true);
                    Chromium.keepScreenshot(browser, "dark");
                    page.click("d5", "d5").awaitMoves("Nxd5");
                    Chromium.dark(browser, false);
                    page.press("#settings summary").choose("#language", "ru");
                    page.await("Russian", () -> page.text("#views").contains("Доска"));
                    page.awaitHeadline("Белый конь с c3 взял на d5.");
                    Chromium.keepScreenshot(browser, "russian");
                    page.choose("#language", "bg");
                    page.await("Bulgarian", () -> page.text("#views").contains("Дъска"));
                    Chromium.phone(browser, true);
                    Chromium.keepScreenshot(browser, "phone");
                    page.choose("#language", "en");
                    Chromium.phone(browser, false);
                    browser.executeScript("location.hash = 'diagnostics'");
                    Chromium.keepScreenshot(browser, "diagnostics");
                });
    }

    @ParameterizedTest
    @CsvSource({
        "en, Solved!",
        "ru, Решено!",
        "bg, Решено!",
    })
    void aLessonFromStartToStar(String language, String solved) throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.press("#settings summary").choose("#language", language);
                    page.press("#settings summary");
                    page.press("#views a[href='#lessons']");
                    page.await("the course", () -> page.has("[data-exercise=castling-1]"));
                    page.type("#learner-name", "Аня").press(".learner button");
                    page.await("Аня", () -> page.has("#learner option[value='Аня']"));
                    Chromium.keepScreenshot(browser, "lessons-" + language);
                    browser.executeScript(
                            "document.querySelector('[data-exercise=castling-1]').closest('details')"
                                    + ".open = true");
                    page.press("[data-exercise=castling-1]");
                    page.await("the set-up", () -> page.has("[data-reading=setting-up]"));
                    page.press("#set-up");
                    page.await("the exercise", () -> page.has("[data-reading=settled]"));
                    page.click("e1", "d1");
                    page.await("the reason", () -> !page.text("#lesson .why").isEmpty());
                    Chromium.keepScreenshot(browser, "lesson-" + language);
                    page.click("d1", "e1");
                    page.await("the move taken back", () -> page.moves().isEmpty());
                    page.click("e1", "h1", "g1", "f1");
                    page.await("the star", () -> page.text("#lesson .solved").contains(solved));
                    Chromium.keepScreenshot(browser, "star-" + language);
                    assertEquals("{\"castling-1\":1}", page.fetched(PROGRESS_OF_ANYA));
                    page.press("#views a[href='#lessons']");
                    page.await(
                            "the stars",
                            () ->
                                    page.text("li:has(> [data-exercise=castling-1])")
                                            .contains("★☆☆"));
                    page.press("#settings summary").choose("#language", "en");
                });
    }

    @Test
    void aGameIsReplayedDownloadedAndDeleted(@TempDir Path folder) throws IOException {
        served(
                folder,
                Position.start(),
                (page, evening) -> {
                    page.click("f2", "f3").awaitMoves("f3").click("e7", "e5").awaitMoves("f3 e5");
                    page.click("g2", "g4").awaitMoves("f3 e5 g4");
                    page.click("d8", "h4").awaitMoves("f3 e5 g4 Qh4#");
                    page.await("the archive", () -> page.fetched("/api/games").contains(".pgn"));
                    page.press("#views a[href='#games']");
                    page.await("the game", () -> page.text(".games").contains("0-1"));
                    Chromium.keepScreenshot(browser, "games");
                    String download = page.attribute(".games a[download]", "href");
                    String pgn = page.fetched(download);
                    assertTrue(pgn.contains("1. f3 e5 2. g4 Qh4#"), pgn);
                    page.press(".games a[href^='#game/']");
                    page.await("the replay", () -> page.has("#view-game [data-san='Qh4#'].now"));
                    page.press("#view-game [aria-label='To the start']");
                    page.press("#view-game [aria-label='One move on']");
                    page.await("the first move", () -> page.has("#view-game [data-san=f3].now"));
                    Chromium.keepScreenshot(browser, "replay");
                    page.press("#views a[href='#games']");
                    page.await("the list", () -> page.has(".games button"));
                    page.press(".games button").press("#confirm button.main");
                    page.await("no game", () -> !page.has(".games"));
                    assertEquals("[]", page.fetched("/api/games"));
                });
    }

    @Test
    void lightsAreTestedUntilAPieceIsLifted(@TempDir Path folder) throws IOException {
        served(
                folder,
                Position.start(),
                (page, evening) -> {
                    page.press("#views a[href='#diagnostics']");
                    page.press("[data-test=cues]");
                    page.await("the first cue", () -> page.count("#matrix .cue-clear") == 64);
                    page.press("[data-test=all]");
                    page.await("all lights", () -> page.count("#matrix .cue-target") == 64);
                    assertEquals(64, evening.board().lights().cues().size());
                    Chromium.keepScreenshot(browser, "light-test");
                    page.press("#views a[href='#board']");
                    page.awaitCue("h5", "target").click("e2").awaitCue("e4", "target");
                    page.await("the lights of the table", () -> !page.cue("h5").equals("target"));
                    page.click("e4").awaitMoves("e4");
                    page.press("#views a[href='#diagnostics']").press("[data-test=squares]");
                    page.await("one light", () -> page.count("#matrix .cue") == 1);
                    page.press("[data-test=stop]");
                    page.await("none", () -> page.count("#matrix .cue") == 0);
                });
    }

    @Test
    void aSquareThatHasStuckIsMaskedInMidGame(@TempDir Path folder) throws IOException {
        served(
                folder,
                Position.start(),
                (page, evening) -> {
                    evening.board().place(Square.E5);
                    page.awaitCue("e5", "clear");
                    page.press("#views a[href='#diagnostics']").press("#matrix [data-square=e5]");
                    page.await("the mask", () -> page.has("[data-square=e5][aria-pressed=true]"));
                    Chromium.keepScreenshot(browser, "masked");
                    page.press("#views a[href='#board']").awaitHeadline("White is to move.");
                    page.click("e2", "e4").awaitMoves("e4");
                    evening.board().lift(Square.E5);
                    page.press("#views a[href='#diagnostics']").press("#matrix [data-square=e5]");
                    page.await("no mask", () -> page.has("[data-square=e5][aria-pressed=false]"));
                    page.press("#views a[href='#board']");
                    page.click("e7", "e5").awaitMoves("e4 e5");
                });
    }
}
