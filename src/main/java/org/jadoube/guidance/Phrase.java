package org.jadoube.guidance;

import java.util.Locale;

/**
 * The sentences that the board can say; what fills their gaps is said in the order of the numbers.
 */
public enum Phrase implements Saying {
    /** Piece, its home. */
    IN_THE_HAND(2),
    /** Piece, where to. */
    MAY_GO(2),
    /** The king's target. */
    MAY_CASTLE(1),
    /** Mover, victim, where. */
    MAY_TAKE(3),
    /** Piece, where. */
    CAN_TAKE(2),
    /** Where. */
    TAKE_HERE(1),
    /** Where. */
    TAKE_IN_PASSING(1),
    /** Piece, its home. */
    LIFT_TO_CASTLE(2),
    /** Piece, its target. */
    PUT_TO_CASTLE(2),

    /** Piece, where. */
    WOULD_BE_LOST(2),
    /** Piece, where. */
    CAN_MOVE(2),
    /** Piece, from, to. */
    SUGGESTED(3),

    /** Where. */
    DOES_NOT_BELONG(1),
    /** Piece, its home. */
    BELONGS(2),
    /** Piece, where. */
    HAS_YET_TO_LEAVE(2),
    /** Where. */
    HAS_YET_TO_COME(1),
    /** Where. */
    CONTACT_STAYS_CLOSED(1),
    /** Piece, its home. */
    CONTACT_STAYS_OPEN(2),

    /** Piece, where. */
    MUST_MOVE(2),
    /** Piece, where. */
    MUST_BE_TAKEN(2),
    /** Piece, where. */
    MUST_MOVE_AS_DECLARED(2),
    /** Piece, where. */
    MUST_BE_TAKEN_AS_DECLARED(2),

    /** Piece, from, to. */
    DID_IT_GO(3),
    /** Piece, from, to. */
    DID_IT_TAKE(3),
    /** King, rook's square. */
    DID_IT_CASTLE(2),

    /** Piece, its home. */
    LIFT(2),
    /** Piece, its target. */
    PUT(2),
    /** Mover, victim, where. */
    TAKE(3),

    /** King's square, checkers' squares. */
    IN_CHECK(2),
    /** Where. */
    LAST_FROM(1),
    /** Where. */
    LAST_TO(1),

    /** Side. */
    TO_MOVE(1),
    UNDER_WAY(0),
    /** Piece, from, to. */
    WENT(3),
    /** Piece, from, to. */
    SLID(3),
    /** Piece, from, to. */
    TOOK(3),
    /** Piece, from, to. */
    TOOK_GRAZING(3),
    /** Piece, from, to. */
    TOOK_BY_PRESS(3),
    /** Piece, from, to of the reply. */
    TOOK_BY_REPLY(3),
    /** Piece, from, to. */
    TOOK_LIKELY(3),
    /** King, from, to. */
    CASTLED(3),
    /** Piece, from, to. */
    TOOK_IN_PASSING(3),
    /** Pawn, from, to, new kind. */
    PROMOTED(4),
    /** Piece, from, to of the last move. */
    PLAYED_TOGETHER(3),
    /** Piece, from, to. */
    ANSWERED(3),
    /** Side. */
    TAKEN_BACK(1),

    WHICH_VICTIM(0),
    WHICH_UNSEEN_VICTIM(0),
    WHICH_MOVE(0),

    WRONG_LIFT(0),
    WRONG_LANDING(0),
    NOT_THE_ANNOUNCED_MOVE(0),
    BOUND_BY_OWN_PIECE(0),
    /** Nothing. */
    BOUND_BY_ENEMY_PIECE(0),
    /** Nothing. */
    BOUND_BY_PIECES_OF_BOTH(0),
    /** Nothing. */
    BOUND_TO_CASTLE(0),
    /** Nothing. */
    BOUND_BY_ROOK_FIRST(0),
    /** Nothing. */
    BOUND_TO_MOVE_KING(0),
    /** Nothing. */
    BOUND_BY_DECLARATION(0),
    /** Nothing. */
    MOVED_UNSEEN(0),
    INCOMPLETE(0),
    STRAY_CONTACT(0),

    /** Squares. */
    TAKE_AWAY(1),
    /** Side. */
    STANDS(1),
    SET_UP_TURNED(0),
    SET_UP_UNFELT(0),
    MOVED_TURNED(0),
    NEXT_GAME_OFFERED(0),

    /** Side, reason. */
    WON(2),
    /** Reason. */
    DRAWN(1),
    /** Reason. */
    UNFINISHED(1),
    /** Side. */
    KINGS_WIN(1),
    KINGS_DRAW(0);

    private final int gaps;

    Phrase(int gaps) {
        this.gaps = gaps;
    }

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public int gaps() {
        return gaps;
    }
}
