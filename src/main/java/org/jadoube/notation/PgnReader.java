package org.jadoube.notation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads the games of a PGN file one by one.
 *
 * <p>The import format of the PGN standard of 1994, and much that real files make of it; what
 * cannot be read is told in {@link PgnGame#errors()}, and the other games are not lost by it.
 * Memory is needed for one game at a time, however large the file.
 */
public final class PgnReader {
    private final PgnLexer lexer;
    private int number;

    /**
     * A reader of the bytes of a file: UTF-8, or Latin-1 in lines that are no UTF-8.
     *
     * <p>Closing the stream is left to the caller.
     */
    public PgnReader(InputStream in) {
        lexer = new PgnLexer(new PgnLines(in));
    }

    /** The next game; empty at the end of the file. */
    public Optional<PgnGame> next() throws IOException {
        PgnAssembly game = new PgnAssembly(number + 1);
        PgnToken token = lexer.peek();
        while (!game.endsBefore(token) && !game.isComplete(token)) {
            game.accept(lexer.next());
            token = lexer.peek();
        }
        if (!game.isGame()) {
            return Optional.empty();
        }
        number++;
        return Optional.of(game.toGame(token.place()));
    }
}
