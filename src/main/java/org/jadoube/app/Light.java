package org.jadoube.app;

/** How a cue is drawn in text: a letter, a colour, and what it wants, in words. */
enum Light {
    HELD('h', 74, "this piece is in the hand"),
    TARGET('t', 25, "it may go here"),
    CAPTURE('x', 172, "it may take this"),
    CLEAR('c', 166, "take this piece away"),
    FILL('f', 166, "put the piece back here"),
    MUST('m', 175, "this piece must move"),
    ASK('?', 227, "one of these: which?"),
    LAST_FROM('-', 65, "the last move came from here"),
    LAST_TO('+', 65, "the last move went here"),
    CHECK('!', 166, "the king is in check"),
    ANNOUNCED_FROM('a', 35, "move this piece"),
    ANNOUNCED_TO('A', 35, "and put it here"),
    HINT('i', 35, "a hint");

    private final char letter;
    private final int ink;
    private final String words;

    /**
     * @param ink the colour's number among the 256 of terminals, near to the palette of Okabe and
     *     Ito, which the colour-blind can tell apart
     */
    Light(char letter, int ink, String words) {
        this.letter = letter;
        this.ink = ink;
        this.words = words;
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
