package org.jadoube.adapter.systemd;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The supervisor of the service")
class SupervisionTest {
    private static final long TURN_MICROS = 10_000;

    private final List<String> told = new ArrayList<>();
    private boolean isGone;
    private long nowMicros;

    private boolean hear(String message) {
        return !isGone && told.add(message);
    }

    private void turns(Supervision supervision, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            nowMicros += TURN_MICROS;
            supervision.turned(nowMicros);
        }
    }

    @Test
    @DisplayName("is told that the service is ready when the loop has taken its first turns")
    void readiness() {
        Supervision supervision = new Supervision(this::hear, 1_000_000);
        turns(supervision, Supervision.FIRST_TURNS - 1);
        assertEquals(List.of(), told);

        turns(supervision, 1);

        assertEquals(List.of("READY=1"), told);
    }

    @Test
    @DisplayName("hears a sign of life each time it is due, and none while the loop does not turn")
    void signsOfLife() {
        Supervision supervision = new Supervision(this::hear, 1_000_000);
        turns(supervision, Supervision.FIRST_TURNS + 350);
        assertEquals(3, Collections.frequency(told, "WATCHDOG=1"));

        nowMicros += 60_000_000;
        assertEquals(3, Collections.frequency(told, "WATCHDOG=1"));
        turns(supervision, 1);
        assertEquals(4, Collections.frequency(told, "WATCHDOG=1"));
    }

    @Test
    @DisplayName("is told how the service is when that changes, in one line")
    void status() {
        Supervision supervision = new Supervision(this::hear, Long.MAX_VALUE);
        supervision.status("ready to play\nSTOPPING=1");
        turns(supervision, 100);
        supervision.status("game on, 1 plies");
        turns(supervision, 100);

        assertEquals(
                List.of("READY=1", "STATUS=ready to play", "STATUS=game on, 1 plies"), sorted());
    }

    private List<String> sorted() {
        return told.stream()
                .sorted((a, b) -> Boolean.compare(b.startsWith("READY"), a.startsWith("READY")))
                .toList();
    }

    @Test
    @DisplayName("is told later what it could not hear at once")
    void deafForAWhile() {
        Supervision supervision = new Supervision(this::hear, 1_000_000);
        isGone = true;
        supervision.status("ready to play");
        turns(supervision, 100);
        isGone = false;
        turns(supervision, 101);

        assertEquals(List.of("READY=1", "STATUS=ready to play", "WATCHDOG=1"), told);
    }

    @Test
    @DisplayName("wants signs of life three times as often as it gives up waiting for them")
    void howOften() {
        String own = String.valueOf(ProcessHandle.current().pid());
        assertAll(
                () ->
                        assertEquals(
                                3_333_333,
                                Supervision.beatMicros(Map.of("WATCHDOG_USEC", "10000000"))),
                () ->
                        assertEquals(
                                1_000_000,
                                Supervision.beatMicros(
                                        Map.of("WATCHDOG_USEC", "3000000", "WATCHDOG_PID", own))),
                () ->
                        assertEquals(
                                Long.MAX_VALUE,
                                Supervision.beatMicros(
                                        Map.of("WATCHDOG_USEC", "3000000", "WATCHDOG_PID", "1"))),
                () -> assertEquals(Long.MAX_VALUE, Supervision.beatMicros(Map.of())),
                () ->
                        assertEquals(
                                Long.MAX_VALUE,
                                Supervision.beatMicros(Map.of("WATCHDOG_USEC", "soon"))));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("listens at a path")
    void aPath(@TempDir Path folder) {
        hearsAt(folder.resolve("notify").toString());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("listens under an abstract name")
    void anAbstractName() {
        hearsAt("@jadoube-test-" + ProcessHandle.current().pid());
    }

    private void hearsAt(String name) {
        try (NotifyListener systemd = new NotifyListener(name)) {
            Map<String, String> environment =
                    Map.of("NOTIFY_SOCKET", name, "WATCHDOG_USEC", "3000000");
            Supervision supervision = Supervision.of(environment, told::add);
            supervision.status("grüß euch, ready to play");
            turns(supervision, Supervision.FIRST_TURNS + 100);
            supervision.stopping();

            assertEquals(
                    List.of(
                            "STATUS=grüß euch, ready to play",
                            "READY=1",
                            "WATCHDOG=1",
                            "STOPPING=1"),
                    systemd.heard());
            assertEquals(List.of(), told);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("may be gone without harm")
    void gone(@TempDir Path folder) {
        Map<String, String> nobody = Map.of("NOTIFY_SOCKET", folder.resolve("none").toString());
        Supervision supervision = Supervision.of(nobody, told::add);
        turns(supervision, 100);
        supervision.stopping();
        assertEquals(List.of(), told);
    }
}
