package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.app.ServedEvening;
import org.jadoube.chess.Position;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.openqa.selenium.chrome.ChromeDriver;

/** Plays stories of what a person does with the console, in a real browser. */
@Tag("browser")
abstract class ConsoleStories {
    static final TableRules BY_PRESS =
            new TableRules(
                    new RecognitionRules(
                            RecognitionRules.Completion.PRESS,
                            RecognitionRules.TouchMove.TOLERANT,
                            0,
                            5_000),
                    DrawRules.CLAIM,
                    TableRules.DEFAULT.variant(),
                    TimeControl.parse("5+3"));

    static ChromeDriver browser;

    @BeforeAll
    static void startBrowser() {
        browser = Chromium.start("en");
    }

    @AfterAll
    static void endBrowser() {
        browser.quit();
    }

    interface Story {
        void play(ConsolePage page) throws IOException;
    }

    /** Plays a story on a page, and holds that the browser had nothing to complain about. */
    static void at(TableRules rules, Position start, Story story) throws IOException {
        try (Evening evening = new Evening(rules, start)) {
            ConsolePage page = new ConsolePage(browser, evening.console());
            story.play(page);
            assertEquals(List.of(), page.complaints());
            // A page that is left open would complain that its console has gone.
            browser.get("about:blank");
        }
    }

    static void at(String fen, Story story) throws IOException {
        at(TableRules.DEFAULT, Fen.parse(fen), story);
    }

    interface ServedStory {
        void play(ConsolePage page, ServedEvening evening) throws IOException;
    }

    /** The same with all that the service has besides the board. */
    static void served(Path folder, Position start, ServedStory story) throws IOException {
        try (ServedEvening evening = new ServedEvening(folder, TableRules.DEFAULT, start)) {
            ConsolePage page = new ConsolePage(browser, evening.console());
            story.play(page, evening);
            assertEquals(List.of(), page.complaints());
            browser.get("about:blank");
        }
    }
}
