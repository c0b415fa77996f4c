package org.jadoube.port;

import java.io.IOException;

/** Keeps finished games. */
public interface Archive {

    /**
     * Stores a game; when this returns it is safe. Waits for the disk, so it is not for the loop's
     * thread. Storing the same game once more, after a failure or a restart, does no harm.
     *
     * @return the name under which the game is kept
     * @throws IOException if the game is not known to be safe
     */
    String store(FinishedGame game) throws IOException;
}
