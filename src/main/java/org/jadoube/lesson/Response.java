package org.jadoube.lesson;

import org.jadoube.chess.Move;
import org.jadoube.guidance.Message;
import org.jspecify.annotations.Nullable;

/** What comes of a try. */
public sealed interface Response {

    /**
     * A step in the right direction.
     *
     * @param reply the opponent's move, already made in the next attempt; null when the opponent
     *     waits
     */
    record Onward(Attempt next, @Nullable Move reply) implements Response {}

    /**
     * The exercise is solved.
     *
     * @param stars 1 to 3
     */
    record Solved(int stars) implements Response {}

    /**
     * Not so.
     *
     * @param again the attempt to go on with: as before the try, or from the beginning
     * @param why the reason; the {@linkplain Exercise#rule() rule} goes with it
     */
    record Wrong(Attempt again, Message why) implements Response {}
}
