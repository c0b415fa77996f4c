package org.jadoube.simulation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A property of hands or of a board that a simulation can be told.
 *
 * <p>Times are milliseconds, and medians of lognormal distributions where a {@code …_SIGMA} stands
 * beside them; shares and chances are from 0 to 1. What is usual are the hands of a club player on
 * a sound board. Hardly any of it was ever measured: medians follow industrial tables of hand
 * motion (MTM-1), most chances and all spreads are assumed.
 */
public enum Parameter {
    /** How much slower than a club player's all hand motions are. */
    HAND_SCALE(1, Kind.FACTOR),
    HAND_SIGMA(0.35, Kind.FACTOR),
    LIFT_TO_PLACE(250, Kind.TIME),
    LIFT_TO_PLACE_PER_SQUARE(55, Kind.TIME),
    /** The chance that a piece is held in the hand for long before it lands. */
    LONG_HOLD(0, Kind.CHANCE),
    LONG_HOLD_LEAST(3_000, Kind.TIME),
    LONG_HOLD_MOST(20_000, Kind.TIME),
    /** From the end of a move to the start of the next. */
    THINK(1_500, Kind.TIME),
    THINK_SIGMA(0.6, Kind.FACTOR),
    THINK_LEAST(200, Kind.TIME),
    PRESS_DELAY(350, Kind.TIME),
    PRESS_DELAY_SIGMA(0.4, Kind.FACTOR),

    CAPTURE_OWN_FIRST(0.45, Kind.CHANCE),
    CAPTURE_VICTIM_FIRST(0.40, Kind.CHANCE),
    CAPTURE_SWAP(0.12, Kind.CHANCE),
    CAPTURE_SWAP_UNSEEN(0.03, Kind.CHANCE),
    OWN_FIRST_GAP(350, Kind.TIME),
    OWN_FIRST_GAP_SIGMA(0.4, Kind.FACTOR),
    OWN_FIRST_VACANT(250, Kind.TIME),
    OWN_FIRST_VACANT_SIGMA(0.6, Kind.FACTOR),
    VICTIM_FIRST_GAP(1_000, Kind.TIME),
    VICTIM_FIRST_GAP_SIGMA(0.4, Kind.FACTOR),
    VICTIM_FIRST_TWO_HANDS(0.1, Kind.CHANCE),
    VICTIM_FIRST_TWO_HANDS_GAP(250, Kind.TIME),
    SWAP_VACANT(120, Kind.TIME),
    SWAP_VACANT_SIGMA(0.6, Kind.FACTOR),

    /** Of the moves with squares on their way. */
    SLIDE(0.15, Kind.CHANCE),
    SLIDE_SLOW(0.25, Kind.CHANCE),
    SLIDE_PULSE(75, Kind.TIME),
    SLIDE_PULSE_SLOW(250, Kind.TIME),
    SLIDE_PULSE_SIGMA(0.5, Kind.FACTOR),
    /** The chance that the next contact closes before the last has opened. */
    SLIDE_OVERLAP(0.4, Kind.CHANCE),
    SLIDE_OVERLAP_TIME(15, Kind.TIME),

    CASTLE_KING_FIRST(0.80, Kind.CHANCE),
    CASTLE_BOTH_UP_KING_DOWN_FIRST(0.07, Kind.CHANCE),
    CASTLE_BOTH_UP_ROOK_DOWN_FIRST(0.03, Kind.CHANCE),
    CASTLE_ROOK_FIRST(0.05, Kind.CHANCE),
    CASTLE_TWO_HANDS(0.05, Kind.CHANCE),
    CASTLE_KING_SLID(0.2, Kind.CHANCE),
    CASTLE_GAP(400, Kind.TIME),
    CASTLE_GAP_SIGMA(0.5, Kind.FACTOR),

    EN_PASSANT_VICTIM_LAST(0.60, Kind.CHANCE),
    EN_PASSANT_VICTIM_FIRST(0.20, Kind.CHANCE),
    EN_PASSANT_VICTIM_BETWEEN(0.15, Kind.CHANCE),
    EN_PASSANT_VICTIM_FORGOTTEN(0.05, Kind.CHANCE),
    EN_PASSANT_GAP(600, Kind.TIME),
    EN_PASSANT_GAP_SIGMA(0.5, Kind.FACTOR),

    PROMOTION_EXCHANGED(0.50, Kind.CHANCE),
    PROMOTION_PAWN_REMOVED(0.40, Kind.CHANCE),
    PROMOTION_PIECE_FIRST(0.07, Kind.CHANCE),
    PROMOTION_NAMED_ONLY(0.03, Kind.CHANCE),
    PROMOTION_VACANT(1_500, Kind.TIME),
    PROMOTION_VACANT_SIGMA(0.7, Kind.FACTOR),

    /** An empty square on or beside the way closes for a moment. */
    HOVER(0.01, Kind.CHANCE),
    HOVER_LEAST(20, Kind.TIME),
    HOVER_MOST(80, Kind.TIME),
    PUT_BACK(0.01, Kind.CHANCE),
    PUT_BACK_HOLD(1_500, Kind.TIME),
    PUT_BACK_HOLD_SIGMA(0.8, Kind.FACTOR),
    ADJUST(0.01, Kind.CHANCE),
    ADJUST_UP(300, Kind.TIME),
    ADJUST_UP_SIGMA(0.6, Kind.FACTOR),
    BUMP(0.005, Kind.CHANCE),
    BUMP_LEAST(100, Kind.TIME),
    BUMP_MOST(700, Kind.TIME),
    /** Of the pieces bumped, those that stay off their contact. */
    BUMP_UNRESTORED(0.1, Kind.CHANCE),
    KNOCK_OVER(0.001, Kind.CHANCE),
    KNOCK_OVER_RESTORE(2_500, Kind.TIME),
    KNOCK_OVER_RESTORE_SIGMA(0.6, Kind.FACTOR),
    /** The mover puts the piece on another square and thinks better of it. */
    WRONG_MOVE(0.002, Kind.CHANCE),
    WRONG_MOVE_REST(1_200, Kind.TIME),
    WRONG_MOVE_REST_SIGMA(0.5, Kind.FACTOR),
    /** Only where no button completes the moves. */
    OVERLAP(0.005, Kind.CHANCE),
    OVERLAP_MOST(400, Kind.TIME),
    OVERLAP_RECAPTURE_WEIGHT(3, Kind.FACTOR),

    SCAN_PERIOD(10, Kind.PERIOD),
    /** The time in which the squares are read one after another, within each scan. */
    SCAN_SWEEP(0, Kind.TIME),
    CHATTER(0.05, Kind.CHANCE),
    CHATTER_LEAST(10, Kind.TIME),
    CHATTER_MOST(60, Kind.TIME),
    /** A piece is put down so far off the centre that its contact stays open. */
    OFF_CENTRE(0.001, Kind.CHANCE),
    /** An empty neighbour closes while a piece is between squares. */
    GHOST(0.003, Kind.CHANCE),
    GHOST_LEAST(30, Kind.TIME),
    GHOST_MOST(300, Kind.TIME),
    /** The chance that a board has a square whose contact drops out again and again. */
    FLICKER_SQUARE(0, Kind.CHANCE),
    FLICKER_LEAST(100, Kind.TIME),
    FLICKER_MOST(2_000, Kind.TIME),
    /** Contacts that are dead, and known to be. */
    DEAD_SQUARES(0, Kind.COUNT),
    /** Of the dead contacts, those that are closed for good. */
    DEAD_CLOSED(0.3, Kind.CHANCE),

    /** The chance that a player who looks at the lights sees a piece that they ask for. */
    SEES_LIGHTS(0.7, Kind.CHANCE),
    SEES_LIGHTS_WITHIN(1_500, Kind.TIME),
    /** The chance that a player who is to move sees that the last move shown is another one. */
    SEES_WRONG_MOVE(0.9, Kind.CHANCE),
    /** The chance that a question is answered on the panel, and else by hand. */
    ANSWERS_ON_PANEL(0.5, Kind.CHANCE);

    /** In what a parameter is given. */
    private enum Kind {
        CHANCE(0, 1),
        FACTOR(0, 100),
        TIME(0, 600_000),
        PERIOD(1, 1_000),
        COUNT(0, 64);

        private final double least;
        private final double most;

        Kind(double least, double most) {
            this.least = least;
            this.most = most;
        }
    }

    private final double usual;
    private final Kind kind;

    Parameter(double usual, Kind kind) {
        this.usual = usual;
        this.kind = kind;
    }

    /** The word for it, such as {@code put-back}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The parameter of a word; empty when there is none. */
    public static Optional<Parameter> of(String key) {
        return Arrays.stream(values()).filter(each -> each.key().equals(key)).findFirst();
    }

    /** Its value for a club player on a sound board. */
    public double usual() {
        return usual;
    }

    /** The smallest value. */
    public double least() {
        return kind.least;
    }

    /** The greatest value. */
    public double most() {
        return kind.most;
    }
}
