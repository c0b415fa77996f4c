package org.jadoube.notation;

/** Text that names no move, or not one move, that is legal in the position. */
public final class MoveTextException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** Why a text names no move. */
    public enum Reason {
        /** The text is not written as a move. */
        MALFORMED,
        /** A null move, which the Laws do not know. */
        NULL_MOVE,
        /** The side to move has no such piece, or none there. */
        NO_SUCH_PIECE,
        /** A pawn reaches the last rank and the text does not say what it becomes. */
        PROMOTION_MISSING,
        /** The piece exists, but it may not do that. */
        ILLEGAL,
        /** Several legal moves fit. */
        AMBIGUOUS
    }

    MoveTextException(Reason reason, String text, String explanation) {
        super("'" + text + "' " + explanation);
        this.reason = reason;
    }

    /** Why the text names no move. */
    public Reason reason() {
        return reason;
    }
}
