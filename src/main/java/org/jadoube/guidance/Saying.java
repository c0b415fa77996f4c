package org.jadoube.guidance;

import java.util.List;

/** A sentence that can be said, free of any language; its words are in a {@link Wordbook}. */
public interface Saying {

    /** The name by which wordbooks know it, such as {@code in-the-hand}; no two share one. */
    String key();

    /** How many gaps the sentence has, numbered from 0. */
    int gaps();

    /**
     * The sentence with its gaps filled.
     *
     * @param terms as many as there are gaps
     */
    default Message with(Term... terms) {
        return new Message(this, List.of(terms));
    }
}
