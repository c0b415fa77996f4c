package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The console as a person uses it: squares, buttons, and what can be read. */
final class ConsolePage {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LOOK = Duration.ofMillis(10);

    private final ChromeDriver browser;

    private final String address;

    ConsolePage(ChromeDriver browser, WebConsole console) {
        this.browser = browser;
        address = "http://localhost:" + console.address().getPort() + "/";
        reopen();
    }

    /** Opens the console in the window that is in front. */
    ConsolePage reopen() {
        browser.get(address);
        await("the board", () -> !text("#headline").isEmpty());
        return this;
    }

    /** Clicks squares one after the other, each once the page shows what the last one did. */
    ConsolePage click(String... squares) {
        for (String square : squares) {
            String before = piece(square);
            square(square).click();
            await(square + " to change", () -> !piece(square).equals(before));
        }
        return this;
    }

    /** Waits until these are the moves, in English notation. */
    ConsolePage awaitMoves(String moves) {
        return awaitSaid("the moves", moves, this::moves);
    }

    String moves() {
        Object moves =
                browser.executeScript(
                        "return [...document.querySelectorAll('#moves [data-san]')]"
                                + ".map((ply) => ply.dataset.san).join(' ')");
        return String.valueOf(moves);
    }

    ConsolePage awaitHeadline(String words) {
        return awaitSaid("the headline", words, () -> text("#headline"));
    }

    ConsolePage awaitCue(String square, String cue) {
        return awaitSaid("the light of " + square, cue, () -> cue(square));
    }

    String cue(String square) {
        return ofSquare(square, "data-cue");
    }

    String piece(String square) {
        return ofSquare(square, "data-piece");
    }

    ConsolePage awaitPiece(String square, String letter) {
        return awaitSaid("the piece on " + square, letter, () -> piece(square));
    }

    WebElement square(String name) {
        return find("#board [data-square=" + name + "]");
    }

    private String ofSquare(String square, String name) {
        Object value =
                browser.executeScript(
                        "return document.querySelector('#board [data-square=' + arguments[0] + ']')"
                                + ".getAttribute(arguments[1])",
                        square,
                        name);
        return String.valueOf(value);
    }

    ConsolePage press(String selector) {
        find(selector).click();
        return this;
    }

    WebElement find(String selector) {
        return browser.findElement(By.cssSelector(selector));
    }

    boolean has(String selector) {
        return !browser.findElements(By.cssSelector(selector)).isEmpty();
    }

    /** What an attribute of an element says; {@code null} in letters where it has none. */
    String attribute(String selector, String name) {
        return String.valueOf(find(selector).getAttribute(name));
    }

    int count(String selector) {
        return browser.findElements(By.cssSelector(selector)).size();
    }

    /** What the page gets from a path. */
    String fetched(String path) {
        Object text =
                browser.executeAsyncScript(
                        "const [path, done] = arguments;"
                                + "fetch(path).then((answer) => answer.text()).then(done);",
                        path);
        return String.valueOf(text);
    }

    /** Writes into a field, in place of what is there. */
    ConsolePage type(String selector, String text) {
        WebElement field = find(selector);
        field.clear();
        field.sendKeys(text);
        return this;
    }

    ConsolePage choose(String selector, String value) {
        find(selector + " option[value=" + value + "]").click();
        return this;
    }

    /** The text of an element, shown or not. */
    String text(String selector) {
        Object text =
                browser.executeScript(
                        "const found = document.querySelector(arguments[0]);"
                                + " return found ? found.textContent : ''",
                        selector);
        return String.valueOf(text);
    }

    ConsolePage awaitText(String selector, String text) {
        return awaitSaid(selector, text, () -> text(selector));
    }

    private ConsolePage awaitSaid(String what, String wanted, Supplier<String> text) {
        try {
            await(what, () -> text.get().equals(wanted));
        } catch (TimeoutException late) {
            assertEquals(wanted, text.get(), what + "; the board says: " + text("#headline"));
        }
        return this;
    }

    void await(String what, BooleanSupplier condition) {
        new WebDriverWait(browser, PATIENCE, LOOK)
                .withMessage("waited for " + what)
                .until(driver -> condition.getAsBoolean());
    }

    /** What the browser had to complain about since it was last asked. */
    List<String> complaints() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::toString)
                .toList();
    }
}
