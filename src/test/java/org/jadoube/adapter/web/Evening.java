package org.jadoube.adapter.web;

import java.io.IOException;
import org.jadoube.adapter.resource.ShippedCourse;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.chess.Position;
import org.jadoube.table.TableRules;

/** A board, a console that serves it, and pages that look on: all that a story needs. */
final class Evening implements AutoCloseable {
    private final PlayedBoard board;
    private final WebConsole console;

    Evening(TableRules rules, Position start) throws IOException {
        board = new PlayedBoard(rules, start);
        console = console(Access.local(0), board);
    }

    /** A console that serves a board; what should not happen fails the test that sees it. */
    static WebConsole console(Access access, PlayedBoard board) throws IOException {
        return new WebConsole(
                access,
                board.board(),
                new NoGames(),
                new LearnersInMemory(),
                ShippedCourse.read(),
                ShippedWords::of,
                "test",
                Evening::fail);
    }

    private static void fail(String words) {
        throw new AssertionError(words);
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
