package org.jadoube.guidance;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jadoube.chess.Square;

/**
 * What the board shows and says.
 *
 * @param lights the cues of the squares
 * @param headline what the state of play is, and why it is read so
 * @param sentences for every lit square, and no other, what it wants
 */
public record Advice(LightFrame lights, Message headline, Map<Square, Message> sentences) {
    public Advice {
        Map<Square, Message> copy = new EnumMap<>(Square.class);
        copy.putAll(sentences);
        sentences = Collections.unmodifiableMap(copy);
    }

    /** The same, saying first of all something else. */
    public Advice saying(Phrase phrase) {
        return new Advice(lights, phrase.with(), sentences);
    }
}
