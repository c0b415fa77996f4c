package org.jadoube.app;

import java.io.IOException;
import org.jadoube.adapter.web.WebConsole;
import org.jadoube.port.Archive;
import org.jadoube.port.FinishedGame;

/** Keeps games and exercises in archives of their own. */
final class LessonsApart implements Archive {
    private final Archive games;
    private final Archive lessons;

    LessonsApart(Archive games, Archive lessons) {
        this.games = games;
        this.lessons = lessons;
    }

    @Override
    public String store(FinishedGame game) throws IOException {
        boolean isLesson = WebConsole.LESSON.equals(game.tags().get("Event"));
        return (isLesson ? lessons : games).store(game);
    }
}
