package org.jadoube.guidance;

import org.jadoube.adapter.resource.ShippedWords;

/** Says messages in English, for tests to read. */
final class English {
    private static final Wordbook WORDS = ShippedWords.of(Language.ENGLISH);

    private English() {}

    static String say(Message message) {
        return WORDS.say(message);
    }
}
