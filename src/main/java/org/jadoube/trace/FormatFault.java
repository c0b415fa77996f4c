package org.jadoube.trace;

/**
 * A place in a file where the text is not what its format wants.
 *
 * @param line the line of the file, from 1
 * @param column the column in the line, from 1; one past the end for what is missing
 * @param message what is wrong, or what was expected and what was found
 */
public record FormatFault(String file, int line, int column, String message) {
    /** The fault as editors and compilers write it: {@code file:line:column: message}. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
