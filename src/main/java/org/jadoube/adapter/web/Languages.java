package org.jadoube.adapter.web;

import java.util.List;
import java.util.function.Function;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Wording;

/** The languages that the console speaks. */
final class Languages {
    static final List<String> ALL = List.of("en", "ru", "bg");

    private Languages() {}

    static Function<Message, String> words(String language) {
        return Wording::english;
    }
}
