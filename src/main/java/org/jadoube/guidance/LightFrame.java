package org.jadoube.guidance;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;

/** What all 64 lights show at one moment: no more than one cue a square; immutable. */
public final class LightFrame {
    /** The frame in which nothing is lit. */
    public static final LightFrame DARK = new LightFrame(new long[Cue.values().length]);

    private final long[] squaresByCue;

    private LightFrame(long[] squaresByCue) {
        this.squaresByCue = squaresByCue;
    }

    /** The frame with these cues. */
    public static LightFrame of(Map<Square, Cue> cues) {
        long[] squares = new long[Cue.values().length];
        cues.forEach((square, cue) -> squares[cue.ordinal()] |= square.bit());
        return new LightFrame(squares);
    }

    /** The cue of a square; empty when it is dark. */
    public Optional<Cue> cueAt(Square square) {
        for (Cue cue : Cue.values()) {
            if (Bitboard.contains(squares(cue), square)) {
                return Optional.of(cue);
            }
        }
        return Optional.empty();
    }

    /** The same on a board that stands turned by 180 degrees. */
    public LightFrame rotated() {
        return new LightFrame(Arrays.stream(squaresByCue).map(Bitboard::rotated).toArray());
    }

    /** The squares that show a cue, as a bitboard. */
    public long squares(Cue cue) {
        return squaresByCue[cue.ordinal()];
    }

    /** The lit squares, from a1 to h8, and their cues. */
    public Map<Square, Cue> cues() {
        Map<Square, Cue> cues = new EnumMap<>(Square.class);
        for (Cue cue : Cue.values()) {
            Bitboard.squares(squares(cue)).forEach(square -> cues.put(square, cue));
        }
        return Collections.unmodifiableMap(cues);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LightFrame frame && Arrays.equals(squaresByCue, frame.squaresByCue);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(squaresByCue);
    }

    /**
     * The frame as scenarios write it, such as {@code e1 held; d7 capture; d1 d2 f1 target}: cues
     * in the order of their priority, squares from a1 to h8; {@code -} when all is dark.
     */
    @Override
    public String toString() {
        StringJoiner groups = new StringJoiner("; ");
        groups.setEmptyValue("-");
        for (Cue cue : Cue.values()) {
            if (squares(cue) != 0) {
                groups.add(Bitboard.toString(squares(cue)) + " " + cue.code());
            }
        }
        return groups.toString();
    }
}
