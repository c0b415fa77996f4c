package org.jadoube.adapter.file;

import java.util.List;
import java.util.SequencedMap;
import org.jadoube.notation.PgnResult;

/**
 * What is in an archive.
 *
 * @param games those that can be read, oldest first
 * @param unreadable the other files
 */
public record ArchiveContents(List<Entry> games, List<Unreadable> unreadable) {
    public ArchiveContents {
        games = List.copyOf(games);
        unreadable = List.copyOf(unreadable);
    }

    /** A game by the name under which it is kept. */
    public record Entry(
            String name, SequencedMap<String, String> tags, PgnResult result, int plies) {}

    /** A file that is no sound game, and why. */
    public record Unreadable(String name, String reason) {}
}
