package org.jadoube.adapter.web;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jadoube.notation.PgnGame;

/** The games that were kept, by their names; may wait for the disk. */
public interface KeptGames {

    /** The names of all games, the newest first. */
    List<String> names() throws IOException;

    /** A game; empty when there is none of that name. */
    Optional<PgnGame> game(String name) throws IOException;

    /** Deletes a game for good; harmless when there is none of that name. */
    void delete(String name) throws IOException;

    /** The journal of the game that is on, as far as it is written; empty when none is kept. */
    Optional<byte[]> journal() throws IOException;
}
