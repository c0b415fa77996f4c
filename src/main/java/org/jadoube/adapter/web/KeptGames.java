package org.jadoube.adapter.web;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.notation.PgnGame;

/** The games that were kept, by their names; may wait for the disk, and is asked by any thread. */
public interface KeptGames {

    /**
     * What a list of games tells of one.
     *
     * @param tags its PGN tags
     * @param result as PGN marks it
     */
    record Head(String name, Map<String, String> tags, String result, int plies) {}

    /** All games, the newest first. */
    List<Head> heads() throws IOException;

    /**
     * A game; empty when there is none of that name.
     *
     * @param name a plain file name, which leads into no other folder
     */
    Optional<PgnGame> game(String name) throws IOException;

    /** Deletes a game for good; harmless when there is none of that name. */
    void delete(String name) throws IOException;

    /** The journal of the game that is on, as far as it is written; empty when none is kept. */
    Optional<byte[]> journal() throws IOException;
}
