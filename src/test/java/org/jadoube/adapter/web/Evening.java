package org.jadoube.adapter.web;

import java.io.IOException;
import org.jadoube.chess.Position;
import org.jadoube.table.TableRules;

/** A board, a console that serves it, and pages that look on: all that a story needs. */
final class Evening implements AutoCloseable {
    private final PlayedBoard board;
    private final WebConsole console;

    Evening(TableRules rules, Position start) throws IOException {
        board = new PlayedBoard(rules, start);
        console = new WebConsole(Access.local(0), board.board(), new NoGames(), "test");
    }

    WebConsole console() {
        return console;
    }

    @Override
    public void close() {
        console.close();
        board.close();
    }
}
