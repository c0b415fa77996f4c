package org.jadoube.table;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.Result;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is decided upon at a board in use.
 *
 * <p>Times are microseconds on a monotonic clock of the caller's and never decrease.
 */
public sealed interface Input {

    /** When it happened. */
    long atMicros();

    /** What concerns the game that is played: all that a {@link Table} decides upon. */
    sealed interface InGame extends Input {

        /** Whether somebody pressed or entered it and has a right to an answer. */
        default boolean isEntered() {
            return !(this instanceof Sensed
                    || this instanceof Elapsed
                    || this instanceof Restarted
                    || this instanceof Judged
                    || this instanceof Masked);
        }
    }

    /**
     * What concerns the games at a board one after the other: a {@link Sitting} decides upon it.
     */
    sealed interface OfSitting extends Input {}

    /** Contacts changed, all of them believed in one scan. */
    record Sensed(List<ContactEvent> events, long atMicros) implements InGame {
        public Sensed {
            events = List.copyOf(events);
        }

        /** The same in the squares of the game, on a board that stands so. */
        Sensed on(Orientation board) {
            return board == Orientation.STRAIGHT
                    ? this
                    : new Sensed(events.stream().map(board::turn).toList(), atMicros);
        }
    }

    /** Nothing happened until the time at which the table wanted to be woken. */
    record Elapsed(long atMicros) implements InGame {}

    /**
     * The service starts again after its process ended: the clock is paused, and the board is
     * compared with the position.
     *
     * <p>Where the contacts are as they were left, whatever was under way is still under way. Where
     * they are not, pieces have been moved unseen; that is to be put right, and never taken for a
     * move. A legal move that would account for it all is asked about.
     *
     * @param contacts the closed contacts now, bit 0 for a1
     * @param atMicros when the last sign of life came, at the earliest: the running clock counts up
     *     to it, and what passed while nothing ran is to be left out of all later times
     */
    record Restarted(long contacts, long atMicros) implements InGame {

        /** The same in the squares of the game, on a board that stands so. */
        Restarted on(Orientation board) {
            return new Restarted(board.turn(contacts), atMicros);
        }
    }

    /**
     * The full verdict on who can still mate in a position has come in.
     *
     * <p>It may be late: a game that has gone on ends where it was dead, and one that was lost by
     * flag, resignation or illegal moves to a side that could not mate is drawn. Of a position that
     * is none of the game's it says nothing.
     */
    record Judged(Position position, Winnability winnability, long atMicros) implements InGame {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Judged that
                    && position.isSameAs(that.position)
                    && winnability.equals(that.winnability)
                    && atMicros == that.atMicros;
        }

        @Override
        public int hashCode() {
            return Objects.hash(position.hash(), winnability, atMicros);
        }
    }

    /**
     * A contact no longer counts, or counts again: somebody has said so, or the board itself.
     *
     * <p>What the contact did while it did not count tells nothing, and it counts again only from
     * when it fits the position. The games after this one are played on the same contacts.
     *
     * @param square as the board names it
     */
    record Masked(Square square, boolean masked, long atMicros) implements InGame {

        /** The same in the squares of the game, on a board that stands so. */
        Masked on(Orientation board) {
            return new Masked(board.turn(square), masked, atMicros);
        }
    }

    /** A clock button was pressed. */
    record Pressed(Color color, long atMicros) implements InGame {}

    /** The clock was paused. */
    record Paused(long atMicros) implements InGame {}

    /** The clock runs on after a pause. */
    record Resumed(long atMicros) implements InGame {}

    /**
     * The arbiter gave a side time.
     *
     * @param micros less than 0 where it was taken away
     */
    record AddedTime(Color color, long micros, long atMicros) implements InGame {}

    /** The arbiter set what a side's clock shows. */
    record SetTime(Color color, long micros, long atMicros) implements InGame {}

    /**
     * The arbiter corrected the number of moves that a side has completed on the clock.
     *
     * @param moves 0 or more
     */
    record SetMoves(Color color, int moves, long atMicros) implements InGame {
        public SetMoves {
            if (moves < 0) {
                throw new IllegalArgumentException(moves + " moves completed");
            }
        }
    }

    /** The player to move announces adjusting (Laws 4.2). */
    record Adjusted(long atMicros) implements InGame {}

    /** A promotion piece was chosen, before or after the pawn has landed. */
    record Chose(Role role, long atMicros) implements InGame {}

    /** An open question was answered. */
    record Answered(Move move, long atMicros) implements InGame {}

    /** The last move was taken back by word; the pieces are yet to follow. */
    record TookBack(long atMicros) implements InGame {}

    /**
     * The arbiter had the position before the last move reinstated (Laws 7.1 to 7.5), which strict
     * play lets nobody else do; the pieces are yet to follow.
     */
    record Reinstated(long atMicros) implements InGame {}

    /** A move to be carried out on the board was announced: an engine's or a lesson's. */
    record Announced(Move move, long atMicros) implements InGame {}

    /** A side wants the board to help it otherwise from now on. */
    record Helped(Color color, HelpLevel level, long atMicros) implements InGame {}

    /** A draw was offered. */
    record OfferedDraw(Color color, long atMicros) implements InGame {}

    /** The offer that stands was accepted. */
    record AcceptedDraw(long atMicros) implements InGame {}

    /** The offer that stands was declined in words. */
    record DeclinedDraw(long atMicros) implements InGame {}

    /** A player resigned. */
    record Resigned(Color color, long atMicros) implements InGame {}

    /** The arbiter decided how the game ends; it ends without a result by {@code UNFINISHED}. */
    record Decided(Result result, long atMicros) implements InGame {}

    /** Another game is to be played, from now on by this plan. */
    record Planned(Plan plan, long atMicros) implements OfSitting {}

    /**
     * The players want to begin: the next game where one is over, offered or on; the game that is
     * being set up where no more than two contacts are against it.
     */
    record Began(long atMicros) implements OfSitting {}

    /** The players go on with the game although the pieces stand as at the start. */
    record WentOn(long atMicros) implements OfSitting {}

    /** The board stands turned round, by the players' word. */
    record Turned(long atMicros) implements OfSitting {}

    /** The board stands as it was taken to stand, by the players' word. */
    record NotTurned(long atMicros) implements OfSitting {}

    /**
     * The colors of the first game of a series were drawn.
     *
     * @param exchanged whether the players change colors
     */
    record DrewColors(boolean exchanged, long atMicros) implements OfSitting {}

    /**
     * A draw was claimed.
     *
     * @param by who claimed it, where that is known; else it is taken for the player to move
     */
    record Claimed(Optional<Color> by, DrawClaim claim, long atMicros) implements InGame {

        /** A claim of which it is not known whose it is. */
        public Claimed(DrawClaim claim, long atMicros) {
            this(Optional.empty(), claim, atMicros);
        }
    }
}
