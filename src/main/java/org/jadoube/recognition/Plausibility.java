package org.jadoube.recognition;

import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * How readily players make a move, in tenths of the natural logarithm of odds: of two moves, one
 * with 23 more is ten times as likely.
 *
 * <p>The figures were fitted to 94,000 choices of real games between a move to one square and
 * captures by the same piece, of which 3 % were too fast to be felt. They know what is won on one
 * square and nothing of plans.
 */
final class Plausibility {
    /** That a capture is too fast to be felt. */
    static final int UNFELT = -28;

    /** That it was read so once, and then taken back by word. */
    static final int TAKEN_BACK = -200;

    private static final int PAWN = 10;
    private static final int MOST_LOST = -3;
    private static final int MOST_WON = 9;
    private static final int MATE = 100;
    private static final int CHECK = 20;

    /** To take what has just taken comes first to mind. */
    private static final int RETAKING = 20;

    private static final int REPLY_PAWN = 5;
    private static final int REPLY_TAKES = 5;
    private static final int REPLY_RETAKES = 5;

    private Plausibility() {}

    /** How likely the last move of a line is, among others of the same piece. */
    static int ofLast(Line line) {
        Line before = line.before();
        Move move = line.lastMove();
        if (before == null || move == null) {
            return 0;
        }
        if (line.position().isCheckmate()) {
            return MATE;
        }
        int pawns = pawns(before.position(), move);
        int likely = PAWN * pawns + (line.position().isCheck() ? CHECK : 0);
        boolean retakes = pawns > 0 && takes(before, move) && move.to() == takenOn(before);
        return retakes ? likely + RETAKING : likely;
    }

    /** How likely the last move of a line makes the one before it, to which it replies. */
    static int ofReply(Line line) {
        Line before = line.before();
        Move reply = line.lastMove();
        if (before == null || reply == null) {
            return 0;
        }
        int likely = REPLY_PAWN * pawns(before.position(), reply);
        if (takes(before, reply)) {
            likely += REPLY_TAKES;
            Move answered = before.lastMove();
            likely += answered != null && reply.to() == answered.to() ? REPLY_RETAKES : 0;
        }
        return likely;
    }

    private static int pawns(Position position, Move move) {
        return Math.clamp(Exchange.balance(position, move), MOST_LOST, MOST_WON);
    }

    private static boolean takes(Line before, Move move) {
        return before.position().isCapture(move);
    }

    /** Where the last move of a line has captured; null if it has not. */
    private static @Nullable Square takenOn(Line line) {
        Line earlier = line.before();
        Move move = line.lastMove();
        return earlier != null && move != null && takes(earlier, move) ? move.to() : null;
    }
}
