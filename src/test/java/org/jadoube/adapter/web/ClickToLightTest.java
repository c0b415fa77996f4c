package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jadoube.chess.Position;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.chrome.ChromeDriver;

/** How long it takes from a click on a square to the light on the page: -Dlatency=true. */
@Tag("browser")
@EnabledIfSystemProperty(named = "latency", matches = "true")
class ClickToLightTest {
    private static final int CLICKS = 100;
    private static final double MOST_MILLIS = 50;

    /** Lifts the knight and puts it back, each time until the lights follow. */
    private static final String MEASURE =
            """
            const [clicks, done] = arguments;
            const square = document.querySelector('#board [data-square=g1]');
            const target = document.querySelector('#board [data-square=f3]');
            const times = [];
            let clicked = 0;
            const click = () => {
              clicked = performance.now();
              square.click();
            };
            new MutationObserver(() => {
              times.push(performance.now() - clicked);
              if (times.length < clicks) {
                setTimeout(click, 100 + 20 * Math.random());
              } else {
                done(times);
              }
            }).observe(target, { attributes: true, attributeFilter: ['data-cue'] });
            click();
            """;

    @Test
    void theMedianIsBelowFiftyMilliseconds() throws IOException {
        ChromeDriver browser = Chromium.start("en");
        try (Evening evening = new Evening(TableRules.DEFAULT, Position.start())) {
            new ConsolePage(browser, evening.console());
            browser.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
            Object measured = Objects.requireNonNull(browser.executeAsyncScript(MEASURE, CLICKS));
            double[] millis =
                    ((List<?>) measured)
                            .stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
            Arrays.sort(millis);
            double median = millis[CLICKS / 2];
            System.out.printf(
                    "from click to light: median %.0f ms, 90th percentile %.0f ms%n",
                    median, millis[CLICKS * 9 / 10]);
            assertTrue(median < MOST_MILLIS, median + " ms");
        } finally {
            browser.quit();
        }
    }
}
