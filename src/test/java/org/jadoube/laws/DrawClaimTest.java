package org.jadoube.laws;

import static org.jadoube.laws.DrawClaim.Ground.FIFTY;
import static org.jadoube.laws.DrawClaim.Ground.THREEFOLD;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.notation.San;
import org.junit.jupiter.api.Test;

class DrawClaimTest {
    private static final Game BEFORE_THE_THIRD = Games.played("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");

    private static Move move(Game game, String san) {
        return San.parse(san, game.position());
    }

    @Test
    void blackDeclaresTheMoveThatRepeats() {
        DrawClaim claim = DrawClaim.withMove(THREEFOLD, move(BEFORE_THE_THIRD, "Ng8"));
        assertEquals(
                Optional.of(Outcome.draw(Termination.THREEFOLD)), claim.outcome(BEFORE_THE_THIRD));
    }

    @Test
    void anotherMoveWouldNotHaveRepeated() {
        DrawClaim claim = DrawClaim.withMove(THREEFOLD, move(BEFORE_THE_THIRD, "Ne4"));
        assertEquals(Optional.empty(), claim.outcome(BEFORE_THE_THIRD));
    }

    @Test
    void theThirdPositionStandsOnTheBoard() {
        Game third = Games.on(BEFORE_THE_THIRD, "Ng8");
        assertEquals(
                Optional.of(Outcome.draw(Termination.THREEFOLD)),
                DrawClaim.onTheBoard(THREEFOLD).outcome(third));
    }

    @Test
    void aRepetitionIsNoGroundForFiftyMoves() {
        Game third = Games.on(BEFORE_THE_THIRD, "Ng8");
        assertEquals(Optional.empty(), DrawClaim.onTheBoard(FIFTY).outcome(third));
    }

    @Test
    void theFiftiethMoveIsDeclared() {
        Game game = Games.fromFen("4k3/8/8/8/8/8/P7/R3K3 w - - 99 90", "");
        assertEquals(
                Optional.of(Outcome.draw(Termination.FIFTY)),
                DrawClaim.withMove(FIFTY, move(game, "Kd2")).outcome(game));
        assertEquals(Optional.empty(), DrawClaim.withMove(FIFTY, move(game, "a3")).outcome(game));
    }

    @Test
    void anIllegalMoveCannotBeDeclared() {
        DrawClaim claim = DrawClaim.withMove(THREEFOLD, new Move.Normal(Square.A1, Square.A8));
        assertThrows(IllegalArgumentException.class, () -> claim.outcome(BEFORE_THE_THIRD));
    }
}
