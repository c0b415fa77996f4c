package org.jadoube.simulation;

import java.util.Locale;

/** The way in which hands carry out a move: the class of gestures by which figures are counted. */
public enum Manner {
    /** A piece goes to an empty square. */
    QUIET,
    CAPTURE_OWN_FIRST,
    CAPTURE_VICTIM_FIRST,
    /** Victim and capturer change places in one grip; the square is empty for a moment. */
    CAPTURE_SWAP,
    /** The same, so fast that no contact tells. */
    CAPTURE_SWAP_UNSEEN,
    CASTLE_KING_FIRST,
    CASTLE_BOTH_UP_KING_DOWN_FIRST,
    CASTLE_BOTH_UP_ROOK_DOWN_FIRST,
    CASTLE_ROOK_FIRST,
    CASTLE_TWO_HANDS,
    EN_PASSANT_VICTIM_LAST,
    EN_PASSANT_VICTIM_FIRST,
    EN_PASSANT_VICTIM_BETWEEN,
    /** The pawn taken is removed only after the clock press, or late. */
    EN_PASSANT_VICTIM_FORGOTTEN,
    /** The pawn is pushed and then exchanged. */
    PROMOTION_EXCHANGED,
    PROMOTION_PAWN_REMOVED,
    PROMOTION_PIECE_FIRST,
    /** The pawn is left standing and the piece only named. */
    PROMOTION_NAMED_ONLY;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
