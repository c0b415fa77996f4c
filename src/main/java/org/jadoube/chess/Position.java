package org.jadoube.chess;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position of a game that can be played on; immutable.
 *
 * <p>Searches of many positions are served by {@link MoveGenerator} and {@link
 * #playUnchecked(int)}, which make no object but the next position.
 */
public final class Position extends Placement {
    final Color turn;
    final long castlingRooks;

    /** The pawns that may legally take in passing now. */
    final long enPassantTakers;

    /** The square on which they take; 0 without them. */
    final int enPassant;

    private final int halfmoveClock;
    private final int fullmoveNumber;

    /** Reads a setup that has passed the gate. */
    private Position(Setup setup) {
        super(setup.board());
        turn = setup.turn();
        castlingRooks = setup.castlingRooks();
        halfmoveClock = setup.halfmoveClock();
        fullmoveNumber = setup.fullmoveNumber();
        Square passed = setup.enPassant();
        enPassantTakers = passed == null ? 0 : legalTakersInPassing(passed.index());
        enPassant = passed == null || enPassantTakers == 0 ? 0 : passed.index();
    }

    /** Plays a packed move. */
    private Position(Position before, int move) {
        super(before, before.turn, move);
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        turn = before.turn.opposite();
        long rights = before.castlingRooks & ~((1L << from) | (1L << to));
        // In Chess960 the king may castle without leaving its square.
        boolean kingMoved = kings != before.kings || PackedMove.isCastle(move);
        castlingRooks = kingMoved ? rights & own() : rights;
        boolean pawnMoved = ((before.pawns >>> from) & 1) != 0;
        boolean captured = ((before.enemy() >>> to) & 1) != 0;
        halfmoveClock = pawnMoved || captured ? 0 : before.halfmoveClock + 1;
        fullmoveNumber = before.fullmoveNumber + (turn == Color.WHITE ? 1 : 0);
        boolean doubleStep = pawnMoved && Math.abs(to - from) == 16;
        int passed = (from + to) / 2;
        enPassantTakers = doubleStep ? legalTakersInPassing(passed) : 0;
        enPassant = enPassantTakers == 0 ? 0 : passed;
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
        return inspected(setup, SetupInspection.faults(setup));
    }

    /**
     * The position that a setup describes, be it one that a problemist has composed without asking
     * how a game could lead to it.
     *
     * <p>Like {@link #of}, but faults {@linkplain SetupFault.Kind#isOfThePastOnly of the past only}
     * are forgiven.
     *
     * @throws IllegalSetupException with every other rule that the setup breaks
     */
    public static Position ofComposed(Setup setup) {
        List<SetupFault> faults =
                SetupInspection.faults(setup).stream()
                        .filter(fault -> !fault.kind().isOfThePastOnly())
                        .toList();
        return inspected(setup, faults);
    }

    private static Position inspected(Setup setup, List<SetupFault> faults) {
        if (!faults.isEmpty()) {
            throw new IllegalSetupException(faults);
        }
        return new Position(setup);
    }

    /** The diagram of this position. */
    public Setup toSetup() {
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        for (Square square : Bitboard.squares(occupied())) {
            pieceAt(square).ifPresent(piece -> board.put(square, piece));
        }
        return new Setup(
                board,
                turn,
                castlingRooks,
                enPassant().orElse(null),
                halfmoveClock,
                fullmoveNumber);
    }

    /** The side to move. */
    public Color turn() {
        return turn;
    }

    /** The square of one side's king. */
    public Square king(Color color) {
        return Bitboard.first(kings & occupied(color));
    }

    /** The squares of the rooks that may still castle, of both sides. */
    public long castlingRooks() {
        return castlingRooks;
    }

    /** The square on which a pawn may legally be taken in passing now. */
    public Optional<Square> enPassant() {
        return enPassantTakers == 0 ? Optional.empty() : Optional.of(Square.of(enPassant));
    }

    /** Plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move to come: 1 for the first moves of both sides. */
    public int fullmoveNumber() {
        return fullmoveNumber;
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
        return isCheck() && !hasLegalMove();
    }

    /** Whether the side to move is stalemated (Laws 5.2.1). */
    public boolean isStalemate() {
        return !isCheck() && !hasLegalMove();
    }

    private boolean hasLegalMove() {
        return new MoveGenerator().count(this) != 0;
    }

    /** Every legal move, in no promised order. */
    public List<Move> legalMoves() {
        MoveGenerator generator = new MoveGenerator();
        int[] packed = new int[generator.count(this)];
        int size = generator.list(this, packed);
        List<Move> moves = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            moves.add(PackedMove.unpack(packed[i]));
        }
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
        return playUnchecked(PackedMove.pack(move));
    }

    /**
     * The position after a {@linkplain PackedMove packed} move whose legality is the caller's duty.
     */
    public Position playUnchecked(int move) {
        return new Position(this, move);
    }

    /** Whether the same moves are possible with the same pieces (Laws 9.2.3); counters aside. */
    public boolean isSameAs(Position other) {
        return white == other.white
                && black == other.black
                && pawns == other.pawns
                && knights == other.knights
                && diagonals == other.diagonals
                && straights == other.straights
                && kings == other.kings
                && turn == other.turn
                && castlingRooks == other.castlingRooks
                && enPassant == other.enPassant
                && enPassantTakers == other.enPassantTakers;
    }

    /**
     * A hash of what {@link #isSameAs} compares, for tables of positions.
     *
     * <p>Positions that are the same have the same hash; two others share one by a chance of about
     * one in 2<sup>64</sup>. It is no Zobrist key and may change from one version to the next.
     */
    public long hash() {
        long hash = turn == Color.WHITE ? enPassant : ~enPassant;
        hash = mixed(hash, white);
        hash = mixed(hash, black);
        hash = mixed(hash, pawns);
        hash = mixed(hash, knights);
        hash = mixed(hash, diagonals);
        hash = mixed(hash, straights);
        hash = mixed(hash, kings);
        hash = mixed(hash, castlingRooks);
        return mixed(hash, enPassantTakers);
    }

    private static long mixed(long hash, long next) {
        long product = (hash ^ next) * 0x9E37_79B9_7F4A_7C15L;
        return product ^ (product >>> 32);
    }

    long own() {
        return occupied(turn);
    }

    long enemy() {
        return turn == Color.WHITE ? black : white;
    }

    /**
     * The pawns that may take the one that has just passed a square.
     *
     * <p>Each capture is tried out: it alone empties two squares of a rank, so that pins of single
     * pieces do not tell whether the king stays safe.
     */
    private long legalTakersInPassing(int passed) {
        int king = Long.numberOfTrailingZeros(kings & own());
        long victim = 1L << (turn == Color.WHITE ? passed - 8 : passed + 8);
        long legal = 0;
        long takers = Attacks.pawn(turn.opposite(), passed) & pawns & own();
        for (long rest = takers; rest != 0; rest &= rest - 1) {
            long taker = Long.lowestOneBit(rest);
            long occupiedAfter = (occupied() & ~taker & ~victim) | (1L << passed);
            if (attackers(king, turn.opposite(), occupiedAfter) == 0) {
                legal |= taker;
            }
        }
        return legal;
    }
}
