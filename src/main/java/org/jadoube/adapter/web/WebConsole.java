package org.jadoube.adapter.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;
import org.jadoube.lesson.Course;
import org.jadoube.port.Learners;

/** Serves the console until it is closed. */
public final class WebConsole implements AutoCloseable {
    /** The value of the tag {@code Event} in games that are exercises of the course. */
    public static final String LESSON = "Lesson";

    private static final int BACKLOG = 64;

    private final HttpServer server;
    private final ExecutorService executor;
    private final Viewers viewers;

    /**
     * Begins to serve.
     *
     * @param course what is taught
     * @param words the words of each language
     * @param version of the service, shown to people
     * @param log is told in words what should not have happened, by several threads
     * @throws IOException if the address cannot be had
     */
    public WebConsole(
            Access access,
            Board board,
            KeptGames games,
            Learners learners,
            Course course,
            Function<Language, Wordbook> words,
            String version,
            Consumer<String> log)
            throws IOException {
        ServerSettings.apply();
        PageFiles files = new PageFiles();
        server = HttpServer.create(access.address(), BACKLOG);
        executor = Executors.newVirtualThreadPerTaskExecutor();
        Renderer renderer = new Renderer(greeting(access, board, files, version), words);
        Stars stars = new Stars(learners, log);
        viewers = new Viewers(board, renderer, stars, log);
        Desk desk = new Desk(board, new GamesPage(games), stars, course, viewers.teacher());
        Door door = new Door(access, new Routes(files, viewers, desk));
        server.createContext("/", (HttpExchange exchange) -> door.serve(exchange));
        server.setExecutor(executor);
        server.start();
    }

    private static Map<String, Object> greeting(
            Access access, Board board, PageFiles files, String version) {
        Map<String, Object> greeting = new LinkedHashMap<>();
        greeting.put("version", version);
        greeting.put("build", files.build());
        greeting.put("touchable", board.touch().isPresent());
        greeting.put("protected", access.isProtected());
        return greeting;
    }

    /** Where it is served, with the port that was found. */
    public InetSocketAddress address() {
        return server.getAddress();
    }

    /** How many pages look on. */
    int viewers() {
        return viewers.count();
    }

    /** Ends all connections; harmless when that has been done already. */
    @Override
    public void close() {
        viewers.close();
        server.stop(0);
        executor.shutdownNow();
    }
}
