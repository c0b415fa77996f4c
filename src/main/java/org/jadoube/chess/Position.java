package org.jadoube.chess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position of a game that can be played on; immutable. */
public final class Position {
    private final long white;
    private final long black;
    private final long[] byRole;
    private final Color turn;
    private final long castlingRooks;
    private final @Nullable Square enPassant;
    private final int halfmoveClock;
    private final int fullmoveNumber;

    private Position(
            long white,
            long black,
            long[] byRole,
            Color turn,
            long castlingRooks,
            @Nullable Square passed,
            int halfmoveClock,
            int fullmoveNumber) {
        this.white = white;
        this.black = black;
        this.byRole = byRole;
        this.turn = turn;
        this.castlingRooks = castlingRooks;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
        this.enPassant = passed != null && canTakeEnPassant(passed) ? passed : null;
    }

    /** The position from which a game of chess begins. */
    public static Position start() {
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        Role[] back = {
            Role.ROOK,
            Role.KNIGHT,
            Role.BISHOP,
            Role.QUEEN,
            Role.KING,
            Role.BISHOP,
            Role.KNIGHT,
            Role.ROOK
        };
        for (int file = 0; file < 8; file++) {
            board.put(Square.of(file, 0), Piece.of(Color.WHITE, back[file]));
            board.put(Square.of(file, 1), Piece.WHITE_PAWN);
            board.put(Square.of(file, 6), Piece.BLACK_PAWN);
            board.put(Square.of(file, 7), Piece.of(Color.BLACK, back[file]));
        }
        long rooks = Bitboard.of(Square.A1, Square.H1, Square.A8, Square.H8);
        return of(new Setup(board, Color.WHITE, rooks, null, 0, 1));
    }

    /**
     * The position that a setup describes.
     *
     * <p>An en passant square is kept only if a capture on it is legal, so that equal positions are
     * equal (Laws 9.2.3).
     *
     * @throws IllegalSetupException with every rule that the setup breaks
     */
    public static Position of(Setup setup) {
        List<SetupFault> faults = new ArrayList<>();
        long white = 0;
        long black = 0;
        long[] byRole = new long[6];
        for (Map.Entry<Square, Piece> entry : setup.board().entrySet()) {
            long bit = entry.getKey().bit();
            if (entry.getValue().color() == Color.WHITE) {
                white |= bit;
            } else {
                black |= bit;
            }
            byRole[entry.getValue().role().ordinal()] |= bit;
        }
        if (Long.bitCount(white & byRole[5]) != 1 || Long.bitCount(black & byRole[5]) != 1) {
            faults.add(new SetupFault(SetupFault.Kind.NO_KING, "each side needs one king"));
            throw new IllegalSetupException(faults);
        }
        Position position =
                new Position(
                        white,
                        black,
                        byRole,
                        setup.turn(),
                        setup.castlingRooks(),
                        setup.enPassant(),
                        setup.halfmoveClock(),
                        setup.fullmoveNumber());
        if (position.attackers(
                        position.king(setup.turn().opposite()), setup.turn(), position.occupied())
                != 0) {
            faults.add(
                    new SetupFault(
                            SetupFault.Kind.OPPONENT_IN_CHECK, "the side not to move is in check"));
        }
        if (!faults.isEmpty()) {
            throw new IllegalSetupException(faults);
        }
        return position;
    }

    /** The diagram of this position. */
    public Setup toSetup() {
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        for (Square square : Bitboard.squares(occupied())) {
            pieceAt(square).ifPresent(piece -> board.put(square, piece));
        }
        return new Setup(board, turn, castlingRooks, enPassant, halfmoveClock, fullmoveNumber);
    }

    /** The side to move. */
    public Color turn() {
        return turn;
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
        return occupied(color) & byRole[role.ordinal()];
    }

    /** The squares of both sides' pieces of one role. */
    public long pieces(Role role) {
        return byRole[role.ordinal()];
    }

    /** The square of one side's king. */
    public Square king(Color color) {
        return Bitboard.first(pieces(color, Role.KING));
    }

    /** The piece on a square. */
    public Optional<Piece> pieceAt(Square square) {
        if (!Bitboard.contains(occupied(), square)) {
            return Optional.empty();
        }
        Color color = Bitboard.contains(white, square) ? Color.WHITE : Color.BLACK;
        for (Role role : Role.values()) {
            if (Bitboard.contains(byRole[role.ordinal()], square)) {
                return Optional.of(Piece.of(color, role));
            }
        }
        throw new AssertionError(square);
    }

    /** The squares of the rooks that may still castle, of both sides. */
    public long castlingRooks() {
        return castlingRooks;
    }

    /** The square on which a pawn may legally be taken in passing now. */
    public Optional<Square> enPassant() {
        return Optional.ofNullable(enPassant);
    }

    /** Plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move to come: 1 for the first moves of both sides. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** The pieces of one side that attack a square. */
    public long attackers(Square square, Color by) {
        return attackers(square, by, occupied());
    }

    /** The pieces that give check to the side to move. */
    public long checkers() {
        return attackers(king(turn), turn.opposite());
    }

    /** Whether the side to move is in check. */
    public boolean isCheck() {
        return checkers() != 0;
    }

    /** Whether the side to move is checkmated (Laws 5.1.1). */
    public boolean isCheckmate() {
        return isCheck() && legalMoves().isEmpty();
    }

    /** Whether the side to move is stalemated (Laws 5.2.1). */
    public boolean isStalemate() {
        return !isCheck() && legalMoves().isEmpty();
    }

    /** Every legal move, in no promised order. */
    public List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>(40);
        for (Square from : Bitboard.squares(occupied(turn))) {
            pseudoLegal(from, moves);
        }
        if (enPassant != null) {
            addEnPassant(enPassant, moves);
        }
        moves.removeIf(move -> !leavesKingSafe(move));
        addCastlings(moves);
        return moves;
    }

    /** Whether the move is legal here. */
    public boolean isLegal(Move move) {
        return legalMoves().contains(move);
    }

    /** Whether a move that is legal here takes a piece. */
    public boolean isCapture(Move move) {
        return switch (move) {
            case Move.Normal normal -> Bitboard.contains(occupied(), normal.to());
            case Move.EnPassant enPassantMove -> true;
            case Move.Castle castle -> false;
        };
    }

    /**
     * The position after a move.
     *
     * @throws IllegalArgumentException if the move is not legal here
     */
    public Position play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(move + " is not legal");
        }
        return playUnchecked(move);
    }

    /** The position after a move whose legality is the caller's duty. */
    public Position playUnchecked(Move move) {
        long own = occupied(turn);
        long enemy = occupied(turn.opposite());
        long[] roles = byRole.clone();
        long rights = castlingRooks;
        Square passed = null;
        boolean zeroing = isCapture(move);
        switch (move) {
            case Move.Normal normal -> {
                Role role = roleAt(normal.from());
                long from = normal.from().bit();
                long to = normal.to().bit();
                for (int i = 0; i < 6; i++) {
                    roles[i] &= ~(from | to);
                }
                Role landed = normal.promotion() == null ? role : normal.promotion();
                roles[landed.ordinal()] |= to;
                own = (own & ~from) | to;
                enemy &= ~to;
                rights &= ~(from | to);
                zeroing |= role == Role.PAWN;
                if (role == Role.KING) {
                    rights &= ~backRank(turn);
                }
                if (role == Role.PAWN && Math.abs(normal.to().rank() - normal.from().rank()) == 2) {
                    passed = Square.of((normal.from().index() + normal.to().index()) / 2);
                }
            }
            case Move.EnPassant taking -> {
                long moved = taking.from().bit() | taking.to().bit();
                own ^= moved;
                roles[0] = (roles[0] ^ moved) & ~taking.victim().bit();
                enemy &= ~taking.victim().bit();
            }
            case Move.Castle castle -> {
                own &= ~(castle.king().bit() | castle.rook().bit());
                own |= castle.kingTarget().bit() | castle.rookTarget().bit();
                int rook = Role.ROOK.ordinal();
                int king = Role.KING.ordinal();
                roles[rook] = (roles[rook] & ~castle.rook().bit()) | castle.rookTarget().bit();
                roles[king] = (roles[king] & ~castle.king().bit()) | castle.kingTarget().bit();
                rights &= ~backRank(turn);
            }
        }
        boolean whiteMoved = turn == Color.WHITE;
        return new Position(
                whiteMoved ? own : enemy,
                whiteMoved ? enemy : own,
                roles,
                turn.opposite(),
                rights,
                passed,
                zeroing ? 0 : halfmoveClock + 1,
                whiteMoved ? fullmoveNumber : fullmoveNumber + 1);
    }

    /** Whether the same moves are possible with the same pieces (Laws 9.2.3); counters aside. */
    public boolean isSameAs(Position other) {
        return white == other.white
                && black == other.black
                && java.util.Arrays.equals(byRole, other.byRole)
                && turn == other.turn
                && castlingRooks == other.castlingRooks
                && enPassant == other.enPassant;
    }

    private static long backRank(Color color) {
        return color == Color.WHITE ? Bitboard.RANK_1 : Bitboard.RANK_8;
    }

    private Role roleAt(Square square) {
        return pieceAt(square).orElseThrow().role();
    }

    private boolean leavesKingSafe(Move move) {
        Position next = playUnchecked(move);
        return next.attackers(next.king(turn), turn.opposite()) == 0;
    }

    private boolean canTakeEnPassant(Square passed) {
        List<Move> moves = new ArrayList<>();
        addEnPassant(passed, moves);
        moves.removeIf(move -> !leavesKingSafe(move));
        return !moves.isEmpty();
    }

    private void addEnPassant(Square passed, List<Move> moves) {
        int rank = turn == Color.WHITE ? passed.rank() - 1 : passed.rank() + 1;
        for (int file = passed.file() - 1; file <= passed.file() + 1; file += 2) {
            if (file >= 0
                    && file < 8
                    && Bitboard.contains(pieces(turn, Role.PAWN), Square.of(file, rank))) {
                moves.add(new Move.EnPassant(Square.of(file, rank), passed));
            }
        }
    }

    private void addCastlings(List<Move> moves) {
        Square king = king(turn);
        for (Square rook : Bitboard.squares(castlingRooks & backRank(turn))) {
            Move.Castle castle = new Move.Castle(king, rook);
            long others = occupied() & ~king.bit() & ~rook.bit();
            long path = span(king, castle.kingTarget()) | span(rook, castle.rookTarget());
            boolean safe = true;
            for (Square square : Bitboard.squares(span(king, castle.kingTarget()))) {
                safe &= attackers(square, turn.opposite(), occupied() & ~king.bit()) == 0;
            }
            safe &=
                    attackers(
                                    castle.kingTarget(),
                                    turn.opposite(),
                                    others | castle.rookTarget().bit())
                            == 0;
            if ((others & path) == 0 && safe) {
                moves.add(castle);
            }
        }
    }

    private static long span(Square a, Square b) {
        long set = 0;
        for (int i = Math.min(a.index(), b.index()); i <= Math.max(a.index(), b.index()); i++) {
            set |= 1L << i;
        }
        return set;
    }

    private void pseudoLegal(Square from, List<Move> moves) {
        Role role = roleAt(from);
        long targets =
                role == Role.PAWN ? pawnTargets(from) : attacks(from, role, turn, occupied());
        for (Square to : Bitboard.squares(targets & ~occupied(turn))) {
            if (role == Role.PAWN && (to.rank() == 0 || to.rank() == 7)) {
                for (Role promotion : List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT)) {
                    moves.add(new Move.Normal(from, to, promotion));
                }
            } else {
                moves.add(new Move.Normal(from, to));
            }
        }
    }

    private long pawnTargets(Square from) {
        long targets = attacks(from, Role.PAWN, turn, occupied()) & occupied(turn.opposite());
        int step = turn == Color.WHITE ? 8 : -8;
        int one = from.index() + step;
        if (!Bitboard.contains(occupied(), Square.of(one))) {
            targets |= 1L << one;
            boolean home = from.rank() == (turn == Color.WHITE ? 1 : 6);
            if (home && !Bitboard.contains(occupied(), Square.of(one + step))) {
                targets |= 1L << (one + step);
            }
        }
        return targets;
    }

    private long attackers(Square square, Color by, long occupied) {
        long found = 0;
        for (Role role : Role.values()) {
            found |= attacks(square, role, by.opposite(), occupied) & pieces(by, role);
        }
        return found & occupied;
    }

    private static long attacks(Square from, Role role, Color color, long occupied) {
        int[][] straight = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        int[][] diagonal = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        int up = color == Color.WHITE ? 1 : -1;
        return switch (role) {
            case PAWN -> rays(from, new int[][] {{1, up}, {-1, up}}, 1, occupied);
            case KNIGHT ->
                    rays(
                            from,
                            new int[][] {
                                {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2},
                                {-2, -1}
                            },
                            1,
                            occupied);
            case BISHOP -> rays(from, diagonal, 7, occupied);
            case ROOK -> rays(from, straight, 7, occupied);
            case QUEEN -> rays(from, straight, 7, occupied) | rays(from, diagonal, 7, occupied);
            case KING -> rays(from, straight, 1, occupied) | rays(from, diagonal, 1, occupied);
        };
    }

    private static long rays(Square from, int[][] steps, int reach, long occupied) {
        long set = 0;
        for (int[] step : steps) {
            int file = from.file() + step[0];
            int rank = from.rank() + step[1];
            for (int i = 0; i < reach && file >= 0 && file < 8 && rank >= 0 && rank < 8; i++) {
                Square square = Square.of(file, rank);
                set |= square.bit();
                if (Bitboard.contains(occupied, square)) {
                    break;
                }
                file += step[0];
                rank += step[1];
            }
        }
        return set;
    }
}
