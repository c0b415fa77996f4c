package org.jadoube.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service as a process of its own, and its console. */
class ServedConsoleTest {
    private static final String PLACE = "The console is at ";

    @TempDir Path folder;

    private Process serve(String... options) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Jadoube.class.getName(),
                                "serve",
                                "--data",
                                folder.toString()));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static URI place(Process service) throws IOException {
        BufferedReader words = service.inputReader();
        for (String line = words.readLine(); line != null; line = words.readLine()) {
            if (line.startsWith(PLACE)) {
                return URI.create(line.substring(PLACE.length()));
            }
        }
        throw new IOException("the service did not tell where its console is");
    }

    @Test
    void tellsWhereItIsAndTakesTouches() throws Exception {
        Process service = serve("--listen", "127.0.0.1:0");
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI place = place(service);
            HttpRequest page = HttpRequest.newBuilder(place).build();
            assertTrue(client.send(page, BodyHandlers.ofString()).body().contains("id=\"board\""));
            HttpRequest touch =
                    HttpRequest.newBuilder(place.resolve("/api/touch"))
                            .header("Origin", "http://" + place.getAuthority())
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString("{\"lift\":[\"e2\"]}"))
                            .build();
            int status = 503;
            for (int i = 0; i < 100 && status == 503; i++) {
                Thread.sleep(50);
                status = client.send(touch, BodyHandlers.discarding()).statusCode();
            }
            assertEquals(204, status);
        } finally {
            service.destroyForcibly().waitFor();
        }
    }

    @Test
    void isNotOpenedToTheNetworkWithoutAPassword() throws Exception {
        Process service = serve("--listen", "0.0.0.0:0");
        assertEquals(2, service.waitFor());
    }

    @Test
    void isOpenedToTheNetworkWithAPassword() throws Exception {
        Path password = Files.writeString(folder.resolve("password"), "a long password\n");
        Process service = serve("--listen", "0.0.0.0:0", "--password-file", password.toString());
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI place = URI.create("http://localhost:" + place(service).getPort() + "/");
            HttpRequest games = HttpRequest.newBuilder(place.resolve("/api/games")).build();
            assertEquals(401, client.send(games, BodyHandlers.discarding()).statusCode());
        } finally {
            service.destroyForcibly().waitFor();
        }
    }
}
