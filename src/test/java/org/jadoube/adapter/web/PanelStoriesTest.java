package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.jadoube.chess.Position;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** What the players and the arbiter say on the panel. */
class PanelStoriesTest extends ConsoleStories {
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
                    page.press("#claims summary");
                    page.await("the claims closed", () -> !page.has("#claims[open]"));
                    page.press("#claims summary");
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
