package org.jadoube.recognition;

import static org.jadoube.recognition.Hands.at;
import static org.jadoube.recognition.Hands.atStart;
import static org.jadoube.recognition.Hands.strictlyAt;
import static org.jadoube.recognition.Hands.withClock;

import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.junit.jupiter.api.Test;

/** What is put back, bumped, knocked over, put wrongly, or wrong with a contact. */
class RightedTest {

    @Test
    void aPiecePutBackIsNoMove() {
        atStart().lift("e2").place("e2").rest(2_000).nothingPlayed().settled(Reason.AS_EXPECTED);
    }

    @Test
    void strictlyAPiecePutBackWaitsForNothing() {
        strictlyAt("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1")
                .lift("d2")
                .place("d2")
                .rest(60_000)
                .nothingPlayed()
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void aMovePutBackWhileItCanBeRevisedIsTakenBack() {
        atStart()
                .lift("g1")
                .place("f3")
                .played("Nf3")
                .lift("f3")
                .place("g1")
                .rest(2_000)
                .nothingPlayed();
    }

    @Test
    void aBumpedPieceIsNoPartOfTheMove() {
        atStart()
                .lift("e2", "a7")
                .place("a7", "e4")
                .rest(2_000)
                .played("e4")
                .settled(Reason.QUIET_MOVE);
    }

    @Test
    void aBumpedPieceKeepsTheMoveOpenUntilItStands() {
        atStart()
                .lift("g1", "a7")
                .place("f3")
                .rest(200)
                .underWay("a7", "")
                .place("a7")
                .rest(2_000)
                .played("Nf3")
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void piecesKnockedOverAndPutUpAgainAreNoMove() {
        atStart()
                .lift("f2", "g2", "h2")
                .place("h2", "f2", "g2")
                .rest(2_000)
                .nothingPlayed()
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void anEnemyPieceThatNothingTakesIsAWrongLift() {
        atStart()
                .lift("a7")
                .rest(20)
                .wants("", "a7", Reason.WRONG_LIFT)
                .place("a7")
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void theWrongSideIsToldToPutItsPieceBack() {
        atStart()
                .lift("e7")
                .place("e5")
                .rest(2_000)
                .wants("e5", "e7", Reason.WRONG_LANDING)
                .lift("e5")
                .place("e7")
                .rest(2_000)
                .nothingPlayed()
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void anIllegalLandingMayBeCorrectedStraightToALegalSquare() {
        atStart().lift("e2").place("e5").lift("e5").place("e4").rest(2_000).played("e4");
    }

    @Test
    void anIllegalLandingWaitsAMomentBeforeItIsShown() {
        atStart()
                .lift("e2")
                .place("e5")
                .rest(100)
                .underWay("e2", "")
                .rest(300)
                .wants("e5", "e2", Reason.WRONG_LANDING);
    }

    @Test
    void theWrongPieceForTheAnnouncedMoveIsToldAtTheLift() {
        at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
                .announce("g8f6")
                .lift("b8")
                .rest(20)
                .wants("", "b8", Reason.WRONG_LIFT)
                .place("b8")
                .lift("g8")
                .place("f6")
                .rest(2_000)
                .played("Nf6");
    }

    @Test
    void flickerBeforeAMoveIsNoPartOfIt() {
        atStart()
                .pace(40)
                .lift("d7")
                .place("d7")
                .lift("d7")
                .place("d7")
                .blip("c7", 4)
                .pace(300)
                .lift("d2")
                .place("d4")
                .rest(2_000)
                .played("d4")
                .settled(Reason.QUIET_MOVE);
    }

    @Test
    void playGoesOnWithoutTheOneContactThatDoesNotFit() {
        atStart()
                .place("h5")
                .rest(2_000)
                .wants("h5", "", Reason.STRAY_CONTACT)
                .lift("g1")
                .place("f3")
                .rest(2_000)
                .played("Nf3")
                .wants("h5", "", Reason.STRAY_CONTACT)
                .lift("h5")
                .rest(20)
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void aPressAcceptsTheMoveWhoseLandingHasJustDroppedOut() {
        withClock("4k3/3p4/8/8/p2R4/8/8/4K3 w - - 0 1")
                .lift("d4", "d7")
                .place("d7")
                .played("Rxd7")
                .lift("d7")
                .press(Color.WHITE)
                .played("Rxd7")
                .wants("", "d7", Reason.STRAY_CONTACT)
                .place("d7")
                .settled(Reason.AS_EXPECTED)
                .lift("e8", "d7")
                .place("d7")
                .press(Color.BLACK)
                .played("Rxd7 Kxd7");
    }

    @Test
    void aMoveOntoAStrayContactIsReadOnceItIsReplied() {
        atStart()
                .place("e3")
                .rest(2_000)
                .wants("e3", "", Reason.STRAY_CONTACT)
                .lift("e2")
                .rest(2_000)
                .played("")
                .lift("e7")
                .place("e5")
                .rest(2_000)
                .played("e3 e5")
                .settled(Reason.QUIET_MOVE);
    }

    @Test
    void aDeadSquareIsKnownByTheOtherEndOfTheMove() {
        RecognitionRules e4Dead = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, Square.E4.bit());
        Hands.over(Position.start(), e4Dead).lift("e2").rest(2_000).played("e4");
        RecognitionRules e2Dead = Hands.rules(Completion.AUTO, TouchMove.TOLERANT, Square.E2.bit());
        Hands.over(Position.start(), e2Dead).place("e4").rest(2_000).played("e4");
    }

    @Test
    void aBoardThatIsNotSetUpTellsWhatToSetUpAndPlaysNoMove() {
        Position start = Position.start();
        Hands.withContacts(start, start.occupied() & ~Square.E2.bit())
                .wants("", "e2", Reason.WRONG_LIFT)
                .place("e2")
                .rest(2_000)
                .nothingPlayed()
                .settled(Reason.AS_EXPECTED);
    }
}
