package org.jadoube.adapter.serial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.adapter.serial.Conversation.Ending;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a board on one port after the other, and again whenever it is lost: first where it was
 * last, and less and less often while there is none.
 */
final class BoardSearch implements Runnable {
    private static final long[] PAUSES_MILLIS = {1_000, 2_000, 4_000, 8_000, 10_000};

    /** Talks on a line until that is over. */
    interface Talk {
        Ending on(SerialLine line, BoardKind kind);
    }

    private record Candidate(String path, BoardKind kind) {}

    private final SerialPorts ports;
    private final List<String> names;
    private final List<BoardKind> kinds;
    private final Talk talk;
    private final Consumer<String> report;
    private @Nullable Candidate lastFound;

    BoardSearch(
            SerialPorts ports,
            List<String> names,
            List<BoardKind> kinds,
            Talk talk,
            Consumer<String> report) {
        this.ports = ports;
        this.names = List.copyOf(names);
        this.kinds = List.copyOf(kinds);
        this.talk = talk;
        this.report = report;
    }

    @Override
    public void run() {
        int failures = 0;
        try {
            while (true) {
                Optional<Ending> ending = round();
                if (ending.filter(Ending.CLOSED::equals).isPresent()) {
                    return;
                }
                failures = ending.isPresent() ? 0 : failures + 1;
                Thread.sleep(PAUSES_MILLIS[Math.min(failures, PAUSES_MILLIS.length - 1)]);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tries each candidate once; empty when none of them was a board. */
    private Optional<Ending> round() {
        Map<String, String> wordsByPath = new LinkedHashMap<>();
        List<Candidate> candidates = candidates();
        for (Candidate candidate : candidates) {
            Optional<SerialLine> line = ports.open(candidate.path(), candidate.kind());
            if (line.isEmpty()) {
                wordsByPath.put(
                        candidate.path(),
                        candidate.path()
                                + " cannot be opened. Another program may have it, or the rights"
                                + " are missing.");
                continue;
            }
            Ending ending = talk.on(line.get(), candidate.kind());
            switch (ending) {
                case CLOSED -> {
                    return Optional.of(ending);
                }
                case UNPLUGGED -> {
                    lastFound = candidate;
                    report.accept("The board is unplugged.");
                    return Optional.of(ending);
                }
                case FELL_SILENT -> {
                    lastFound = candidate;
                    report.accept("The board has fallen silent and is looked for again.");
                    return Optional.of(ending);
                }
                case NOBODY_SPOKE ->
                        wordsByPath.putIfAbsent(
                                candidate.path(),
                                candidate.path() + " is silent. The board may be off.");
                case STRANGER ->
                        wordsByPath.put(
                                candidate.path(),
                                candidate.path()
                                        + " speaks, but not like a board that is looked for: a"
                                        + " wrong device, or a wrong speed.");
                case HOPELESS, LINE_ENDED -> {}
            }
        }
        if (candidates.isEmpty()) {
            report.accept(
                    "No board is plugged in: nothing is at " + String.join(", ", names) + ".");
        } else if (!wordsByPath.isEmpty()) {
            report.accept(String.join(" ", wordsByPath.values()));
        }
        return Optional.empty();
    }

    private List<Candidate> candidates() {
        List<Candidate> candidates = new ArrayList<>();
        for (String path : ports.present(names)) {
            kinds.forEach(kind -> candidates.add(new Candidate(path, kind)));
        }
        if (lastFound != null && candidates.remove(lastFound)) {
            candidates.addFirst(lastFound);
        }
        return candidates;
    }
}
