package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jadoube.app.Jadoube;

/** A real process that serves a virtual board, moved by lines. */
final class ServedProcess implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 60_000;

    private final Process process;
    private final Writer input;
    private final List<String> moves = new ArrayList<>();
    private final List<String> said = new ArrayList<>();
    private boolean hasGame;
    private int safe;

    private ServedProcess(Process process) {
        this.process = process;
        input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        Thread.ofVirtual().start(this::listen);
    }

    static ServedProcess start(Path folder) throws IOException {
        return start(folder, Map.of());
    }

    static ServedProcess start(Path folder, Map<String, String> environment) throws IOException {
        ProcessBuilder command =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                Jadoube.class.getName(),
                                "serve",
                                "--stdin",
                                "--listen",
                                "none",
                                "--data",
                                folder.toString())
                        .redirectErrorStream(true);
        command.environment().putAll(environment);
        return new ServedProcess(command.start());
    }

    private void listen() {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            lines.lines().forEach(this::hear);
        } catch (IOException | UncheckedIOException killed) {
            hear("killed");
        }
    }

    private synchronized void hear(String line) {
        String[] words = line.split(" ", -1);
        said.add(line);
        switch (words[0]) {
            case "game" -> {
                moves.addAll(List.of(words).subList(1, words.length));
                hasGame = true;
            }
            case "played" -> moves.add(words[1]);
            case "withdrawn" ->
                    moves.subList(moves.size() - Integer.parseInt(words[1]), moves.size()).clear();
            case "safe" -> safe = Integer.parseInt(words[1]);
            default -> {}
        }
        notifyAll();
    }

    void say(String line) throws IOException {
        input.write(line + "\n");
        input.flush();
    }

    /** The moves of the game that the service has found. */
    synchronized List<String> awaitGame() throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!hasGame) {
            assertTrue(System.currentTimeMillis() < end, said::toString);
            wait(100);
        }
        return List.copyOf(moves);
    }

    synchronized List<String> moves() {
        return List.copyOf(moves);
    }

    /** Waits until the service has said a word. */
    synchronized void await(String word) throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (said.stream().noneMatch(line -> line.startsWith(word))) {
            assertTrue(System.currentTimeMillis() < end, said::toString);
            wait(100);
        }
    }

    /** Ends the process as a power cut would end it; the number of moves it had called safe. */
    int kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
        synchronized (this) {
            return safe;
        }
    }

    /** Ends the service in order. */
    void endInput() throws IOException, InterruptedException {
        input.close();
        assertTrue(process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS), said::toString);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
