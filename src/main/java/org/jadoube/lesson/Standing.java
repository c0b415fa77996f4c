package org.jadoube.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.QuickTest;

/** How the side to move stands. */
public enum Standing {
    CHECKMATE,
    STALEMATE,
    /** Nobody can mate any more, so that the game is drawn (Laws 5.2.2). */
    DEAD,
    /** In check, but able to answer it. */
    CHECK,
    /** None of these: the game goes on. */
    PLAY_ON;

    /** The standing of a position; dead only where that is plain to see. */
    public static Standing of(Position position) {
        if (position.isCheckmate()) {
            return CHECKMATE;
        }
        if (position.isStalemate()) {
            return STALEMATE;
        }
        if (new QuickTest().winnability(position).isDead()) {
            return DEAD;
        }
        return position.isCheck() ? CHECK : PLAY_ON;
    }

    /** The word for it in lesson files, such as {@code play-on}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Standing> parse(String code) {
        return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
    }
}
