package org.jadoube.trace;

/** Text that no record of a journal has. */
final class JournalSyntaxException extends Exception {
    private static final long serialVersionUID = 1;

    JournalSyntaxException(String message) {
        super(message);
    }
}
