package org.jadoube.trace;

import java.util.List;

/** Lines that begin with keys, read one after the other. */
final class KeyedLines {
    private final List<String> lines;
    private int next;

    KeyedLines(List<String> lines) {
        this.lines = lines;
    }

    boolean isNext(String key) {
        return next < lines.size() && lines.get(next).startsWith(key + " ");
    }

    /** What is under the key that has to come next. */
    JournalWords next(String key) throws JournalSyntaxException {
        if (next == lines.size()) {
            throw new JournalSyntaxException("the lines end before '" + key + "'");
        }
        JournalWords words = new JournalWords(lines.get(next++));
        String found = words.word();
        if (!found.equals(key)) {
            throw new JournalSyntaxException("expected '" + key + "', found '" + found + "'");
        }
        return words;
    }
}
