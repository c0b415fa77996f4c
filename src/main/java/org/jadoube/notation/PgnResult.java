package org.jadoube.notation;

import java.util.Optional;

/** How PGN says that a game ended. */
public enum PgnResult {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** Still being played, broken off, or not known. */
    UNKNOWN("*");

    private final String marker;

    PgnResult(String marker) {
        this.marker = marker;
    }

    /** The result that a marker names, {@code ½-½} and {@code 1/2} included. */
    static Optional<PgnResult> of(String marker) {
        return switch (marker) {
            case "1-0" -> Optional.of(WHITE_WINS);
            case "0-1" -> Optional.of(BLACK_WINS);
            case "1/2-1/2", "½-½", "1/2" -> Optional.of(DRAW);
            case "*" -> Optional.of(UNKNOWN);
            default -> Optional.empty();
        };
    }

    /** The text of the {@code Result} tag and of the marker after the last move. */
    public String marker() {
        return marker;
    }
}
