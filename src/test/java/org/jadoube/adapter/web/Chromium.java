package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The browser of this machine; tests that need one are skipped where there is none. */
final class Chromium {
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private Chromium() {}

    /**
     * A browser without a window, of a person who reads a language.
     *
     * @param language as browsers name it, such as {@code ru}
     */
    static ChromeDriver start(String language) {
        Optional<Path> driver = find("chromedriver");
        Optional<Path> browser = find("chromium");
        boolean found = driver.isPresent() && browser.isPresent();
        if (!found && System.getenv("JADOUBE_REQUIRE_TOOLS") != null) {
            throw new AssertionError("chromium and chromedriver are required, and not installed");
        }
        assumeTrue(found, "chromium and chromedriver are not installed");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.orElseThrow().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--window-size=1280,1000",
                "--accept-lang=" + language);
        options.setExperimentalOption("prefs", Map.of("intl.accept_languages", language));
        options.setCapability("goog:loggingPrefs", logs);
        // Named, so that Selenium does not look for them on the network.
        ChromeDriverService service =
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(driver.orElseThrow().toFile())
                        .build();
        return new ChromeDriver(service, options);
    }

    /** Has the browser ask for dark pages, or light ones. */
    static void dark(ChromeDriver browser, boolean dark) {
        Map<String, String> scheme =
                Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
    }

    /** Has the browser be a phone held upright, or a screen on a desk. */
    static void phone(ChromeDriver browser, boolean phone) {
        if (phone) {
            browser.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", 390, "height", 844, "deviceScaleFactor", 2, "mobile", true));
        } else {
            browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    /** Keeps what the browser shows, for people to look at. */
    static void keepScreenshot(ChromeDriver browser, String name) {
        try {
            Files.createDirectories(SCREENSHOTS);
            byte[] png = browser.getScreenshotAs(OutputType.BYTES);
            Files.write(SCREENSHOTS.resolve(name.toLowerCase(Locale.ROOT) + ".png"), png);
        } catch (IOException broken) {
            throw new AssertionError("the screenshot cannot be written", broken);
        }
    }

    private static Optional<Path> find(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
