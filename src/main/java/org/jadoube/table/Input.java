package org.jadoube.table;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Role;
import org.jadoube.laws.DrawClaim;
import org.jadoube.sensing.ContactEvent;

/**
 * Everything that a table decides upon.
 *
 * <p>Times are microseconds on a monotonic clock of the caller's and never decrease.
 */
public sealed interface Input {

    /** When it happened. */
    long atMicros();

    /** Contacts changed, all of them believed in one scan. */
    record Sensed(List<ContactEvent> events, long atMicros) implements Input {
        public Sensed {
            events = List.copyOf(events);
        }
    }

    /** Nothing happened until the time at which the table wanted to be woken. */
    record Elapsed(long atMicros) implements Input {}

    /** A clock button was pressed. */
    record Pressed(Color color, long atMicros) implements Input {}

    /** The clock was paused. */
    record Paused(long atMicros) implements Input {}

    /** The clock runs on after a pause. */
    record Resumed(long atMicros) implements Input {}

    /** The player to move announces adjusting (Laws 4.2). */
    record Adjusted(long atMicros) implements Input {}

    /** A promotion piece was chosen, before or after the pawn has landed. */
    record Chose(Role role, long atMicros) implements Input {}

    /** An open question was answered. */
    record Answered(Move move, long atMicros) implements Input {}

    /** The last move was taken back by word; the pieces are yet to follow. */
    record TookBack(long atMicros) implements Input {}

    /** A move to be carried out on the board was announced: an engine's or a lesson's. */
    record Announced(Move move, long atMicros) implements Input {}

    /** A draw was offered. */
    record OfferedDraw(Color color, long atMicros) implements Input {}

    /** The offer that stands was accepted. */
    record AcceptedDraw(long atMicros) implements Input {}

    /** The offer that stands was declined in words. */
    record DeclinedDraw(long atMicros) implements Input {}

    /** A player resigned. */
    record Resigned(Color color, long atMicros) implements Input {}

    /** The player to move claimed a draw. */
    record Claimed(DrawClaim claim, long atMicros) implements Input {}
}
