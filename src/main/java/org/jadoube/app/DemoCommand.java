package org.jadoube.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.jadoube.table.Table;
import org.jadoube.trace.FormatException;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReader;
import org.jadoube.trace.TraceReplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code jadoube demo}: shows on a drawn board what Jadoube makes of contacts. */
@Command(
        name = "demo",
        description = {
            "Plays a famous game's contacts on a drawn board: the pieces, the lights, what the"
                    + " board understands and why.",
            "On a terminal the board moves; elsewhere every change is printed."
        },
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    private static final String TRACE = "/demo/opera.trace";
    private static final String TITLE = "Morphy - Duke Karl / Count Isouard, Paris 1858";
    private static final SequencedMap<String, String> TAGS = new LinkedHashMap<>();

    static {
        TAGS.put("Event", "Casual game at the opera");
        TAGS.put("Site", "Paris");
        TAGS.put("Date", "1858.??.??");
        TAGS.put("White", "Morphy, Paul");
        TAGS.put("Black", "Duke Karl / Count Isouard");
    }

    private static final Pace PACE = Pace.perSecond(100, false);

    @Spec private CommandSpec spec;

    @Option(
            names = "--speed",
            paramLabel = "FACTOR",
            description = "How much faster than the hands were, on a terminal (${DEFAULT-VALUE}).")
    private double speed = 1;

    @Option(names = "--ascii", description = "Draw pieces as letters.")
    private boolean ascii;

    @Override
    public Integer call() throws IOException, FormatException {
        if (!(speed > 0)) {
            throw new ParameterException(spec.commandLine(), "--speed is more than 0");
        }
        PrintWriter results = spec.commandLine().getOut();
        Screen screen = screen(results);
        Table table =
                TraceReplay.play(
                        trace(),
                        PACE,
                        turn ->
                                screen.show(
                                        DemoFrame.of(TITLE, turn.step().table()),
                                        turn.input().atMicros()));
        results.println();
        results.print(new Replayed(table).pgn(TAGS));
        results.flush();
        return ExitCode.OK;
    }

    private Screen screen(PrintWriter results) {
        return Ansi.AUTO.enabled()
                ? new MovingScreen(results, ascii ? Pieces.LETTERS : Pieces.SOLID_SYMBOLS, speed)
                : new PlainScreen(results, ascii ? Pieces.LETTERS : Pieces.SYMBOLS);
    }

    private static Trace trace() throws IOException, FormatException {
        try (InputStream bytes = DemoCommand.class.getResourceAsStream(TRACE)) {
            if (bytes == null) {
                throw new IOException(TRACE + " is not part of this build");
            }
            return TraceReader.read(TRACE, new InputStreamReader(bytes, StandardCharsets.UTF_8));
        }
    }
}
