package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLDecoder;
import java.util.Set;
import org.jadoube.guidance.Language;

/** Which path leads where. */
final class Routes {
    private static final String GAMES = "/api/games";
    private static final String GAME = GAMES + "/";
    private static final String LEARNER = "learner=";
    private static final String PROGRESS = "/api/progress";
    private static final String TEXTS = "/text/";

    /** What one sees who has not given the password yet. */
    private static final Set<String> PORCH =
            Set.of("/", "/login.js", "/text.js", "/style.css", "/icon.svg");

    private final PageFiles files;
    private final Viewers viewers;
    private final Desk desk;

    Routes(PageFiles files, Viewers viewers, Desk desk) {
        this.files = files;
        this.viewers = viewers;
        this.desk = desk;
    }

    /** Answers one who may see the board; tells whether the exchange was taken over. */
    boolean serve(Request request) throws IOException, RefusedException {
        switch (request.method()) {
            case "POST" -> post(request);
            case "DELETE" -> delete(request);
            default -> {
                return get(request);
            }
        }
        return false;
    }

    /** Answers one who has not given the password. */
    boolean serveStranger(Request request) throws IOException, RefusedException {
        String path = request.path();
        if (!PORCH.contains(path) && !path.startsWith(TEXTS)) {
            throw new RefusedException(401, "The password is needed.");
        }
        send(request, path.equals("/") ? "/login.html" : path);
        return false;
    }

    private boolean get(Request request) throws IOException, RefusedException {
        String path = request.path();
        if (path.equals("/api/events")) {
            viewers.add(language(request), request.exchange());
            return true;
        }
        if (path.equals("/api/course")) {
            request.answer(LessonPart.course(desk.course(), language(request)));
        } else if (path.equals("/api/learners")) {
            request.answer(desk.stars().names());
        } else if (path.equals(PROGRESS)) {
            request.answer(desk.stars().of(learner(request)));
        } else if (path.equals(GAMES)) {
            request.answer(desk.games().list());
        } else if (path.equals("/api/journal")) {
            sendDownload(request, "jadoube.journal", "text/plain", desk.games().journal());
        } else if (path.startsWith(GAME)) {
            sendGame(request, path.substring(GAME.length()));
        } else {
            send(request, path);
        }
        return false;
    }

    private void sendGame(Request request, String name) throws IOException, RefusedException {
        if (request.query().equals("download")) {
            sendDownload(request, name, "application/vnd.chess-pgn", desk.games().pgn(name));
        } else {
            request.answer(desk.games().replay(name));
        }
    }

    private static void sendDownload(Request request, String name, String type, byte[] bytes)
            throws IOException {
        request.setHeader("Content-Disposition", "attachment; filename=\"" + name + "\"");
        request.answer(200, type, bytes);
    }

    private void post(Request request) throws IOException, RefusedException {
        switch (request.path()) {
            case "/api/touch" -> desk.touch(request.fields());
            case "/api/entry" -> desk.enter(request.fields());
            case "/api/lights" -> desk.testLights(request.fields());
            case "/api/lesson" -> desk.learn(request.fields());
            case "/api/game" -> desk.plan(request.fields());
            default -> throw RefusedException.missing();
        }
        request.answer(204);
    }

    private void delete(Request request) throws IOException, RefusedException {
        if (request.path().equals(PROGRESS)) {
            desk.stars().forget(learner(request));
        } else if (request.path().startsWith(GAME)) {
            desk.games().delete(request.path().substring(GAME.length()));
        } else {
            throw RefusedException.missing();
        }
        request.answer(204);
    }

    private void send(Request request, String path) throws IOException, RefusedException {
        PageFiles.PageFile file = files.at(path).orElseThrow(RefusedException::missing);
        String tag = "\"" + file.tag() + "\"";
        request.setHeader("ETag", tag);
        request.setHeader("Cache-Control", "no-cache");
        if (tag.equals(request.header("If-None-Match"))) {
            request.answer(304);
        } else {
            request.answer(200, file.type(), file.bytes());
        }
    }

    /** The name of the learner asked for, whatever signs it is of. */
    private static String learner(Request request) throws RefusedException {
        String query = request.query();
        if (!query.startsWith(LEARNER)) {
            throw RefusedException.bad("Whose progress is meant?");
        }
        try {
            return URLDecoder.decode(query.substring(LEARNER.length()), UTF_8);
        } catch (IllegalArgumentException broken) {
            throw RefusedException.bad("That is no name of a learner.");
        }
    }

    /** The language asked for, else English. */
    private static Language language(Request request) {
        String query = request.query();
        return query.startsWith("lang=")
                ? Language.parse(query.substring("lang=".length())).orElse(Language.ENGLISH)
                : Language.ENGLISH;
    }
}
