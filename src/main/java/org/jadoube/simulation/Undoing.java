package org.jadoube.simulation;

import java.util.OptionalLong;

/** What players do about what others have done to their board, before they look at the game. */
interface Undoing {
    /** Where nobody has done anything. */
    Undoing NOTHING = nowMicros -> OptionalLong.empty();

    /** When it will be done; empty if there is nothing to be undone. */
    OptionalLong undo(long nowMicros);
}
