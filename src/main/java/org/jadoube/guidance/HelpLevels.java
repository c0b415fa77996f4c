package org.jadoube.guidance;

import org.jadoube.chess.Color;

/**
 * How much the board helps each of the players.
 *
 * @param isLocked whether this stays so until the game is over
 */
public record HelpLevels(HelpLevel white, HelpLevel black, boolean isLocked) {
    /** At home: where a lifted piece may go, until a player wants it otherwise. */
    public static final HelpLevels DEFAULT =
            new HelpLevels(HelpLevel.SQUARES, HelpLevel.SQUARES, false);

    /** The help for one side. */
    public HelpLevel of(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** The same with another level for one side. */
    public HelpLevels with(Color color, HelpLevel level) {
        return color == Color.WHITE
                ? new HelpLevels(level, black, isLocked)
                : new HelpLevels(white, level, isLocked);
    }

    /** The same for players who have changed colors. */
    public HelpLevels exchanged() {
        return new HelpLevels(/* white= */ black, /* black= */ white, isLocked);
    }
}
