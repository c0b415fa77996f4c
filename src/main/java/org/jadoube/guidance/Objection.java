package org.jadoube.guidance;

import java.util.Locale;

/** Why a move is not legal, and which article of the Laws forbids it. */
public enum Objection implements Saying {
    /** Square. Laws 1.2. */
    EMPTY_SQUARE(1),
    /** Piece, its square, side to move. Laws 1.2. */
    NOT_YOUR_TURN(3),
    /** Piece, its square. Laws 3.1. */
    NO_STEP(2),
    /** Own piece in the way, its square. Laws 3.1. */
    OWN_PIECE(2),

    /** From, to. Laws 3.2. */
    BISHOP_WAY(2),
    /** From, to. Laws 3.3. */
    ROOK_WAY(2),
    /** From, to. Laws 3.4. */
    QUEEN_WAY(2),
    /** From, to. Laws 3.6. */
    KNIGHT_WAY(2),
    /** From, to. Laws 3.8.1. */
    KING_WAY(2),
    /** Moving piece, piece in the way, its square. Laws 3.5. */
    JUMPS(3),

    /** From, to. Laws 3.7. */
    PAWN_WAY(2),
    /** From, to. Laws 3.7.1. */
    PAWN_BACKWARDS(2),
    /** From, to. Laws 3.7.1. */
    PAWN_TOO_FAR(2),
    /** Pawn's square, where it would go. Laws 3.7.2. */
    PAWN_MOVED_BEFORE(2),
    /** Piece in front, its square. Laws 3.7.1. */
    PAWN_BLOCKED(2),
    /** Piece on the way of the double step, its square. Laws 3.7.2. */
    PAWN_DOUBLE_BLOCKED(2),
    /** Where it would take. Laws 3.7.3. */
    PAWN_TAKES_NOTHING(1),
    /** Square of the pawn beside. Laws 3.7.3.2. */
    EN_PASSANT_LATE(1),

    /** Target, attacker, its square. Laws 3.8.1. */
    KING_INTO_CHECK(3),
    /** Target, guarding piece, its square. Laws 3.8.1. */
    KING_TAKES_GUARDED(3),
    /** Target, square of the other king. Laws 3.8.1. */
    KINGS_TOUCH(2),
    /** King's square, checker, its square. Laws 3.9.2. */
    CHECK_STANDS(3),
    /** King's square, the checkers' squares. Laws 3.9.2. */
    DOUBLE_CHECK(2),
    /** Pinned piece, its square, king's square, attacker, its square. Laws 3.9.2. */
    PINNED(5),
    /** King's square, attacker, its square. Laws 3.9.2. */
    EN_PASSANT_EXPOSES(3),

    /** Checker, its square. Laws 3.8.2.2. */
    CASTLE_IN_CHECK(2),
    /** Piece between, its square. Laws 3.8.2.2. */
    CASTLE_BLOCKED(2),
    /** Square crossed, attacker, its square. Laws 3.8.2.2. */
    CASTLE_THROUGH(3),
    /** Target of the king, attacker, its square. Laws 3.8.2.2. */
    CASTLE_INTO(3),
    /** The rook's corner. Laws 3.8.2. */
    CASTLE_NO_ROOK(1),
    /** The rook's square. Laws 3.8.2.1. */
    CASTLE_ROOK_MOVED(1),
    /** King's square, rook's square. Laws 3.8.2.1. */
    CASTLE_RIGHT_LOST(2),

    /** Piece, its square. Laws 3.1. */
    NO_WAY_OUT(2),
    /** Piece, its square. Laws 3.1. */
    NOT_TO_BE_TAKEN(2);

    private final int gaps;

    Objection(int gaps) {
        this.gaps = gaps;
    }

    @Override
    public String key() {
        return "objection." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public int gaps() {
        return gaps;
    }
}
