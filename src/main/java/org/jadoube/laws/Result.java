package org.jadoube.laws;

import java.util.Arrays;
import java.util.Optional;
import org.jadoube.chess.Color;

/** What a game comes to, as PGN writes it. */
public enum Result {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** The game was left without a result. */
    UNFINISHED("*");

    private final String code;

    Result(String code) {
        this.code = code;
    }

    /** The result by which this side wins. */
    public static Result winFor(Color winner) {
        return winner == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** The result that the PGN standard writes so; empty if it writes none so. */
    public static Optional<Result> of(String code) {
        return Arrays.stream(values()).filter(each -> each.code.equals(code)).findFirst();
    }

    /** The marker of the PGN standard, such as {@code 1/2-1/2}. */
    public String code() {
        return code;
    }
}
