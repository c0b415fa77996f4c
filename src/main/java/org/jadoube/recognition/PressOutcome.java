package org.jadoube.recognition;

/** What a press of a clock button came to. */
public sealed interface PressOutcome {

    /** The state after the press. */
    Recognition recognition();

    /** The move is complete, or the question that is left may be settled later. */
    record Accepted(Recognition recognition) implements PressOutcome {}

    /** The press changes nothing. */
    record Refused(Recognition recognition, Why why) implements PressOutcome {}

    /** Why a press was refused. */
    enum Why {
        /** Nothing was played. */
        NO_MOVE,
        /** The other side is to move, and this one has nothing to complete. */
        NOT_YOUR_TURN,
        /** A piece has not been put down yet. */
        PIECE_IN_HAND,
        /** The king of a castling stands, the rook does not. */
        CASTLING_INCOMPLETE,
        /** The pawn taken in passing is still there. */
        EN_PASSANT_INCOMPLETE,
        /** A piece stands where no legal move puts it. */
        ILLEGAL_MOVE,
        /** A legal move, but another piece was touched. */
        TOUCH_MOVE,
        /** The board differs from the position in more than one move can account for. */
        POSITION_DIFFERS
    }
}
