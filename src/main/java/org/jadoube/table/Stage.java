package org.jadoube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.recognition.Reading;
import org.jspecify.annotations.Nullable;

/** How far a board has come with its game. */
public sealed interface Stage {

    /** When an {@link Input.Elapsed} is due; {@code Long.MAX_VALUE} when nothing waits. */
    long wakeMicros();

    /**
     * The pieces are being set up; contacts make no moves.
     *
     * @param begun the game from when the position first stood, so that a move made at once is not
     *     lost; null where it has not stood, or has been disturbed since
     * @param stands whether the position stands
     * @param turned whether it stands turned round
     */
    record SettingUp(@Nullable Table begun, Since stands, Since turned) implements Stage {
        /** For so long a position stands before it is taken to be set up. */
        static final long STEADY_MICROS = 1_000_000;

        static final SettingUp NEW = new SettingUp(null, Since.NEVER, Since.NEVER);

        @Override
        public long wakeMicros() {
            return Math.min(
                    begun == null ? Long.MAX_VALUE : begun.wakeMicros(),
                    stands.dueMicros(STEADY_MICROS));
        }

        /** Whether the pieces are known to stand turned round. */
        boolean standsTurned(long nowMicros) {
            return turned.forMicros(STEADY_MICROS, nowMicros);
        }
    }

    /**
     * A game stands ready, is being played, or is over.
     *
     * @param turned the same game on a board that stands turned round; null when it does not
     * @param unrest whether pieces of a game that stands ready are away, more than a move lifts
     * @param stands whether the pieces stand as at the start though the game is not there
     * @param anew the next game, from when they stood so; null where it cannot have begun
     * @param wentOn whether the players have said that they go on although the pieces stand so
     */
    record Playing(
            Table table,
            @Nullable Table turned,
            Since unrest,
            Since stands,
            @Nullable Anew anew,
            boolean wentOn)
            implements Stage {
        /** Hands that only adjust pieces, or pick up some that have fallen, take no longer. */
        static final long UNREST_MICROS = 4_000_000;

        /** For so long the pieces stand as at the start before another game is thought of. */
        static final long STEADY_MICROS = 3_000_000;

        static Playing of(Table table, @Nullable Table turned) {
            return new Playing(table, turned, Since.NEVER, Since.NEVER, null, false);
        }

        /** The same after the players have said that they go on. */
        Playing goingOn() {
            return new Playing(table, turned, unrest, stands, anew, true);
        }

        boolean isOver() {
            return table.ending() != null;
        }

        /** What was moved is no move, but would be one on a board that stands turned round. */
        boolean offersTurn() {
            return turned != null
                    && turned.game().plies() > 0
                    && table.game().plies() == 0
                    && table.recognition().reading() instanceof Reading.PutRight;
        }

        @Override
        public long wakeMicros() {
            if (anew != null) {
                return Math.min(
                        anew.now().wakeMicros(),
                        isOver() ? stands.dueMicros(STEADY_MICROS) : Long.MAX_VALUE);
            }
            long wake = Math.min(table.wakeMicros(), unrest.dueMicros(UNREST_MICROS));
            if (turned != null) {
                wake = Math.min(wake, turned.wakeMicros());
            }
            return wentOn ? wake : Math.min(wake, anewMicros());
        }

        /** When the pieces will have stood as at the start for so long that it means something. */
        private long anewMicros() {
            return Optional.ofNullable(table.ending())
                    .map(Table.Ending::firmMicros)
                    .filter(firm -> stands.holds())
                    .orElse(stands.dueMicros(STEADY_MICROS));
        }
    }

    /**
     * The next game, while it is not certain that there is one.
     *
     * @param begun the sitting when it could begin
     * @param atMicros when that was
     * @param now the sitting as it would be now
     * @param since the inputs that have led there
     */
    record Anew(Sitting begun, long atMicros, Sitting now, List<Input> since) {
        public Anew {
            since = List.copyOf(since);
        }

        Anew after(Input input, Sitting then) {
            List<Input> all = new ArrayList<>(since);
            all.add(input);
            return new Anew(begun, atMicros, then, all);
        }
    }
}
