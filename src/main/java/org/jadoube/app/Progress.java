package org.jadoube.app;

import java.io.PrintWriter;
import picocli.CommandLine.Help.Ansi;

/** Tells on a terminal how far a long piece of work has come; elsewhere nothing. */
final class Progress {
    private static final int WIDTH = 40;
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final PrintWriter talk;
    private final boolean watched;
    private int shown = -1;

    private Progress(PrintWriter talk, boolean watched) {
        this.talk = talk;
        this.watched = watched;
    }

    static Progress on(PrintWriter talk) {
        return new Progress(talk, Ansi.AUTO.enabled());
    }

    void tell(String what, int done, int all) {
        int filled = WIDTH * done / all;
        if (!watched || filled == shown) {
            return;
        }
        shown = filled;
        String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
        talk.print(CLEAR_LINE + "[" + bar + "] " + done + "/" + all + " " + what);
        talk.flush();
    }

    void end() {
        if (watched) {
            talk.print(CLEAR_LINE);
            talk.flush();
        }
    }
}
