package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jadoube.OutsideTools;

/**
 * The firmware in a simulated ATmega328P with contacts, buttons and lights round it: {@code
 * hardware/firmware/sim}, built when it is first asked for.
 */
final class SimulatedChip implements AutoCloseable {
    private static final Path SOURCES = Path.of("hardware/firmware");
    private static final Path BUILD = Path.of("target/firmware").toAbsolutePath();
    private static final long ANSWERING_MILLIS = 10_000;

    private final Path link;
    private final Process process;
    private final PrintStream commands;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private volatile long lit;
    private volatile String fault = "";

    /**
     * Powers a chip that finds these contacts.
     *
     * @param lights the light chip, {@code max7219} or {@code ws2812}
     */
    SimulatedChip(String lights, Path folder, long contacts)
            throws IOException, InterruptedException {
        build(lights);
        link = folder.resolve("chip");
        process =
                new ProcessBuilder(
                                BUILD.resolve("board").toString(),
                                BUILD.resolve("jadoube-" + lights + ".elf").toString(),
                                link.toString(),
                                "%016x".formatted(contacts))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        commands = new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII);
        Thread.ofPlatform().daemon().start(this::listen);
        await("ready");
    }

    private static synchronized void build(String lights) throws IOException, InterruptedException {
        OutsideTools.require("avr-gcc", "gcc-avr");
        OutsideTools.requireFile(Path.of("/usr/lib/avr/include/avr/io.h"), "avr-libc");
        OutsideTools.requireFile(Path.of("/usr/include/simavr/sim_avr.h"), "libsimavr-dev");
        OutsideTools.requireFile(Path.of("/usr/include/libelf.h"), "libelf-dev");
        Process make =
                new ProcessBuilder(
                                OutsideTools.require("make", "make").toString(),
                                "-C",
                                SOURCES.toString(),
                                "BUILD=" + BUILD,
                                "LIGHTS=" + lights)
                        .redirectErrorStream(true)
                        .start();
        String said = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, make.waitFor(), said);
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.US_ASCII)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ", -1);
                switch (words[0]) {
                    case "lights" -> lit = Long.parseUnsignedLong(words[1], 16);
                    case "fault" -> fault = line;
                    default -> answers.add(line);
                }
            }
        } catch (IOException ended) {
            answers.add("ended");
        }
    }

    private String await(String start) throws InterruptedException {
        for (String line = ""; ; ) {
            line = answers.poll(ANSWERING_MILLIS, TimeUnit.MILLISECONDS);
            assertTrue(line != null, "the simulated chip says nothing of " + start);
            if (line.startsWith(start)) {
                return line;
            }
        }
    }

    private void command(String line) {
        commands.println(line);
    }

    /** The path of its serial line. */
    String path() {
        return link.toString();
    }

    /**
     * Opens or closes a contact or button, such as {@code e2-}.
     *
     * @return when the pin changed, in nanoseconds on the clock of {@link System#nanoTime}
     */
    long set(String token) throws InterruptedException {
        command(token);
        String answer = await("contact " + token);
        return Long.parseLong(answer.substring(answer.lastIndexOf(' ') + 1));
    }

    void unplug() {
        command("unplug");
    }

    void plug() {
        command("plug");
    }

    /** Loses its power and wakes up. */
    void restart() {
        command("restart");
    }

    /** The lights that can be seen now, bit 0 = a1. */
    long lit() {
        return lit;
    }

    /** What the firmware did that it must not do; empty when nothing. */
    String fault() {
        return fault;
    }

    /** Figures since the last time they were asked for, such as {@code scans=500 millis=1000}. */
    String stats() throws InterruptedException {
        command("stats");
        return await("stats");
    }

    @Override
    public void close() {
        command("quit");
        commands.close();
        process.onExit().join();
    }
}
