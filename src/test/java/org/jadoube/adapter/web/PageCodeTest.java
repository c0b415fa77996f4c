package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CommandLineRunner;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.DiagnosticGroup;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.deps.ModuleLoader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page's own code: listed, checked and formatted. */
class PageCodeTest {
    private static final Path PAGE = Path.of("src/main/resources/org/jadoube/adapter/web/page");
    private static final List<DiagnosticGroup> FAULTS =
            List.of(
                    DiagnosticGroups.CHECK_VARIABLES,
                    DiagnosticGroups.CHECK_USELESS_CODE,
                    DiagnosticGroups.MODULE_LOAD,
                    DiagnosticGroups.UNUSED_LOCAL_VARIABLE,
                    DiagnosticGroups.SUSPICIOUS_CODE,
                    DiagnosticGroups.NON_STANDARD_JSDOC);

    private static final String PRETTIER = "/META-INF/resources/webjars/prettier/";
    private static final Map<String, String> PARSERS =
            Map.of("js", "babel", "html", "html", "css", "css", "json", "json");

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String name(Path file) {
        return PAGE.relativize(file).toString().replace('\\', '/');
    }

    @Test
    void theListNamesEveryFile() throws IOException {
        List<String> names =
                files().stream()
                        .map(PageCodeTest::name)
                        .filter(name -> !name.equals("files.txt"))
                        .toList();
        assertEquals(names, PageFiles.list());
    }

    @Test
    void noModuleUsesWhatIsNotThereOrKeepsWhatNobodyUses() throws IOException {
        CompilerOptions options = new CompilerOptions();
        options.setChecksOnly(true);
        options.setLanguageIn(CompilerOptions.LanguageMode.UNSTABLE);
        options.setModuleResolutionMode(ModuleLoader.ResolutionMode.BROWSER);
        FAULTS.forEach(group -> options.setWarningLevel(group, CheckLevel.ERROR));
        List<SourceFile> modules = new ArrayList<>();
        for (Path file : files()) {
            if (file.toString().endsWith(".js")) {
                modules.add(SourceFile.fromCode("/" + name(file), Files.readString(file)));
            }
        }
        assertTrue(modules.size() > 15, modules.size() + " modules were found");
        Compiler compiler = new Compiler(new PrintStream(new ByteArrayOutputStream(), true, UTF_8));
        compiler.disableThreads();
        compiler.compile(
                CommandLineRunner.getBuiltinExterns(CompilerOptions.Environment.BROWSER),
                modules,
                options);
        assertEquals(List.of(), compiler.getErrors().stream().map(JSError::toString).toList());
    }

    @Test
    @Tag("browser")
    void everyFileIsFormattedByPrettier() throws IOException {
        ChromeDriver browser = Chromium.start("en");
        try {
            browser.get("about:blank");
            for (String script :
                    List.of(
                            "standalone",
                            "plugins/estree",
                            "plugins/babel",
                            "plugins/html",
                            "plugins/postcss")) {
                browser.executeScript("(0, eval)(arguments[0])", prettier(script));
            }
            List<String> badly = new ArrayList<>();
            for (Path file : files()) {
                String name = name(file);
                String parser = PARSERS.get(name.substring(name.lastIndexOf('.') + 1));
                if (parser != null && !isFormatted(browser, Files.readString(file), parser)) {
                    badly.add(name);
                }
            }
            assertEquals(List.of(), badly, "npx prettier --write mends them");
        } finally {
            browser.quit();
        }
    }

    private static boolean isFormatted(ChromeDriver browser, String text, String parser) {
        Object formatted =
                browser.executeAsyncScript(
                        "const [text, parser, done] = arguments;"
                                + "const plugins = Object.values(prettierPlugins);"
                                + "prettier.check(text, { parser, plugins }).then(done, (fault) =>"
                                + " done(String(fault)));",
                        text,
                        parser);
        return Objects.equals(formatted, true);
    }

    private static String prettier(String script) throws IOException {
        String version = System.getProperty("prettier.version", "3.9.6");
        String path = PRETTIER + version + "/" + script + ".js";
        try (InputStream in = PageCodeTest.class.getResourceAsStream(path)) {
            return new String(Objects.requireNonNull(in, path).readAllBytes(), UTF_8);
        }
    }
}
