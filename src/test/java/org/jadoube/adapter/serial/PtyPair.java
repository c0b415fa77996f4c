package org.jadoube.adapter.serial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.OutsideTools;

/** Two pseudo terminals joined by {@code socat}: what goes in at one end comes out at the other. */
final class PtyPair implements AutoCloseable {
    private static final long STARTING_MILLIS = 5_000;

    private final Path hostEnd;
    private final Path boardEnd;
    private final Process socat;

    PtyPair(Path folder) throws IOException, InterruptedException {
        hostEnd = folder.resolve("host");
        boardEnd = folder.resolve("board");
        socat =
                new ProcessBuilder(
                                OutsideTools.require("socat", "socat").toString(),
                                "pty,raw,echo=0,link=" + boardEnd,
                                "pty,raw,echo=0,link=" + hostEnd)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        for (long waited = 0; !isThere() && waited < STARTING_MILLIS; waited += 10) {
            Thread.sleep(10);
        }
    }

    private boolean isThere() {
        return Files.exists(hostEnd) && Files.exists(boardEnd);
    }

    String hostEnd() {
        return hostEnd.toString();
    }

    String boardEnd() {
        return boardEnd.toString();
    }

    /** Hangs up at both ends. */
    @Override
    public void close() {
        socat.destroy();
        socat.onExit().join();
    }
}
