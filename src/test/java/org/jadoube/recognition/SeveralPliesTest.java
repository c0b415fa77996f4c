package org.jadoube.recognition;

import static org.jadoube.recognition.Hands.at;
import static org.jadoube.recognition.Hands.atStart;
import static org.jadoube.recognition.Hands.strictlyAt;
import static org.jadoube.recognition.Hands.withClock;

import org.jadoube.chess.Color;
import org.junit.jupiter.api.Test;

/** Replies, overlapping hands, takebacks, and kings in the centre. */
class SeveralPliesTest {
    private static final String SCANDINAVIAN =
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    private static final String ALL_MAY_CASTLE = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    private static final String KINGS_AND_ROOK = "8/8/3k4/8/8/3K4/8/R7 w - - 0 1";

    @Test
    void eachMoveOfAGameHasItsOwnReason() {
        atStart()
                .lift("e2")
                .place("e4")
                .rest(2_000)
                .settled(Reason.QUIET_MOVE)
                .lift("d7")
                .place("d5")
                .rest(2_000)
                .settled(Reason.QUIET_MOVE)
                .lift("e4", "d5")
                .place("d5")
                .rest(2_000)
                .played("e4 d5 exd5")
                .settled(Reason.CAPTURE);
    }

    @Test
    void threePliesAtOnceAreToldApartByTheirLandings() {
        atStart()
                .pace(40)
                .lift("e2")
                .place("e4")
                .lift("c7")
                .place("c5")
                .lift("d2")
                .place("d4")
                .rest(2_000)
                .played("e4 c5 d4");
    }

    @Test
    void aReplyMayBeginBeforeTheMoveHasLanded() {
        atStart()
                .pace(60)
                .lift("e2", "c7")
                .place("e4", "c5")
                .rest(2_000)
                .played("e4 c5")
                .settled(Reason.JOINT_PLIES);
    }

    @Test
    void aRecaptureMayBeginBeforeTheCaptureHasLanded() {
        at(SCANDINAVIAN)
                .lift("e4", "d5", "d8")
                .place("d5")
                .lift("d5")
                .place("d5")
                .rest(2_000)
                .played("exd5 Qxd5");
    }

    @Test
    void withOneOpeningSeenTheQueenIsStillInTheHand() {
        at(SCANDINAVIAN)
                .lift("e4", "d5")
                .place("d5")
                .lift("d8")
                .rest(2_000)
                .played("exd5")
                .underWay("d8", "");
    }

    @Test
    void theAnnouncedMoveMayBeFollowedAtOnceByTheReply() {
        at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
                .announce("e7e5")
                .pace(60)
                .lift("e7")
                .place("e5")
                .lift("g1")
                .place("f3")
                .rest(2_000)
                .played("e5 Nf3");
    }

    @Test
    void theOpponentsTouchMakesTheMoveFinal() {
        at(ALL_MAY_CASTLE)
                .lift("h1")
                .place("f1")
                .rest(1_000)
                .lift("a8")
                .place("a8")
                .rest(1_000)
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .played("Rf1");
    }

    @Test
    void anEarlierAdjustmentIsNotTheOpponentsTouch() {
        at(ALL_MAY_CASTLE)
                .lift("h1", "a8")
                .place("a8", "f1")
                .rest(1_000)
                .pace(30)
                .lift("a8")
                .place("a8")
                .pace(300)
                .rest(1_000)
                .lift("e1")
                .place("g1")
                .rest(2_000)
                .played("O-O");
    }

    @Test
    void strictlyAReleasedMoveStands() {
        strictlyAt("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
                .lift("e2")
                .place("e3")
                .rest(2_000)
                .lift("e3")
                .place("e4")
                .rest(2_000)
                .played("e3")
                .wants("e4", "e3", Reason.WRONG_LANDING);
    }

    @Test
    void movesAreTakenBackOneByOneOrTogether() {
        twoPlies()
                .lift("e5")
                .place("e7")
                .rest(2_000)
                .played("e4")
                .settled(Reason.AS_EXPECTED)
                .lift("e4")
                .place("e2")
                .rest(2_000)
                .nothingPlayed();
        twoPlies()
                .lift("e5")
                .place("e7")
                .lift("e4")
                .place("e2")
                .rest(2_000)
                .nothingPlayed()
                .settled(Reason.TAKEBACK);
    }

    private static Hands twoPlies() {
        return atStart()
                .lift("e2")
                .place("e4")
                .rest(2_000)
                .lift("e7")
                .place("e5")
                .rest(2_000)
                .played("e4 e5");
    }

    @Test
    void takenBackByWordThePiecesAreToFollow() {
        twoPlies()
                .takeBack(1)
                .played("e4")
                .wants("e5", "e7", Reason.WRONG_LANDING)
                .lift("e5")
                .place("e7")
                .rest(2_000)
                .played("e4")
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void castlingTakenBackIsPossibleAgain() {
        castledWithClock()
                .lift("g1")
                .place("e1")
                .lift("f1")
                .place("h1")
                .rest(2_000)
                .nothingPlayed()
                .settled(Reason.TAKEBACK)
                .lift("e1")
                .place("g1")
                .lift("h1")
                .place("f1")
                .rest(2_000)
                .played("O-O");
    }

    private static Hands castledWithClock() {
        return withClock(ALL_MAY_CASTLE)
                .lift("e1")
                .place("g1")
                .lift("h1")
                .place("f1")
                .press(Color.WHITE)
                .played("O-O");
    }

    @Test
    void knightsThatGoBackInTheOrderOfPlayAreTwoMoves() {
        knightsOut()
                .lift("f3")
                .place("g1")
                .rest(2_000)
                .lift("f6")
                .place("g8")
                .rest(2_000)
                .played("Nf3 Nf6 Ng1 Ng8");
    }

    @Test
    void knightsThatGoBackInTheOtherOrderAreATakeback() {
        knightsOut()
                .lift("f6")
                .place("g8")
                .rest(2_000)
                .lift("f3")
                .place("g1")
                .rest(2_000)
                .nothingPlayed();
    }

    private static Hands knightsOut() {
        return atStart()
                .lift("g1")
                .place("f3")
                .rest(2_000)
                .lift("g8")
                .place("f6")
                .rest(2_000)
                .played("Nf3 Nf6");
    }

    @Test
    void aTakebackByWordUnderAnOpenQuestionUndoesTheMoveInQuestion() {
        withClock("4k3/3p1p2/2p5/4N3/8/8/8/4K3 b - - 0 1")
                .lift("e8")
                .place("d8")
                .press(Color.BLACK)
                .lift("e5")
                .press(Color.WHITE)
                .rest(2_000)
                .played("Kd8")
                .asks("e5c6 e5d7 e5f7", Reason.VICTIM_UNSEEN)
                .takeBack(1)
                .played("Kd8")
                .wants("", "e5", Reason.WRONG_LIFT)
                .place("e5")
                .rest(2_000)
                .settled(Reason.AS_EXPECTED);
    }

    @Test
    void aQuestionSurvivesAPieceThatIsMisplacedAndPutBack() {
        withClock("4k3/3p1p2/2p5/4N3/8/8/8/4K3 w - - 0 1")
                .lift("e5")
                .press(Color.WHITE)
                .lift("e1")
                .place("a5")
                .rest(2_000)
                .lift("a5")
                .place("e1")
                .rest(2_000)
                .asks("e5c6 e5d7 e5f7", Reason.VICTIM_UNSEEN);
    }

    @Test
    void bothKingsInTheCentreEndTheGame() {
        at(KINGS_AND_ROOK)
                .lift("d3", "d6")
                .place("e4", "d5")
                .rest(2_000)
                .nothingPlayed()
                .because(Reason.KINGS_IN_CENTRE);
    }

    @Test
    void theFirstKingsLegalStepIsPartOfTheGesture() {
        at(KINGS_AND_ROOK)
                .lift("d3")
                .place("d4")
                .rest(1_500)
                .played("Kd4")
                .lift("d6")
                .place("e5")
                .rest(2_000)
                .nothingPlayed()
                .because(Reason.KINGS_IN_CENTRE);
    }
}
