package org.jadoube.adapter.serial;

import java.util.Optional;

/** What a board of ours says in one line; see {@code hardware/serial/README.md}. */
sealed interface BoardLine {

    /** What lights a board has. */
    enum LightKind {
        NONE,
        MONO,
        RGB
    }

    /**
     * Hello.
     *
     * @param major the major version of the protocol
     * @param boot differs at every start of the board
     */
    record Hello(int major, String boot, String firmware, LightKind lights) implements BoardLine {}

    /**
     * The contacts and buttons at one time.
     *
     * @param seq the number of the last change, 0 to 65535
     * @param millis since the board's start, 32 bits
     * @param contacts the closed ones, bit 0 = a1
     * @param buttons the pressed ones, bit 0 White's clock, bit 1 Black's, bits 2 to 7 keys 1 to 6
     */
    record State(int seq, long millis, long contacts, int buttons) implements BoardLine {}

    /**
     * What changed in one scan.
     *
     * @param after the contacts and buttons then, and the number of this change
     */
    record Change(State after, ChangeTokens tokens) implements BoardLine {}

    /** Changes that were asked for are not kept any more; the oldest kept is this. */
    record Missing(int asked, int oldest) implements BoardLine {}

    /** A command is carried out. */
    record Done(int id) implements BoardLine {}

    /** A command is refused. */
    record Refused(int id, int code) implements BoardLine {}

    /** What the host itself has sent: the line is wired to itself. */
    record Echo() implements BoardLine {}

    /** What a good line says; empty when it says nothing that is known here. */
    static Optional<BoardLine> parse(String body) {
        return new BoardLineParser(body).parse();
    }
}
