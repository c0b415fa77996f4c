package org.jadoube.app.configuration;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A file that sets everything, spoilt in every line in turn, and in all of them. */
class EveryKeyWrongTest {
    @TempDir Path folder;
    private WholeFile file = new WholeFile(Path.of("password"));

    @BeforeEach
    void writePassword() throws IOException {
        file = new WholeFile(Files.writeString(folder.resolve("password"), "a long password\n"));
    }

    static List<Key<?>> keys() {
        return Configuration.KEYS;
    }

    static List<Key<?>> keysWithLimits() {
        return keys().stream().filter(key -> key.kind() instanceof Kind.Whole).toList();
    }

    static List<Key<?>> lists() {
        return keys().stream().filter(key -> key.kind() instanceof Kind.Several).toList();
    }

    static List<Key<?>> choices() {
        return keys().stream().filter(key -> key.kind() instanceof Kind.Choice).toList();
    }

    private static List<ConfigurationFault> faults(String text) {
        return assertThrows(ConfigurationException.class, () -> Configuration.parse("a file", text))
                .faults();
    }

    private static BiFunction<Key<?>, String, String> setting(Key<?> spoilt, String value) {
        return (key, line) -> key.equals(spoilt) ? key.name() + " = " + value : line;
    }

    private void assertFaultAtValue(Key<?> key, List<ConfigurationFault> faults) {
        assertAll(
                () -> assertEquals(1, faults.size(), faults::toString),
                () -> assertEquals(file.line(key), faults.getFirst().line()),
                () -> assertEquals(WholeFile.valueColumn(key), faults.getFirst().column()),
                () -> {
                    String words = faults.getFirst().words();
                    assertTrue(words.contains(key.kind().allowed()), words);
                });
    }

    @Test
    void aFileThatSetsEverythingIsRead() throws ConfigurationException {
        Configuration.parse("a file", file.text());
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aValueOfTheWrongTypeIsToldWhereItStands(Key<?> key) {
        assertFaultAtValue(key, faults(file.text(setting(key, "1979-05-27"))));
    }

    @ParameterizedTest
    @MethodSource("keysWithLimits")
    void aNumberBeyondItsLimitsIsToldWhereItStands(Key<?> key) {
        Kind.Whole limits = (Kind.Whole) key.kind();
        assertAll(
                () ->
                        assertFaultAtValue(
                                key, faults(file.text(setting(key, "" + (limits.from() - 1L))))),
                () ->
                        assertFaultAtValue(
                                key, faults(file.text(setting(key, "" + (limits.to() + 1L))))));
    }

    @ParameterizedTest
    @MethodSource("choices")
    void aMistypedWordIsToldWithTheOneThatWasMeant(Key<?> key) {
        String word = ((Kind.Choice<?>) key.kind()).words().keySet().iterator().next();
        String mistyped = word + "z";
        List<ConfigurationFault> faults = faults(file.text(setting(key, '"' + mistyped + '"')));
        assertFaultAtValue(key, faults);
        assertTrue(faults.getFirst().words().contains("did you mean " + word), faults::toString);
    }

    @ParameterizedTest
    @MethodSource("lists")
    void anItemThatIsWrongIsToldWhereItStands(Key<?> key) {
        List<?> items = (List<?>) key.sample();
        if (items.isEmpty()) {
            return;
        }
        String first = Value.of(items.getFirst()).text();
        String rest = file.value(key).substring(1 + first.length());
        List<ConfigurationFault> faults = faults(file.text(setting(key, "[true" + rest)));
        assertAll(
                () -> assertEquals(1, faults.size(), faults::toString),
                () -> assertEquals(file.line(key), faults.getFirst().line()),
                () -> assertEquals(WholeFile.valueColumn(key) + 1, faults.getFirst().column()));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aMistypedKeyIsToldWithTheOneThatWasMeant(Key<?> key) {
        String mistyped = key.name() + "z";
        List<ConfigurationFault> faults =
                faults(
                        file.text((each, line) ->
                                each.equals(key) ? line.replaceFirst(" =", "z =") : line));
        ConfigurationFault unknown =
                faults.stream()
                        .filter(each -> each.line() == file.line(key))
                        .findFirst()
                        .orElseThrow();
        assertAll(
                () -> assertEquals(1, unknown.column()),
                () ->
                        assertTrue(
                                unknown.words().contains("unknown key " + mistyped),
                                unknown::words),
                () ->
                        assertTrue(
                                unknown.words().contains("did you mean " + key.name() + "?"),
                                unknown::words));
    }

    @Test
    void everythingThatIsWrongIsToldAtOnce() {
        List<ConfigurationFault> faults =
                faults(file.text((key, line) -> key.name() + " = 1979-05-27"));
        assertEquals(
                keys().stream().map(file::line).toList(),
                faults.stream().map(ConfigurationFault::line).toList());
    }
}
