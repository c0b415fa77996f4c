package org.jadoube.chess;

/**
 * Counts and lists legal moves without making a single object.
 *
 * <p>Moves are legal from the start, none is tried and taken back. One look from the king finds
 * what bounds every move:
 *
 * <ul>
 *   <li>the squares that <em>answer a check</em>: the checker's and those between (all, without
 *       check; none, in double check);
 *   <li>the <em>pin lines</em>, straight and diagonal kept apart: a pinned piece moves along its
 *       own kind of line only;
 *   <li>the squares that the enemy attacks, seen <em>without the king</em>, who would otherwise
 *       hide squares behind himself.
 * </ul>
 *
 * <p>A generator is scratch space to be kept and used again, by one thread at a time.
 */
public final class MoveGenerator {
    /**
     * A length of buffer that holds the moves of any position, composed ones included: a square is
     * reached from 16 others at most, and a promotion counts for four.
     *
     * <p>The most known in a position that a game can reach is 218.
     */
    public static final int MOST_MOVES = 64 * 16 + 8 * 3 * 3;

    private static final long THIRD_RANK = Bitboard.RANK_1 << 16;
    private static final long SIXTH_RANK = Bitboard.RANK_1 << 40;
    private static final long OUTER_RANKS = Bitboard.RANK_1 | Bitboard.RANK_8;
    private static final int PROMOTIONS = 4;

    private long own;
    private long enemy;
    private long occupied;
    private int king;
    private int forward;
    private long checkAnswers;
    private long targets;
    private long pinStraight;
    private long pinDiagonal;
    private long kingTargets;
    private long castlingRooks;

    /** The number of legal moves. */
    public int count(Position position) {
        look(position);
        int count = Long.bitCount(kingTargets) + Long.bitCount(position.enPassantTakers);
        if (checkAnswers == 0) {
            return count;
        }
        count += Long.bitCount(castlingRooks);

        long pawns = position.pawns & own;
        long steps = steps(pawns);
        count += countPawns(steps & checkAnswers);
        count += Long.bitCount(doubleSteps(steps) & checkAnswers);
        count += countPawns(westCaptures(pawns));
        count += countPawns(eastCaptures(pawns));

        for (long rest = movableKnights(position); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(knightTargets(first(rest)));
        }
        for (long rest = movableDiagonals(position); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(diagonalTargets(first(rest)));
        }
        for (long rest = movableStraights(position); rest != 0; rest &= rest - 1) {
            count += Long.bitCount(straightTargets(first(rest)));
        }
        return count;
    }

    /**
     * Lists the legal moves, {@linkplain PackedMove packed}, in no promised order.
     *
     * @param moves the buffer to fill from its beginning; {@link #MOST_MOVES} are always enough
     * @return how many there are
     */
    public int list(Position position, int[] moves) {
        look(position);
        int size = add(king, kingTargets, moves, 0);
        for (long rest = position.enPassantTakers; rest != 0; rest &= rest - 1) {
            moves[size++] = first(rest) | (position.enPassant << 6) | PackedMove.EN_PASSANT;
        }
        if (checkAnswers == 0) {
            return size;
        }
        for (long rest = castlingRooks; rest != 0; rest &= rest - 1) {
            moves[size++] = king | (first(rest) << 6) | PackedMove.CASTLE;
        }

        long pawns = position.pawns & own;
        long steps = steps(pawns);
        size = addPawns(forward, steps & checkAnswers, moves, size);
        size = addPawns(2 * forward, doubleSteps(steps) & checkAnswers, moves, size);
        size = addPawns(forward - 1, westCaptures(pawns), moves, size);
        size = addPawns(forward + 1, eastCaptures(pawns), moves, size);

        for (long rest = movableKnights(position); rest != 0; rest &= rest - 1) {
            size = add(first(rest), knightTargets(first(rest)), moves, size);
        }
        for (long rest = movableDiagonals(position); rest != 0; rest &= rest - 1) {
            size = add(first(rest), diagonalTargets(first(rest)), moves, size);
        }
        for (long rest = movableStraights(position); rest != 0; rest &= rest - 1) {
            size = add(first(rest), straightTargets(first(rest)), moves, size);
        }
        return size;
    }

    private static int countPawns(long targets) {
        return Long.bitCount(targets) + (PROMOTIONS - 1) * Long.bitCount(targets & OUTER_RANKS);
    }

    private static int add(int from, long targets, int[] moves, int size) {
        int next = size;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves[next++] = from | (first(rest) << 6);
        }
        return next;
    }

    private static int addPawns(int step, long targets, int[] moves, int size) {
        int next = size;
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = first(rest);
            int move = (to - step) | (to << 6);
            if (((OUTER_RANKS >>> to) & 1) == 0) {
                moves[next++] = move;
            } else {
                moves[next++] = move | PackedMove.TO_QUEEN;
                moves[next++] = move | PackedMove.TO_ROOK;
                moves[next++] = move | PackedMove.TO_BISHOP;
                moves[next++] = move | PackedMove.TO_KNIGHT;
            }
        }
        return next;
    }

    private void look(Position position) {
        own = position.own();
        enemy = position.enemy();
        occupied = own | enemy;
        king = first(position.kings & own);
        forward = position.turn == Color.WHITE ? 8 : -8;
        findChecksAndPins(position);
        findKingMoves(position);
    }

    private void findChecksAndPins(Position position) {
        long checkers =
                ((Attacks.pawn(position.turn, king) & position.pawns)
                                | (Attacks.knight(king) & position.knights))
                        & enemy;
        long answers = checkers == 0 ? Bitboard.ALL : isOne(checkers) ? checkers : 0;
        pinStraight = 0;
        pinDiagonal = 0;
        long straight = Attacks.rook(king, enemy) & position.straights & enemy;
        long diagonal = Attacks.bishop(king, enemy) & position.diagonals & enemy;
        for (long rest = straight | diagonal; rest != 0; rest &= rest - 1) {
            int slider = first(rest);
            long between = Attacks.between(king, slider);
            long line = between | (1L << slider);
            long shields = between & own;
            if (shields == 0) {
                answers &= line;
            } else if (isOne(shields)) {
                if (((straight >>> slider) & 1) != 0) {
                    pinStraight |= line;
                } else {
                    pinDiagonal |= line;
                }
            }
        }
        checkAnswers = answers;
        targets = ~own & answers;
    }

    private void findKingMoves(Position position) {
        kingTargets = Attacks.king(king) & ~own;
        castlingRooks = 0;
        long rooks = position.castlingRooks & own & ~pinStraight;
        for (long rest = checkAnswers == Bitboard.ALL ? rooks : 0; rest != 0; rest &= rest - 1) {
            if ((Castling.path(king, first(rest)) & occupied) == 0) {
                castlingRooks |= Long.lowestOneBit(rest);
            }
        }
        if ((kingTargets | castlingRooks) == 0) {
            return;
        }
        long attacked = attackedWithoutKing(position);
        kingTargets &= ~attacked;
        for (long rest = castlingRooks; rest != 0; rest &= rest - 1) {
            if ((Castling.kingWay(king, first(rest)) & attacked) != 0) {
                castlingRooks &= ~Long.lowestOneBit(rest);
            }
        }
    }

    private long attackedWithoutKing(Position position) {
        long blockers = occupied & ~(1L << king);
        long pawns = position.pawns & enemy;
        long attacked =
                Long.rotateLeft(pawns & ~Bitboard.FILE_A, -forward - 1)
                        | Long.rotateLeft(pawns & ~Bitboard.FILE_H, -forward + 1)
                        | Attacks.king(first(position.kings & enemy));
        for (long rest = position.knights & enemy; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.knight(first(rest));
        }
        for (long rest = position.diagonals & enemy; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.bishop(first(rest), blockers);
        }
        for (long rest = position.straights & enemy; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.rook(first(rest), blockers);
        }
        return attacked;
    }

    /** Where pawns can go by one step, checks aside. */
    private long steps(long pawns) {
        long movable = pawns & ~pinDiagonal;
        long free = Long.rotateLeft(movable & ~pinStraight, forward);
        long pinned = Long.rotateLeft(movable & pinStraight, forward) & pinStraight;
        return (free | pinned) & ~occupied;
    }

    private long doubleSteps(long steps) {
        long afterFirst = forward > 0 ? THIRD_RANK : SIXTH_RANK;
        return Long.rotateLeft(steps & afterFirst, forward) & ~occupied;
    }

    private long westCaptures(long pawns) {
        return captures(pawns & ~Bitboard.FILE_A, forward - 1);
    }

    private long eastCaptures(long pawns) {
        return captures(pawns & ~Bitboard.FILE_H, forward + 1);
    }

    private long captures(long pawns, int step) {
        long movable = pawns & ~pinStraight;
        long free = Long.rotateLeft(movable & ~pinDiagonal, step);
        long pinned = Long.rotateLeft(movable & pinDiagonal, step) & pinDiagonal;
        return (free | pinned) & enemy & checkAnswers;
    }

    private long movableKnights(Position position) {
        return position.knights & own & ~pinStraight & ~pinDiagonal;
    }

    /** Bishops and queens; a queen's two kinds of move are found one by one. */
    private long movableDiagonals(Position position) {
        return position.diagonals & own & ~pinStraight;
    }

    /** Rooks and queens. */
    private long movableStraights(Position position) {
        return position.straights & own & ~pinDiagonal;
    }

    private long knightTargets(int from) {
        return Attacks.knight(from) & targets;
    }

    private long diagonalTargets(int from) {
        return Attacks.bishop(from, occupied) & targets & lineOf(from, pinDiagonal);
    }

    private long straightTargets(int from) {
        return Attacks.rook(from, occupied) & targets & lineOf(from, pinStraight);
    }

    /** Where a pin lets the piece go: everywhere, if it is not on its lines. */
    private static long lineOf(int from, long pinLines) {
        long everywhereUnlessPinned = ((pinLines >>> from) & 1) - 1;
        return everywhereUnlessPinned | pinLines;
    }

    /** Whether a set that is not empty is a single square. */
    private static boolean isOne(long set) {
        return (set & (set - 1)) == 0;
    }

    private static int first(long set) {
        // The mask changes nothing but tells the compiler that the index fits every table.
        return Long.numberOfTrailingZeros(set) & 63;
    }
}
