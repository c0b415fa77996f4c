package org.jadoube.adapter.serial;

import org.jadoube.port.Button;

/** What the protocol of a board brings about, in the order in which it calls. */
interface BoardEvents {

    /** These bytes are to go to the board. */
    void send(byte[] bytes);

    /**
     * The contacts were like this.
     *
     * @param contacts the closed ones, bit 0 for the board's own a1
     * @param atMicros on the host's clock; may lie before what was told earlier
     */
    void scanned(long contacts, long atMicros);

    /** A button went down, bounce left out. */
    void pressed(Button button, long atMicros);

    /**
     * A part does not work; told again and again while it is so.
     *
     * @param words complete sentences for a person
     */
    void faulty(String part, String words);

    /** A part works; may be told again and again. */
    void working(String part);
}
