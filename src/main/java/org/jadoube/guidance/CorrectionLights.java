package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;

/** Lights what has to be put right, one piece at a time. */
final class CorrectionLights {
    private CorrectionLights() {}

    static void light(Scene scene, Reading.PutRight wrong, Lighting lights) {
        Position position = scene.position();
        Correction next = Correction.next(position, wrong.clear(), wrong.fill());
        lights.light(Cue.CLEAR, next.clear(), square -> clear(wrong.reason(), square, position));
        lights.light(Cue.FILL, next.fill(), square -> fill(wrong.reason(), square, position));
    }

    private static Message clear(Reason reason, Square square, Position position) {
        Term at = new Term.At(square);
        if (reason == Reason.STRAY_CONTACT) {
            return Phrase.CONTACT_STAYS_CLOSED.with(at);
        }
        return Bitboard.contains(position.occupied(), square)
                ? Phrase.HAS_YET_TO_LEAVE.with(Pieces.on(position, square), at)
                : Phrase.DOES_NOT_BELONG.with(at);
    }

    private static Message fill(Reason reason, Square square, Position position) {
        Term at = new Term.At(square);
        if (!Bitboard.contains(position.occupied(), square)) {
            return Phrase.HAS_YET_TO_COME.with(at);
        }
        Phrase phrase = reason == Reason.STRAY_CONTACT ? Phrase.CONTACT_STAYS_OPEN : Phrase.BELONGS;
        return phrase.with(Pieces.on(position, square), at);
    }
}
