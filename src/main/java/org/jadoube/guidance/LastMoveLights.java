package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** Lights what the board shows at rest: the last move, and a check. */
final class LastMoveLights {
    private LastMoveLights() {}

    static void light(Scene scene, Lighting lights) {
        boolean certain = scene.alternatives().isEmpty();
        if (scene.help().has(HelpLevel.ERRORS) && certain) {
            lightCheck(scene.position(), lights);
        }
        Move last = scene.line().lastMove();
        if (last != null) {
            light(last, lights);
        }
    }

    static void light(Move move, Lighting lights) {
        long from = move.from().bit();
        long to = move.to().bit();
        if (move instanceof Move.Castle castle) {
            from = Bitboard.of(castle.king(), castle.rook());
            to = Bitboard.of(castle.kingTarget(), castle.rookTarget());
        }
        lights.light(Cue.LAST_TO, to, square -> Phrase.LAST_TO.with(new Term.At(square)));
        lights.light(Cue.LAST_FROM, from, square -> Phrase.LAST_FROM.with(new Term.At(square)));
    }

    static void lightCheck(Position position, Lighting lights) {
        long checkers = position.checkers();
        if (checkers == 0) {
            return;
        }
        Square king = position.king(position.turn());
        lights.light(
                Cue.CHECK,
                king.bit(),
                square -> Phrase.IN_CHECK.with(new Term.At(square), new Term.AtAll(checkers)));
    }
}
