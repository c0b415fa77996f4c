package org.jadoube.chess;

import java.util.Map;
import java.util.Optional;

/** Pieces on squares, by the rules or not; immutable. */
sealed class Placement permits Position {
    final long white;
    final long black;
    final long pawns;
    final long knights;

    /** Bishops and queens. */
    final long diagonals;

    /** Rooks and queens. */
    final long straights;

    final long kings;

    Placement(Map<Square, Piece> board) {
        long[] byColor = new long[2];
        long[] byRole = new long[6];
        board.forEach((square, piece) -> {
            byColor[piece.color().ordinal()] |= square.bit();
            byRole[piece.role().ordinal()] |= square.bit();
        });
        white = byColor[Color.WHITE.ordinal()];
        black = byColor[Color.BLACK.ordinal()];
        pawns = byRole[Role.PAWN.ordinal()];
        knights = byRole[Role.KNIGHT.ordinal()];
        diagonals = byRole[Role.BISHOP.ordinal()] | byRole[Role.QUEEN.ordinal()];
        straights = byRole[Role.ROOK.ordinal()] | byRole[Role.QUEEN.ordinal()];
        kings = byRole[Role.KING.ordinal()];
    }

    /** The pieces after a packed move of one side. */
    Placement(Placement before, Color mover, int move) {
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        long others = ~((1L << from) | (1L << to));
        long own = before.occupied(mover) & others;
        long enemy = before.occupied(mover.opposite()) & others;
        long movedPawns = moved(before.pawns, from, to);
        long movedKnights = moved(before.knights, from, to);
        long movedDiagonals = moved(before.diagonals, from, to);
        if (PackedMove.isCastle(move)) {
            int kingTarget = Castling.kingTarget(from, to);
            int rookTarget = Castling.rookTarget(from, to);
            own |= (1L << kingTarget) | (1L << rookTarget);
            straights = moved(before.straights, to, rookTarget);
            kings = moved(before.kings, from, kingTarget);
        } else {
            long landed = 1L << to;
            long movedStraights = moved(before.straights, from, to);
            own |= landed;
            kings = moved(before.kings, from, to);
            if (PackedMove.isEnPassant(move)) {
                long victim = 1L << ((from & 0b111_000) | (to & 0b111));
                enemy &= ~victim;
                movedPawns &= ~victim;
            }
            Role promotion = PackedMove.promotion(move);
            if (promotion != null) {
                movedPawns &= ~landed;
                movedKnights |= promotion == Role.KNIGHT ? landed : 0;
                movedDiagonals |= promotion == Role.BISHOP || promotion == Role.QUEEN ? landed : 0;
                movedStraights |= promotion == Role.ROOK || promotion == Role.QUEEN ? landed : 0;
            }
            straights = movedStraights;
        }
        white = mover == Color.WHITE ? own : enemy;
        black = mover == Color.WHITE ? enemy : own;
        pawns = movedPawns;
        knights = movedKnights;
        diagonals = movedDiagonals;
    }

    /** The set after whatever stood on one square has gone to another, if it was of this set. */
    private static long moved(long set, int from, int to) {
        return (set & ~((1L << from) | (1L << to))) | (((set >>> from) & 1) << to);
    }

    /** The occupied squares. */
    public long occupied() {
        return white | black;
    }

    /** The squares of one side's pieces. */
    public long occupied(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** The squares of one side's pieces of one role. */
    public long pieces(Color color, Role role) {
        return occupied(color) & pieces(role);
    }

    /** The squares of both sides' pieces of one role. */
    public long pieces(Role role) {
        return switch (role) {
            case PAWN -> pawns;
            case KNIGHT -> knights;
            case BISHOP -> diagonals & ~straights;
            case ROOK -> straights & ~diagonals;
            case QUEEN -> diagonals & straights;
            case KING -> kings;
        };
    }

    /** The piece on a square. */
    public Optional<Piece> pieceAt(Square square) {
        if (!Bitboard.contains(occupied(), square)) {
            return Optional.empty();
        }
        Color color = Bitboard.contains(white, square) ? Color.WHITE : Color.BLACK;
        return Optional.of(Piece.of(color, roleAt(square)));
    }

    /** The pieces of one side that attack a square. */
    public long attackers(Square square, Color by) {
        return attackers(square.index(), by, occupied());
    }

    /** The pieces of one side, of those on occupied squares, that attack a square. */
    long attackers(int square, Color by, long occupied) {
        long found =
                (Attacks.pawn(by.opposite(), square) & pawns)
                        | (Attacks.knight(square) & knights)
                        | (Attacks.bishop(square, occupied) & diagonals)
                        | (Attacks.rook(square, occupied) & straights)
                        | (Attacks.king(square) & kings);
        return found & occupied(by) & occupied;
    }

    /** The role of the piece on an occupied square. */
    Role roleAt(Square square) {
        for (Role role : Role.values()) {
            if (Bitboard.contains(pieces(role), square)) {
                return role;
            }
        }
        throw new IllegalArgumentException(square + " is empty");
    }
}
