package org.jadoube.recognition;

import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/**
 * Contacts that fit a position only in part: the beginning of a move, perhaps.
 *
 * @param missing squares that the position occupies and whose contact is open
 * @param extra squares that the position leaves empty and whose contact is closed
 */
record Beginning(Position position, long missing, long extra, Contacts contacts) {

    /** Whether they are those of one of the moves on its way, and not yet at its end. */
    boolean isOfOne(List<Move> moves) {
        for (Move move : moves) {
            Signature signature = Signature.of(position, move).without(contacts.masked());
            boolean partOf =
                    (missing & ~signature.opening()) == 0 && (extra & ~signature.closing()) == 0;
            boolean all = missing == signature.emptied() && extra == signature.filled();
            if (partOf && (!all || signature.swapped() != 0)) {
                return true;
            }
            if (isSlidingTo(move, signature)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The squares that a capturer may be passing, or on which a castling king waits for its rook.
     */
    long onTheWay(List<Move> moves) {
        long onTheWay = 0;
        for (Move move : extra == 0 ? List.<Move>of() : moves) {
            Signature signature = Signature.of(position, move).without(contacts.masked());
            if (isSlidingTo(move, signature)) {
                onTheWay |= Attacks.between(move.from(), move.to());
            } else if (isHalfOf(move)) {
                onTheWay |= extra;
            }
        }
        return onTheWay;
    }

    private boolean isHalfOf(Move move) {
        return move instanceof Move.Castle castle
                && missing == castle.king().bit()
                && extra == castle.kingTarget().bit();
    }

    /** Whether the capturer stops on its way to a square from which the victim has been taken. */
    private boolean isSlidingTo(Move move, Signature signature) {
        return move instanceof Move.Normal normal
                && signature.swapped() != 0
                && missing == signature.opening()
                && (extra & ~Attacks.between(normal.from(), normal.to())) == 0;
    }
}
