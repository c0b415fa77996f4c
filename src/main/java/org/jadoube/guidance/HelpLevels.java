package org.jadoube.guidance;

import org.jadoube.chess.Color;

/** How much the board helps each of the players. */
public record HelpLevels(HelpLevel white, HelpLevel black) {
    /** No help for either. */
    public static final HelpLevels NONE = new HelpLevels(HelpLevel.NONE, HelpLevel.NONE);

    /** At home: where a lifted piece may go. */
    public static final HelpLevels DEFAULT = new HelpLevels(HelpLevel.SQUARES, HelpLevel.SQUARES);

    /** The help for one side. */
    public HelpLevel of(Color color) {
        return color == Color.WHITE ? white : black;
    }
}
