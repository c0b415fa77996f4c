package org.jadoube.app;

import org.jadoube.guidance.Cue;

/**
 * How a cue is drawn in text: a letter, a colour, and in a word what it wants.
 *
 * <p>The colours lie near the palette of Okabe and Ito, which the colour-blind can tell apart; no
 * cue is told by its colour alone.
 */
enum Light {
    CLEAR('c', 166, "take this away"),
    FILL('f', 166, "a piece comes back here"),
    ASK('?', 227, "this one?"),
    HELD('h', 74, "its piece is in the hand"),
    MUST('m', 175, "touched: it must move"),
    ANNOUNCED_FROM('a', 35, "move this piece"),
    ANNOUNCED_TO('A', 35, "to here"),
    ADVISED('*', 35, "a good move"),
    DANGER('d', 172, "would be lost here"),
    CAPTURE('x', 172, "can be taken"),
    TARGET('t', 25, "may go here"),
    HINT('i', 35, "can move, or carry on"),
    CHECK('!', 166, "check"),
    LAST_TO('+', 65, "last move, to"),
    LAST_FROM('-', 65, "last move, from");

    private final char letter;
    private final int ink;
    private final String words;

    /**
     * @param ink the number of the colour among the 256 of terminals
     */
    Light(char letter, int ink, String words) {
        this.letter = letter;
        this.ink = ink;
        this.words = words;
    }

    static Light of(Cue cue) {
        return valueOf(cue.name());
    }

    char letter() {
        return letter;
    }

    int ink() {
        return ink;
    }

    String words() {
        return words;
    }
}
