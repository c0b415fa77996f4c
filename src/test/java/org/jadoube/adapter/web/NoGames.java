package org.jadoube.adapter.web;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.PgnGame;

/** An archive in which nothing was kept. */
public final class NoGames implements KeptGames {
    @Override
    public List<Head> heads() {
        return List.of();
    }

    @Override
    public Optional<PgnGame> game(String name) {
        return Optional.empty();
    }

    @Override
    public void delete(String name) {}

    @Override
    public Optional<byte[]> journal() {
        return Optional.empty();
    }
}
