package org.jadoube.guidance;

import java.util.Locale;

/** Why a move is not legal, and which article of the Laws forbids it. */
public enum Objection implements Saying {
    /** Square. */
    EMPTY_SQUARE("1.2", 1),
    /** Piece, its square, side to move. */
    NOT_YOUR_TURN("1.2", 3),
    /** Piece, its square. */
    NO_STEP("3.1", 2),
    /** Own piece in the way, its square. */
    OWN_PIECE("3.1", 2),

    /** From, to. */
    BISHOP_WAY("3.2", 2),
    /** From, to. */
    ROOK_WAY("3.3", 2),
    /** From, to. */
    QUEEN_WAY("3.4", 2),
    /** From, to. */
    KNIGHT_WAY("3.6", 2),
    /** From, to. */
    KING_WAY("3.8.1", 2),
    /** Moving piece, piece in the way, its square. */
    JUMPS("3.5", 3),

    /** From, to. */
    PAWN_WAY("3.7", 2),
    /** From, to. */
    PAWN_BACKWARDS("3.7.1", 2),
    /** From, to. */
    PAWN_TOO_FAR("3.7.1", 2),
    /** Pawn's square, where it would go. */
    PAWN_MOVED_BEFORE("3.7.2", 2),
    /** Piece in front, its square. */
    PAWN_BLOCKED("3.7.1", 2),
    /** Piece on the way of the double step, its square. */
    PAWN_DOUBLE_BLOCKED("3.7.2", 2),
    /** Where it would take. */
    PAWN_TAKES_NOTHING("3.7.3", 1),
    /** Square of the pawn beside. */
    EN_PASSANT_LATE("3.7.3.2", 1),

    /** Target, attacker, its square. */
    KING_INTO_CHECK("3.8.1", 3),
    /** Target, guarding piece, its square. */
    KING_TAKES_GUARDED("3.8.1", 3),
    /** Target, square of the other king. */
    KINGS_TOUCH("3.8.1", 2),
    /** King's square, checker, its square. */
    CHECK_STANDS("3.9.2", 3),
    /** King's square, the checkers' squares. */
    DOUBLE_CHECK("3.9.2", 2),
    /** Pinned piece, its square, king's square, attacker, its square. */
    PINNED("3.9.2", 5),
    /** King's square, attacker, its square. */
    EN_PASSANT_EXPOSES("3.9.2", 3),

    /** Checker, its square. */
    CASTLE_IN_CHECK("3.8.2.2", 2),
    /** Piece between, its square. */
    CASTLE_BLOCKED("3.8.2.2", 2),
    /** Square crossed, attacker, its square. */
    CASTLE_THROUGH("3.8.2.2", 3),
    /** Target of the king, attacker, its square. */
    CASTLE_INTO("3.8.2.2", 3),
    /** The rook's corner. */
    CASTLE_NO_ROOK("3.8.2", 1),
    /** The rook's square. */
    CASTLE_ROOK_MOVED("3.8.2.1", 1),
    /** King's square, rook's square. */
    CASTLE_RIGHT_LOST("3.8.2.1", 2),

    /** Piece, its square. */
    NO_WAY_OUT("3.1", 2),
    /** Piece, its square. */
    NOT_TO_BE_TAKEN("3.1", 2);

    private final String article;
    private final int gaps;

    Objection(String article, int gaps) {
        this.article = article;
        this.gaps = gaps;
    }

    /** The article of the Laws of Chess (2023) that the move would break. */
    public String article() {
        return article;
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
