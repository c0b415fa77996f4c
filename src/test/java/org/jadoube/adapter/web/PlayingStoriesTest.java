package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;

/** How a person plays on the page: by click, drag, keyboard and hands. */
class PlayingStoriesTest extends ConsoleStories {
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
    void aCaptureThatNoContactShowedIsMarkedInTheListOfMoves() throws IOException {
        at(
                BY_PRESS,
                Fen.parse("4k3/3p4/8/8/8/8/8/3RK3 w - - 0 1"),
                page -> {
                    page.click("d1").press(".clock[data-side=white]").awaitMoves("Rxd7");
                    page.await("the mark", () -> page.has("#moves [data-san=Rxd7].inferred"));
                    Chromium.keepScreenshot(browser, "inferred");
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
}
