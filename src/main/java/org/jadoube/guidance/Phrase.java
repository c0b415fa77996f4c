package org.jadoube.guidance;

import java.util.Locale;

/** The sentences that the board can say, with their English words. */
public enum Phrase implements Saying {
    /** Piece, its home. */
    IN_THE_HAND("The {0} from {1} is in the hand."),
    /** Piece, where to. */
    MAY_GO("The {0} may go to {1}."),
    /** The king's target. */
    MAY_CASTLE("The king may go to {0} to castle."),
    /** Mover, victim, where. */
    MAY_TAKE("The {0} may take the {1} on {2}."),
    /** Piece, where. */
    CAN_TAKE("The {0} on {1} can take what was lifted."),
    /** Where. */
    TAKE_HERE("What stood on {0} is being taken: put the capturing piece here."),
    /** Where. */
    TAKE_IN_PASSING("The pawn on {0} is taken in passing: it leaves the board."),
    /** Piece, its home. */
    LIFT_TO_CASTLE("Lift the {0} from {1} to complete the castling."),
    /** Piece, its target. */
    PUT_TO_CASTLE("Put the {0} on {1} to complete the castling."),

    /** Where. */
    DOES_NOT_BELONG("What stands on {0} does not belong there."),
    /** Piece, its home. */
    BELONGS("The {0} belongs on {1}."),
    /** Piece, where. */
    HAS_YET_TO_LEAVE("The {0} has yet to leave {1} to complete the move."),
    /** Where. */
    HAS_YET_TO_COME("A piece has yet to go to {0} to complete the move."),
    /** Where. */
    CONTACT_STAYS_CLOSED("The board feels a piece on {0}, where none should stand."),
    /** Piece, its home. */
    CONTACT_STAYS_OPEN("The board does not feel the {0} on {1}."),

    /** Piece, where. */
    MUST_MOVE("The {0} on {1} was touched and must move."),
    /** Piece, where. */
    MUST_BE_TAKEN("The {0} on {1} was touched and must be taken."),

    /** Piece, from, to. */
    DID_IT_GO("Did the {0} go from {1} to {2}?"),
    /** Piece, from, to. */
    DID_IT_TAKE("Did the {0} from {1} take on {2}?"),
    /** King, rook's square. */
    DID_IT_CASTLE("Did the {0} castle with the rook from {1}?"),

    /** Piece, its home. */
    LIFT("Lift the {0} from {1}."),
    /** Piece, its target. */
    PUT("Put the {0} on {1}."),
    /** Mover, victim, where. */
    TAKE("With the {0}, take the {1} on {2}."),

    /** King's square, checkers' squares. */
    IN_CHECK("The king on {0} is in check from {1}."),
    /** Where. */
    LAST_FROM("The last move began on {0}."),
    /** Where. */
    LAST_TO("The last move ended on {0}."),

    /** Side. */
    TO_MOVE("{0} is to move."),
    /** Nothing. */
    UNDER_WAY("A move is under way."),
    /** Piece, from, to. */
    WENT("The {0} went from {1} to {2}."),
    /** Piece, from, to. */
    SLID("The {0} slid from {1} to {2}."),
    /** Piece, from, to. */
    TOOK("The {0} from {1} took on {2}."),
    /** Piece, from, to. */
    TOOK_GRAZING("The {0} from {1} took on {2}: the contact there opened only for a moment."),
    /** Piece, from, to. */
    TOOK_BY_PRESS(
            "The {0} from {1} took on {2}: the clock was pressed and no other capture was possible."),
    /** Piece, from, to of the reply. */
    TOOK_BY_REPLY(
            "The {0} replied from {1} to {2}, which only one capture before it makes possible."),
    /** King, from, to. */
    CASTLED("The {0} castled from {1} to {2}."),
    /** Piece, from, to. */
    TOOK_IN_PASSING("The {0} from {1} took in passing, to {2}."),
    /** Pawn, from, to, new kind. */
    PROMOTED("The {0} from {1} went to {2} and became a {3}."),
    /** Piece, from, to of the last move. */
    PLAYED_TOGETHER("Several moves were made in one go; the last was the {0} from {1} to {2}."),
    /** Piece, from, to. */
    ANSWERED("The question is answered: the {0} went from {1} to {2}."),
    /** Side. */
    TAKEN_BACK("Pieces went back to where they came from. {0} is to move again."),

    /** Nothing. */
    WHICH_VICTIM("Several pieces were lifted that could have been taken. Which one was it?"),
    /** Nothing. */
    WHICH_UNSEEN_VICTIM("What was taken was not seen to leave the board. Which piece was it?"),
    /** Nothing. */
    WHICH_MOVE("Several moves fit what was seen. Which one was made?"),

    /** Nothing. */
    WRONG_LIFT("What was lifted has no part in a legal move. Put it back."),
    /** Nothing. */
    WRONG_LANDING("No legal move leads to this. Put right what is lit."),
    /** Nothing. */
    NOT_THE_ANNOUNCED_MOVE("Another move is asked for. Put right what is lit."),
    /** Nothing. */
    NOT_THE_TOUCHED_PIECE("Another piece was touched first. Put right what is lit."),
    /** Nothing. */
    MOVED_UNSEEN("A move seems to have been made unseen. Say so, or put right what is lit."),
    /** Nothing. */
    INCOMPLETE("The move is not complete."),
    /** Nothing. */
    STRAY_CONTACT("One contact does not fit. Play goes on without it."),

    /** Squares. */
    TAKE_AWAY("Take away what stands on {0}."),
    /** Side. */
    STANDS("The pieces stand. {0} is to move."),
    /** Nothing. */
    SET_UP_TURNED("The pieces stand, but turned round. Press the clock if they are to stay so."),
    /** Nothing. */
    MOVED_TURNED(
            "Black has moved first, unless the board stands turned round. "
                    + "If it does, play on or press White's clock; if not, put the piece back."),
    /** Nothing. */
    NEXT_GAME_OFFERED(
            "The pieces stand as at the start. Move, and a new game begins; the old one is kept."),

    /** Side, reason. */
    WON("{0} has won: {1}."),
    /** Reason. */
    DRAWN("The game is drawn: {0}."),
    /** Reason. */
    UNFINISHED("The game has ended without a result: {0}."),
    /** Side. */
    KINGS_WIN("The kings stand in the centre: {0} has won."),
    /** Nothing. */
    KINGS_DRAW("The kings stand in the centre: a draw.");

    private final String english;
    private final int gaps;

    Phrase(String english) {
        this.english = english;
        gaps = (int) english.chars().filter(each -> each == '{').count();
    }

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The English sentence, its gaps numbered from 0 in braces. */
    public String english() {
        return english;
    }

    @Override
    public int gaps() {
        return gaps;
    }
}
