package org.jadoube.recognition;

/** Why the contacts are read as they are. */
public enum Reason {
    /** Every contact is as the position wants it. */
    AS_EXPECTED,
    /** A piece is in the hand, or a move of several steps is under way. */
    IN_HAND,
    /** One square emptied and another filled, as only this move does. */
    QUIET_MOVE,
    /** The piece was also seen on squares in between. */
    SLIDE,
    /** The capturer left, and the victim's square was seen empty in between. */
    CAPTURE,
    /** The victim's square opened only for a moment. */
    CAPTURE_GRAZED,
    /** The victim was never seen to leave; the clock was pressed and only one capture fits. */
    CAPTURE_BY_PRESS,
    /** The victim was never seen to leave; only after this capture is the reply possible. */
    CAPTURE_BY_REPLY,
    /** The piece was felt nowhere again, and a capture is likelier than a dead square. */
    CAPTURE_LIKELIER,
    /** King and rook both moved. */
    CASTLING,
    /** A pawn was taken in passing. */
    EN_PASSANT,
    /** A pawn reached the last rank. */
    PROMOTION,
    /** Several moves in one interval, told apart by their landings. */
    JOINT_PLIES,
    /** Two or more victims of one capturer were lifted. */
    SEVERAL_VICTIMS,
    /** A victim was never seen to leave, and several captures fit. */
    VICTIM_UNSEEN,
    /** Several sequences of moves fit alike. */
    SEVERAL_SEQUENCES,
    /** The players answered a question. */
    ANSWERED,
    /** Pieces went back to where they came from. */
    TAKEBACK,
    /** Both kings were put in the centre. */
    KINGS_IN_CENTRE,
    /** A piece was lifted that has no part in any permitted move. */
    WRONG_LIFT,
    /** A single contact does not fit the position, and play goes on without it. */
    STRAY_CONTACT,
    /** Pieces were moved while nobody watched, as one legal move or several would. */
    MOVED_UNSEEN,
    /** A piece was put where no permitted move puts it. */
    WRONG_LANDING
}
