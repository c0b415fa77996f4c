package org.jadoube.trace;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What an expectation is about. */
public enum Topic {
    /** Every move made since the given position, in SAN. */
    MOVES,
    /** The position, as FEN. */
    FEN,
    /** The alternatives of an open question, in UCI, in order of the alphabet. */
    ASK,
    /** Squares whose piece must go away. */
    CLEAR,
    /** Squares that must get their piece back. */
    FILL,
    /** The moves that satisfy touch-move, in UCI, in order of the alphabet. */
    MUST,
    /** Why the last press, claim or entry on the panel was not accepted. */
    REFUSED,
    /** How the game ended, or {@code *}. */
    RESULT,
    /** Both times and whose runs. */
    CLOCK,
    /** Cues that must be lit, such as {@code e1 held}; others may be too. */
    LIGHTS;

    /** The word for it in a scenario. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Topic> of(String key) {
        return Arrays.stream(values()).filter(topic -> topic.key().equals(key)).findFirst();
    }
}
