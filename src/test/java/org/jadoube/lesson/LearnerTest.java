package org.jadoube.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A learner's name")
class LearnerTest {

    @ParameterizedTest
    @ValueSource(strings = {"Anna", "Аня", "Йордан 2", "Jean-Luc", "O'Hara", "李", "7b"})
    @DisplayName("is of the letters of any script")
    void names(String name) {
        assertEquals(name, Learner.named(" " + name + " ").orElseThrow().name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ".",
                "..",
                "../x",
                "a/b",
                "a\\b",
                "a.b",
                "-a",
                "a\u0000",
                "a\nb",
                "a%b",
                "<b>",
                "a\u202eb",
                "1234567890123456789012345"
            })
    @DisplayName("leads nowhere else, and is no longer than a file name can be")
    void noNames(String name) {
        assertEquals(Optional.empty(), Learner.named(name));
        assertThrows(IllegalArgumentException.class, () -> new Learner(name));
    }

    @Test
    @DisplayName("is the same however its letters were typed")
    void composed() {
        assertEquals(Learner.named("Йордан"), Learner.named("И\u0306ордан"));
    }
}
