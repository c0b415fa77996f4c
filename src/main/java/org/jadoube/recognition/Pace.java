package org.jadoube.recognition;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How fast the game is played.
 *
 * @param landings when the last moves landed, oldest first; before the first one, when the
 *     recognition began
 */
record Pace(List<Long> landings) {
    private static final int MOVES = 5;

    Pace {
        landings = List.copyOf(landings);
    }

    static Pace since(long micros) {
        return new Pace(List.of(micros));
    }

    /** When the last move landed. */
    long lastLanding() {
        return landings.getLast();
    }

    /** The same after a move has landed; as it is when that was known. */
    Pace landing(long micros) {
        if (micros <= lastLanding()) {
            return this;
        }
        int forgotten = Math.max(0, landings.size() - MOVES);
        return new Pace(
                Stream.concat(landings.stream().skip(forgotten), Stream.of(micros)).toList());
    }

    /**
     * How long a question waits for the reply: twice as long as the longest of the last moves took,
     * but not so long that the players have forgotten. Where that is not known, it is put while the
     * player still looks at the board.
     */
    long replyMicros() {
        if (landings.size() <= MOVES) {
            return Settling.REPLY;
        }
        long longest =
                IntStream.range(1, landings.size())
                        .mapToLong(i -> landings.get(i) - landings.get(i - 1))
                        .max()
                        .orElse(Settling.REPLY);
        return Math.clamp(2 * longest, Settling.REPLY, Settling.LONGEST_REPLY);
    }
}
