package org.jadoube.guidance;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/** Collects what the squares want, and keeps for each the cue of the highest priority. */
final class Lighting {
    private final Map<Square, Cue> cues = new EnumMap<>(Square.class);
    private final Map<Square, Message> sentences = new EnumMap<>(Square.class);

    /** Lights squares, with a sentence for each; where a square already wants more, that stays. */
    void light(Cue cue, long squares, Function<Square, Message> sentence) {
        for (Square square : Bitboard.squares(squares)) {
            Cue before = cues.get(square);
            if (before == null || cue.compareTo(before) < 0) {
                cues.put(square, cue);
                sentences.put(square, sentence.apply(square));
            }
        }
    }

    Advice advice(Message headline) {
        return new Advice(LightFrame.of(cues), headline, sentences);
    }
}
