package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What has to be put right")
class WrongnessTest {
    /** White can take either pawn with the rook, and the bishop has nothing to take. */
    private static final Position POSITION = Fen.parse("4k3/3p4/8/8/p2R4/8/8/2B1K3 w - - 0 1");

    @Test
    @DisplayName("a piece on a square where no move puts it goes back, with all that is up")
    void wrongLanding() {
        wants("d4 h8", "h8", "d4", Reason.WRONG_LANDING);
    }

    @Test
    @DisplayName("a piece that has no move goes back; nothing has to be cleared")
    void wrongLift() {
        wants("e8", "", "e8", Reason.WRONG_LIFT);
    }

    @Test
    @DisplayName("of pieces that are up the capturer and its victim stay, the others go back")
    void moreUpThanAMoveNeeds() {
        wants("d4 d7 e8", "", "e8", Reason.WRONG_LIFT);
    }

    @Test
    @DisplayName("a victim without its capturer is no move, and goes back with the rest")
    void victimsOnly() {
        wants("a4 d7", "", "a4 d7", Reason.WRONG_LIFT);
    }

    @Test
    @DisplayName("a rook that has landed is a move under way; what else is up goes back")
    void landedWithMoreUp() {
        wants("d4 d6 e8", "", "e8", Reason.WRONG_LIFT);
    }

    @Test
    @DisplayName("of two pieces that could move, the one whose moves come first stays")
    void eitherCouldMove() {
        long up = Hands.squares("d4 c1");
        Square first =
                POSITION.legalMoves().stream()
                        .map(Move::from)
                        .filter(from -> Bitboard.contains(up, from))
                        .findFirst()
                        .orElseThrow();
        assertEquals(up & ~first.bit(), of("d4 c1").fill());
    }

    @Test
    @DisplayName("where no move is permitted everything goes back")
    void nothingIsPermitted() {
        Contacts contacts = contacts("d4 d7");
        Reading.PutRight wrong = Wrongness.of(POSITION, List.of(), contacts);
        assertEquals(Hands.squares("d4 d7"), wrong.fill());
    }

    private static void wants(String changed, String clear, String fill, Reason reason) {
        assertEquals(
                new Reading.PutRight(reason, Hands.squares(clear), Hands.squares(fill)),
                of(changed));
    }

    private static Reading.PutRight of(String changed) {
        return Wrongness.of(POSITION, POSITION.legalMoves(), contacts(changed));
    }

    private static Contacts contacts(String changed) {
        return new Contacts(POSITION.occupied() ^ Hands.squares(changed), 0, 0);
    }
}
