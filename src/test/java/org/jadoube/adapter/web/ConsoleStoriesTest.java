package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.app.ServedEvening;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** What a person does with the console, in a real browser. */
@Tag("browser")
class ConsoleStoriesTest {
    private static final TableRules BY_PRESS =
            new TableRules(
                    new RecognitionRules(
                            RecognitionRules.Completion.PRESS,
                            RecognitionRules.TouchMove.TOLERANT,
                            0,
                            5_000),
                    DrawRules.CLAIM,
                    TableRules.DEFAULT.variant(),
                    TimeControl.parse("5+3"));

    private static final String PROGRESS_OF_ANYA = "/api/progress?learner=%D0%90%D0%BD%D1%8F";

    private static ChromeDriver browser;

    @BeforeAll
    static void startBrowser() {
        browser = Chromium.start("en");
    }

    @AfterAll
    static void endBrowser() {
        browser.quit();
    }

    private interface Story {
        void play(ConsolePage page) throws IOException;
    }

    /** Plays a story on a page, and holds that the browser had nothing to complain about. */
    private static void at(TableRules rules, Position start, Story story) throws IOException {
        try (Evening evening = new Evening(rules, start)) {
            ConsolePage page = new ConsolePage(browser, evening.console());
            story.play(page);
            assertEquals(List.of(), page.complaints());
            // A page that is left open would complain that its console has gone.
            browser.get("about:blank");
        }
    }

    private static void at(String fen, Story story) throws IOException {
        at(TableRules.DEFAULT, Fen.parse(fen), story);
    }

    private interface ServedStory {
        void play(ConsolePage page, ServedEvening evening) throws IOException;
    }

    /** The same with all that the service has besides the board. */
    private static void served(Path folder, Position start, ServedStory story) throws IOException {
        try (ServedEvening evening = new ServedEvening(folder, TableRules.DEFAULT, start)) {
            ConsolePage page = new ConsolePage(browser, evening.console());
            story.play(page, evening);
            assertEquals(List.of(), page.complaints());
            browser.get("about:blank");
        }
    }

    @Test
    void aWholeGameByClicksWithCapturesCastlingEnPassantPromotionAndMate() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.click("e2").awaitCue("e4", "target");
                    Chromium.keepScreenshot(browser, "in-hand");
                    page.click("e4").awaitMoves("e4");
                    page.click("g8", "f6").awaitMoves("e4 Nf6");
                    page.click("e4", "e5").awaitMoves("e4 Nf6 e5");
                    page.click("d7", "d5").awaitMoves("e4 Nf6 e5 d5");
                    page.click("e5", "d5", "d6").awaitMoves("e4 Nf6 e5 d5 exd6");
                    page.click("b8", "c6").awaitMoves("e4 Nf6 e5 d5 exd6 Nc6");
                    page.click("g1", "f3").awaitMoves("e4 Nf6 e5 d5 exd6 Nc6 Nf3");
                    page.click("c8", "g4").awaitMoves("e4 Nf6 e5 d5 exd6 Nc6 Nf3 Bg4");
                    page.click("d6", "c7", "c7").awaitMoves("e4 Nf6 e5 d5 exd6 Nc6 Nf3 Bg4 dxc7");
                    Chromium.keepScreenshot(browser, "middle-of-a-game");
                    page.click("h7", "h6");
                    page.click("c7", "d8", "d8");
                    page.awaitMoves("e4 Nf6 e5 d5 exd6 Nc6 Nf3 Bg4 dxc7 h6 cxd8=Q+");
                    Chromium.keepScreenshot(browser, "promotion");
                    page.press("#promotion button:nth-of-type(4)");
                    page.awaitMoves("e4 Nf6 e5 d5 exd6 Nc6 Nf3 Bg4 dxc7 h6 cxd8=N");
                });
    }

    @Test
    void castlingByEitherHandOrderAndMate() throws IOException {
        at(
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                page -> {
                    page.click("h1", "e1");
                    Chromium.keepScreenshot(browser, "castling");
                    page.click("f1", "g1").awaitMoves("O-O");
                    page.click("e8", "d8").awaitMoves("O-O Kd8");
                });
        at(
                "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1",
                page -> {
                    page.click("e1", "e8").awaitMoves("Re8#");
                    page.awaitText("#result", "1-0 · checkmate");
                    page.awaitHeadline("White has won: checkmate.");
                    Chromium.keepScreenshot(browser, "mate");
                });
    }

    @Test
    void aMoveIsTakenBackByButtonAndHands() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.click("e2", "e4").awaitMoves("e4");
                    page.press("[data-entry=take-back]").awaitMoves("");
                    page.awaitCue("e4", "clear").awaitCue("e2", "fill");
                    Chromium.keepScreenshot(browser, "taken-back");
                    page.click("e4", "e2").awaitHeadline("White is to move.");
                });
    }

    @Test
    void anIllegalMoveIsSaidAndPutRight() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.click("g1", "g4").awaitCue("g4", "clear").awaitCue("g1", "fill");
                    page.await("the alarm", () -> page.text("#alerts").contains("g4"));
                    Chromium.keepScreenshot(browser, "put-right");
                    page.click("g4").awaitPiece("g4", ".");
                    page.click("g1").awaitPiece("g1", "N").awaitMoves("");
                    page.click("g1", "f3").awaitMoves("Nf3");
                });
    }

    @Test
    void theClockIsPressedByItsButtons() throws IOException {
        at(
                BY_PRESS,
                Position.start(),
                page -> {
                    page.awaitText(".clock[data-side=white]", "5:03");
                    page.press(".clock[data-side=black]");
                    page.await("White's time", () -> page.has(".clock.running[data-side=white]"));
                    page.click("e2", "e4").awaitMoves("e4");
                    page.press(".clock[data-side=white]");
                    page.await("Black's time", () -> page.has(".clock.running[data-side=black]"));
                    page.press("[data-entry=pause]");
                    page.await("the pause", () -> !page.has(".clock.running"));
                    Chromium.keepScreenshot(browser, "clock-paused");
                    browser.executeScript("location.hash = 'clock'");
                    page.press("#clock-pause");
                    page.await("Black's time", () -> page.has(".press.running[data-side=black]"));
                    Chromium.keepScreenshot(browser, "clock-view");
                });
    }

    @Test
    void theKeyboardAloneIsEnough() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.square("e2").sendKeys(Keys.ENTER);
                    page.awaitCue("e4", "target");
                    new Actions(browser)
                            .sendKeys(Keys.ARROW_UP, Keys.ARROW_UP, Keys.SPACE)
                            .perform();
                    page.awaitMoves("e4");
                    assertEquals(
                            "e4, white pawn, the last move ended here",
                            page.square("e4").getAttribute("aria-label"));
                    page.await("the move said", () -> page.text("#spoken").equals("pawn to e 4"));
                });
    }

    @Test
    void aPieceIsDraggedOntoAnother() throws IOException {
        at(
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
                page -> {
                    new Actions(browser)
                            .dragAndDrop(page.square("e4"), page.square("d5"))
                            .perform();
                    page.awaitMoves("exd5");
                });
    }

    @Test
    void handsPlayATypedMoveInEveryManner() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.press("#hands summary");
                    page.type("#hands-move", "e4").choose("#hands-manner", "slide");
                    page.press("#hands-form button").awaitMoves("e4");
                    page.type("#hands-move", "d7d5")
                            .press("#hands-form button")
                            .awaitMoves("e4 d5");
                    page.type("#hands-move", "exd5").choose("#hands-manner", "victim");
                    page.press("#hands-form button").awaitMoves("e4 d5 exd5");
                    page.type("#hands-move", "Qd5").choose("#hands-manner", "together");
                    page.press("#hands-form button").awaitMoves("e4 d5 exd5 Qxd5");
                    page.type("#hands-move", "Ke4").press("#hands-form button");
                    page.await("an answer", () -> page.text("#hands-says").contains("Ke4"));
                });
    }

    @Test
    void twoViewersStayInStepAndAReloadLosesNothing() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.click("d2", "d4").awaitMoves("d4");
                    String first = browser.getWindowHandle();
                    browser.switchTo().newWindow(WindowType.TAB);
                    page.reopen().awaitMoves("d4");
                    page.click("g8").awaitPiece("g8", ".");
                    String second = browser.getWindowHandle();
                    browser.switchTo().window(first);
                    page.awaitPiece("g8", ".").awaitText("#hand small", "g8");
                    page.click("f6").awaitMoves("d4 Nf6");
                    browser.switchTo().window(second);
                    page.awaitMoves("d4 Nf6");
                    browser.navigate().refresh();
                    page.awaitMoves("d4 Nf6").awaitPiece("f6", "n");
                    browser.close();
                    browser.switchTo().window(first);
                });
    }

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
    void aDrawIsClaimedWronglyAndThenRightlyWithTheMoveThatRepeats() throws IOException {
        at(
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                page -> {
                    page.press("#claims summary").press("#claims button");
                    page.awaitText("#refusal", "There is nothing to claim or to accept.");
                    page.press("[data-entry=decline]");
                    page.click("a1", "b1").awaitMoves("Rb1");
                    page.await("the refusal forgotten", () -> page.text("#refusal").isEmpty());
                    page.click("e8", "d8").awaitMoves("Rb1 Kd8");
                    page.click("b1", "a1").awaitMoves("Rb1 Kd8 Ra1");
                    page.click("d8", "e8").awaitMoves("Rb1 Kd8 Ra1 Ke8");
                    page.click("a1", "b1").awaitMoves("Rb1 Kd8 Ra1 Ke8 Rb1");
                    page.click("e8", "d8").awaitMoves("Rb1 Kd8 Ra1 Ke8 Rb1 Kd8");
                    page.click("b1", "a1").awaitMoves("Rb1 Kd8 Ra1 Ke8 Rb1 Kd8 Ra1");
                    page.press("#claims summary").press("#claims summary");
                    page.await("the moves", () -> page.has("#claim-move option[value=d8e8]"));
                    page.choose("#claim-move", "d8e8").press("#claims button");
                    page.awaitText("#result", "½-½ · the same position three times");
                });
    }

    @Test
    void aDrawIsOfferedDeclinedOfferedAgainAndAccepted() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.click("e2", "e4").awaitMoves("e4").click("e7", "e5").awaitMoves("e4 e5");
                    page.press("#side-far .offer-draw");
                    page.awaitText("#side-near .offer-draw", "Accept the draw");
                    Chromium.keepScreenshot(browser, "draw-offered");
                    page.press("[data-entry=decline]");
                    page.awaitText("#side-near .offer-draw", "Offer a draw");
                    page.press("#side-near .offer-draw");
                    page.awaitText("#side-far .offer-draw", "Accept the draw");
                    page.press("#side-far .offer-draw");
                    page.awaitText("#result", "½-½ · agreed by both players");
                });
    }

    @Test
    void theArbiterCorrectsClocksAndAPlayerResigns() throws IOException {
        at(
                BY_PRESS,
                Position.start(),
                page -> {
                    page.press("#arbiter summary").choose("#arbiter-side", "black");
                    page.type("#arbiter-seconds", "90").press("[data-entry=set-time]");
                    page.awaitText(".clock[data-side=black]", "1:30");
                    page.type("#arbiter-seconds", "-30").press("[data-entry=add-time]");
                    page.awaitText(".clock[data-side=black]", "1:00");
                    page.type("#arbiter-moves", "7").press("[data-entry=set-moves]");
                    Chromium.keepScreenshot(browser, "arbiter");
                    page.press("#side-near .resign").press("#confirm button.main");
                    page.awaitText("#result", "0-1 · resignation");
                });
    }

    @Test
    void theArbiterEndsAGameWithoutAClock() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.press("#arbiter summary").choose("#arbiter-result", "draw");
                    page.press("[data-entry=decide]").press("#confirm button.main");
                    page.awaitText("#result", "½-½ · the arbiter has decided");
                });
    }

    @Test
    void aPenaltyIsShownAndSaid() throws IOException {
        RecognitionRules strict =
                new RecognitionRules(
                        RecognitionRules.Completion.PRESS,
                        RecognitionRules.TouchMove.STRICT,
                        0,
                        5_000);
        TableRules rules =
                new TableRules(
                        strict,
                        DrawRules.CLAIM,
                        TableRules.DEFAULT.variant(),
                        TimeControl.parse("90+30"));
        at(
                rules,
                Position.start(),
                page -> {
                    page.press("#claims summary").press("#claims button");
                    page.awaitText("#penalty", "White is penalised: 2:00 more for Black.");
                    page.awaitText(".clock[data-side=black]", "1:32:30");
                    assertEquals("alert", page.attribute("#penalty", "role"));
                    Chromium.keepScreenshot(browser, "penalty");
                });
    }

    @Test
    void eachSideHasItsOwnHelpUntilItIsLocked() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.press("#help summary").choose("#help-white", "pieces");
                    page.awaitCue("b1", "hint");
                    page.choose("#help-white", "none").choose("#help-black", "squares");
                    page.await("no hint", () -> !page.cue("b1").equals("hint"));
                    page.click("e2", "e4").awaitMoves("e4");
                    page.click("e7").awaitCue("e5", "target").click("e5").awaitMoves("e4 e5");
                    page.press("#panel button.main").press("[name=helpLocked]");
                    page.choose("[name=variant]", "chess960").type("[name=number]", "0");
                    page.type("[name=games]", "4");
                    Chromium.keepScreenshot(browser, "new-game-960");
                    page.press("#new-game button.main");
                    page.await("the set-up", () -> page.has("[data-reading=setting-up]"));
                    page.press("#set-up");
                    page.await("the game", () -> page.has("[data-reading=settled]"));
                    page.awaitPiece("a1", "B").awaitPiece("h8", "r");
                    page.awaitText("#series", "Game 1 of 4 · White 0, Black 0");
                    page.await("the lock", () -> page.has("#help-white:disabled"));
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

    @Test
    void anotherGameIsPlannedAndSetUpByTheLights() throws IOException {
        at(
                TableRules.DEFAULT,
                Position.start(),
                page -> {
                    page.press("#panel button.main");
                    page.type("[name=white]", "Paul Morphy").type("[name=time]", "5+x");
                    page.press("#new-game button.main");
                    page.await("a refusal", () -> !page.text("#new-game .refusal").isEmpty());
                    assertEquals(
                            1, page.complaints().size(), "the browser tells of the refusal, too");
                    Chromium.keepScreenshot(browser, "new-game");
                    page.type("[name=time]", "5+3")
                            .type("[name=fen]", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
                    page.press("#new-game button.main");
                    page.await("the set-up", () -> page.has("[data-reading=setting-up]"));
                    Chromium.keepScreenshot(browser, "set-up");
                    page.press("#set-up");
                    page.await("the game", () -> page.has("[data-reading=settled]"));
                    page.click("h1", "h8").awaitMoves("Rh8+");
                    page.awaitText("#side-near .name", "Paul Morphy");
                    assertTrue(browser.findElements(By.cssSelector("#new-game[open]")).isEmpty());
                });
    }
}
