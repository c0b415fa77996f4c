package org.jadoube.guidance;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** Lights what a player who is helped may do when no piece is lifted. */
final class AdviceLights {
    private AdviceLights() {}

    static void light(Scene scene, Lighting lights) {
        if (!scene.alternatives().isEmpty() || scene.obligation() != null) {
            return;
        }
        if (scene.help() == HelpLevel.PIECES) {
            lightMovable(scene.position(), lights);
        }
        lightHint(scene, lights);
    }

    /** Lights the pieces that can move; a king in check shows the check. */
    private static void lightMovable(Position position, Lighting lights) {
        long movable = 0;
        for (Move move : position.legalMoves()) {
            movable |= move.from().bit();
        }
        if (position.isCheck()) {
            movable &= ~position.king(position.turn()).bit();
        }
        lights.light(
                Cue.HINT,
                movable,
                square -> Phrase.CAN_MOVE.with(Pieces.on(position, square), new Term.At(square)));
    }

    /** Lights the hint, as long as it is a move of the position that is shown. */
    static void lightHint(Scene scene, Lighting lights) {
        Move hint = scene.hint();
        Position position = scene.position();
        if (hint == null || !position.isLegal(hint)) {
            return;
        }
        Square to = hint instanceof Move.Castle castle ? castle.kingTarget() : hint.to();
        Message sentence =
                Phrase.SUGGESTED.with(
                        Pieces.on(position, hint.from()),
                        new Term.At(hint.from()),
                        new Term.At(to));
        lights.light(Cue.ADVISED, hint.from().bit() | to.bit(), square -> sentence);
    }
}
