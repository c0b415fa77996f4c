package org.jadoube.app.configuration;

/**
 * Something that is wrong in a configuration file.
 *
 * @param line from 1
 * @param column from 1, in characters
 * @param words what is wrong and what is allowed, for a person
 */
public record ConfigurationFault(int line, int column, String words) {

    @Override
    public String toString() {
        return line + ":" + column + ": " + words;
    }
}
