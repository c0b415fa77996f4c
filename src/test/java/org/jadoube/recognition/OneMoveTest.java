package org.jadoube.recognition;

import static org.jadoube.recognition.Hands.at;
import static org.jadoube.recognition.Hands.atStart;
import static org.jadoube.recognition.Hands.strictlyAt;
import static org.jadoube.recognition.Hands.withClock;

import org.jadoube.chess.Color;
import org.jadoube.chess.Role;
import org.jadoube.recognition.PressOutcome.Why;
import org.junit.jupiter.api.Test;

/** One move at a time, by all the ways of hands. */
class OneMoveTest {
    private static final String SCANDINAVIAN =
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    private static final String ROOK_WITH_TWO_VICTIMS = "4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1";
    private static final String KNIGHT_WITH_THREE_VICTIMS = "4k3/3p1p2/2p5/4N3/8/8/8/4K3 w - - 0 1";
    private static final String ALL_MAY_CASTLE = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    private static final String D_PAWN_HAS_PASSED =
            "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    private static final String PAWN_ON_THE_SEVENTH = "k7/3P4/8/8/8/8/8/7K w - - 0 1";

    @Test
    void aQuietMoveIsReadFromItsTwoSquares() {
        atStart().lift("e2").place("e4").rest(2_000).played("e4").settled(Reason.QUIET_MOVE);
    }

    @Test
    void aPieceMayBeSeenPlacedBeforeItIsLifted() {
        atStart().place("f3").lift("g1").rest(2_000).played("Nf3").settled(Reason.QUIET_MOVE);
    }

    @Test
    void aLiftedPieceOnlyShowsWhatItCanBecome() {
        atStart().lift("g1").rest(60_000).underWay("g1", "").nothingPlayed();
    }

    @Test
    void aKnightMoveIsShownAtOnceSinceNothingExtendsIt() {
        atStart().lift("g1").place("f3").played("Nf3").settled(Reason.QUIET_MOVE);
    }

    @Test
    void aMoveThatASlideCouldExtendWaitsForRest() {
        atStart().lift("e2").place("e3").nothingPlayed().rest(400).played("e3");
    }

    @Test
    void aSlideEndsWhereItRests() {
        atStart()
                .lift("e2")
                .place("e3")
                .rest(900)
                .played("e3")
                .lift("e3")
                .place("e4")
                .rest(2_000)
                .played("e4")
                .settled(Reason.SLIDE);
    }

    @Test
    void theOwnPieceMayBeLiftedFirstInACapture() {
        at(SCANDINAVIAN)
                .lift("e4", "d5")
                .place("d5")
                .rest(2_000)
                .played("exd5")
                .settled(Reason.CAPTURE);
    }

    @Test
    void theVictimMayBeLiftedFirst() {
        at(SCANDINAVIAN)
                .lift("d5", "e4")
                .place("d5")
                .rest(2_000)
                .played("exd5")
                .settled(Reason.CAPTURE);
    }

    @Test
    void aSwapTooFastToBeBelievedStillShowsItsVictim() {
        at(KNIGHT_WITH_THREE_VICTIMS)
                .lift("e5")
                .blip("d7", 12)
                .rest(2_000)
                .played("Nxd7")
                .settled(Reason.CAPTURE_GRAZED);
    }

    @Test
    void ofTwoVictimsTheTouchedOneWasTaken() {
        at(ROOK_WITH_TWO_VICTIMS).lift("d4", "d7").place("d7").rest(2_000).played("Rxd7");
        at(ROOK_WITH_TWO_VICTIMS).lift("d4", "a4").place("a4").rest(2_000).played("Rxa4");
    }

    @Test
    void twoVictimsLiftedAndPutBackAreAQuestion() {
        at(ROOK_WITH_TWO_VICTIMS)
                .lift("d4", "a4")
                .place("a4")
                .lift("d7")
                .place("d7")
                .rest(2_000)
                .nothingPlayed()
                .asks("d4a4 d4d7", Reason.SEVERAL_VICTIMS)
                .rest(60_000)
                .asks("d4a4 d4d7", Reason.SEVERAL_VICTIMS);
    }

    @Test
    void theQuestionIsAnsweredOnThePanel() {
        askedAboutTheRook().answer("d4d7").played("Rxd7").settled(Reason.ANSWERED);
    }

    @Test
    void theQuestionIsAnsweredByLiftingTheCapturerOnceMore() {
        askedAboutTheRook()
                .lift("a4")
                .place("a4")
                .rest(2_000)
                .played("Rxa4")
                .settled(Reason.CAPTURE);
    }

    @Test
    void theQuestionIsAnsweredByWhatIsPlayedNext() {
        askedAboutTheRook().lift("a4").place("a3").rest(2_000).played("Rxd7 a3");
    }

    private static Hands askedAboutTheRook() {
        return at(ROOK_WITH_TWO_VICTIMS)
                .lift("d4", "a4")
                .place("a4")
                .lift("d7")
                .place("d7")
                .rest(2_000);
    }

    @Test
    void aGrazedVictimYieldsToOneThatWasReallyLifted() {
        at(ROOK_WITH_TWO_VICTIMS)
                .lift("d4")
                .pace(40)
                .lift("a4")
                .place("a4")
                .pace(300)
                .lift("d7")
                .place("d7")
                .rest(2_000)
                .played("Rxd7");
    }

    @Test
    void anAdjustedPawnIsNotTakenByThePieceLiftedLater() {
        at(SCANDINAVIAN)
                .lift("d5")
                .place("d5")
                .lift("e4")
                .rest(5_000)
                .nothingPlayed()
                .underWay("e4", "");
    }

    @Test
    void aPawnAdjustedWhileAnotherPieceIsUpIsNotTakenEither() {
        at(SCANDINAVIAN)
                .lift("g1", "d5")
                .place("d5")
                .lift("e4")
                .place("g1")
                .rest(5_000)
                .nothingPlayed()
                .underWay("e4", "");
    }

    @Test
    void aCaptureGivesWayWhenThePieceLandsElsewhere() {
        at(ROOK_WITH_TWO_VICTIMS)
                .lift("d4", "d7")
                .place("d7")
                .rest(600)
                .place("c4")
                .rest(2_000)
                .played("Rc4");
    }

    @Test
    void withoutAClockALiftedCapturerIsOnlyLifted() {
        at(SCANDINAVIAN).lift("e4").rest(60_000).nothingPlayed().underWay("e4", "");
    }

    @Test
    void thePressMakesACaptureOfTheOnlyVictimThereIs() {
        withClock(SCANDINAVIAN)
                .lift("e4")
                .rest(1_000)
                .press(Color.WHITE)
                .played("exd5")
                .settled(Reason.CAPTURE_BY_PRESS);
    }

    @Test
    void thePressAsksWhichOfSeveralVictimsLeftUnseen() {
        withClock(KNIGHT_WITH_THREE_VICTIMS)
                .lift("e5")
                .press(Color.WHITE)
                .rest(2_000)
                .nothingPlayed()
                .asks("e5c6 e5d7 e5f7", Reason.VICTIM_UNSEEN)
                .answer("e5d7")
                .played("Nxd7")
                .settled(Reason.ANSWERED);
    }

    @Test
    void theReplyTellsAboutAVictimThatLeftUnseen() {
        at(SCANDINAVIAN)
                .lift("e4")
                .rest(3_000)
                .lift("d8", "d5")
                .place("d5")
                .rest(2_000)
                .played("exd5 Qxd5")
                .settled(Reason.CAPTURE_BY_REPLY);
    }

    @Test
    void aPressWithAPieceInTheHandCompletesNothing() {
        withClock("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
                .lift("e2")
                .pressInVain(Color.WHITE, Why.PIECE_IN_HAND)
                .place("e4")
                .press(Color.WHITE)
                .played("e4")
                .settled(Reason.QUIET_MOVE);
    }

    @Test
    void aPressWithoutAMoveOrByTheOtherSideIsRefused() {
        withClock(SCANDINAVIAN)
                .pressInVain(Color.WHITE, Why.NO_MOVE)
                .lift("g1")
                .place("f3")
                .pressInVain(Color.BLACK, Why.NOT_YOUR_TURN)
                .press(Color.WHITE)
                .pressInVain(Color.WHITE, Why.NOT_YOUR_TURN)
                .played("Nf3");
    }

    @Test
    void aPressMakesTheMoveFinal() {
        withClock(ALL_MAY_CASTLE)
                .lift("h1")
                .place("f1")
                .press(Color.WHITE)
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .played("Rf1");
    }

    @Test
    void castlingByRookFirstTurnsTheRookMoveIntoCastling() {
        at(ALL_MAY_CASTLE)
                .lift("h1")
                .place("f1")
                .rest(1_200)
                .played("Rf1")
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .played("O-O")
                .settled(Reason.CASTLING);
    }

    @Test
    void whatMayBecomeACastlingWaitsForRestAndTheCastlingDoesNot() {
        at(ALL_MAY_CASTLE).lift("h1").place("f1").nothingPlayed().rest(400).played("Rf1");
        at(ALL_MAY_CASTLE).lift("e1").place("f1").nothingPlayed().rest(400).played("Kf1");
        at("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1").lift("b1").place("c3").played("Nc3");
        at(ALL_MAY_CASTLE)
                .lift("e1")
                .place("g1")
                .lift("h1")
                .place("f1")
                .played("O-O")
                .settled(Reason.CASTLING);
    }

    @Test
    void strictlyTheRookMoveStandsOnceReleased() {
        strictlyAt(ALL_MAY_CASTLE)
                .lift("h1")
                .place("f1")
                .rest(2_000)
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .played("Rf1")
                .wants("g1", "e1", Reason.WRONG_LANDING);
    }

    @Test
    void theKingOfACastlingAloneIsABeginningAndNoError() {
        withClock(ALL_MAY_CASTLE)
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .underWay("e1", "g1")
                .pressInVain(Color.WHITE, Why.CASTLING_INCOMPLETE)
                .wants("h1", "f1", Reason.IN_HAND)
                .lift("h1")
                .place("f1")
                .press(Color.WHITE)
                .played("O-O")
                .settled(Reason.CASTLING);
    }

    @Test
    void castlingThroughAnAttackedSquareIsAWrongLandingAtOnce() {
        at("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1")
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .wants("g1", "e1", Reason.WRONG_LANDING)
                .nothingPlayed();
    }

    @Test
    void aRookThatGoesTwoSquaresFromE1IsNoCastling() {
        at("8/5k2/8/8/8/8/5K2/4R3 w - - 0 1").lift("e1").place("g1").rest(2_000).played("Rg1");
    }

    @Test
    void castlingThatLeavesTheSameSquaresOccupiedIsReadFromTheTouch() {
        at("4k3/8/8/8/8/8/8/5KR1 w G - 0 1")
                .lift("f1", "g1")
                .place("f1", "g1")
                .rest(2_000)
                .played("O-O")
                .settled(Reason.CASTLING);
    }

    @Test
    void aPawnTakenInPassingMayLeaveFirst() {
        at(D_PAWN_HAS_PASSED)
                .lift("d5", "e5")
                .place("d6")
                .rest(2_000)
                .played("exd6")
                .settled(Reason.EN_PASSANT);
    }

    @Test
    void thePressPointsAtAPawnForgottenInPassing() {
        withClock(D_PAWN_HAS_PASSED)
                .lift("e5")
                .place("d6")
                .rest(2_000)
                .underWay("e5", "d6")
                .pressInVain(Color.WHITE, Why.EN_PASSANT_INCOMPLETE)
                .wants("d5", "", Reason.IN_HAND)
                .lift("d5")
                .press(Color.WHITE)
                .played("exd6")
                .settled(Reason.EN_PASSANT);
    }

    @Test
    void theRightToTakeInPassingLapses() {
        at("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3")
                .lift("e5")
                .place("d6")
                .lift("d5")
                .rest(2_000)
                .nothingPlayed()
                .wants("d6", "d5 e5", Reason.WRONG_LANDING);
    }

    @Test
    void aPawnBecomesAQueenWhereNobodyChoosesOtherwise() {
        at(PAWN_ON_THE_SEVENTH)
                .lift("d7")
                .place("d8")
                .rest(2_000)
                .played("d8=Q+")
                .settled(Reason.PROMOTION);
    }

    @Test
    void thePawnMayBeExchangedOnTheLastRank() {
        at(PAWN_ON_THE_SEVENTH)
                .lift("d7")
                .place("d8")
                .rest(900)
                .lift("d8")
                .rest(1_200)
                .place("d8")
                .rest(2_000)
                .played("d8=Q+")
                .settled(Reason.PROMOTION);
    }

    @Test
    void theChoiceMayComeBeforeOrAfterTheLanding() {
        at(PAWN_ON_THE_SEVENTH)
                .choose(Color.WHITE, Role.KNIGHT)
                .lift("d7")
                .place("d8")
                .rest(2_000)
                .played("d8=N");
        at(PAWN_ON_THE_SEVENTH)
                .lift("d7")
                .place("d8")
                .rest(2_000)
                .choose(Color.WHITE, Role.ROOK)
                .rest(2_000)
                .played("d8=R+");
    }
}
