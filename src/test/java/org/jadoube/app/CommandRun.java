package org.jadoube.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A command that was run, and what it said. */
record CommandRun(int status, String results, String talk) {

    static CommandRun of(String... arguments) {
        StringWriter results = new StringWriter();
        StringWriter talk = new StringWriter();
        int status =
                Jadoube.commandLine()
                        .setOut(new PrintWriter(results, true))
                        .setErr(new PrintWriter(talk, true))
                        .execute(arguments);
        return new CommandRun(status, results.toString(), talk.toString());
    }
}
