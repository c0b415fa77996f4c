package org.jadoube.laws.winnability;

import org.jadoube.chess.Color;

/**
 * Who can still mate by any sequence of legal moves, both sides helping.
 *
 * <p>One verdict serves the dead position (Laws 5.2.2), the fallen flag (6.9), resignation (5.1.2)
 * and the second illegal move (7.5.5). Neither the fifty-move counter nor repetition plays a part.
 */
public record Winnability(Verdict white, Verdict black) {

    /** Whether this side can still mate. */
    public Verdict of(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** Whether the position is dead: for certain neither side can mate (Laws 5.2.2). */
    public boolean isDead() {
        return white == Verdict.NO && black == Verdict.NO;
    }

    /** One character a side: {@code W} and {@code B} can mate, {@code -} cannot, {@code ?} open. */
    @Override
    public String toString() {
        return letter(white, "W") + letter(black, "B");
    }

    private static String letter(Verdict verdict, String yes) {
        return switch (verdict) {
            case YES -> yes;
            case NO -> "-";
            case NOT_DECIDED -> "?";
        };
    }
}
