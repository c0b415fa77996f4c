package org.jadoube.notation;

/**
 * Something in a PGN file that could not be read as it stands.
 *
 * @param game the number of the game in the file, from 1
 * @param line the line of the file, from 1
 * @param column the column in the line, from 1
 */
public record PgnError(int game, int line, int column, String message) {
    @Override
    public String toString() {
        return "game " + game + ", line " + line + ", column " + column + ": " + message;
    }
}
