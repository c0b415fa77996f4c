package org.jadoube.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.Obligation.Article;

/**
 * The act of moving the pieces, Laws of Chess 4.3 to 4.5: which moves are left to the player to
 * move after the pieces touched so far.
 *
 * <p>Pieces touched in announced adjusting (4.2) and accidental contact (4.2.2) are for the caller
 * to leave out.
 */
public final class TouchMove {
    private final Position position;
    private final List<Move> legal;
    private final List<Square> own;
    private final List<Square> enemy;
    private final List<Square> inOrder;

    private TouchMove(Position position, List<Long> touched) {
        this.position = position;
        legal = position.legalMoves();
        own = new ArrayList<>();
        enemy = new ArrayList<>();
        inOrder = new ArrayList<>();
        Color mover = position.turn();
        for (long together : touched) {
            // Where the order is unclear the own piece counts as touched first (4.3.3), and of
            // king and rook the king (4.4.2 asks for a rook touched deliberately first).
            long king = position.king(mover).bit();
            add(together & king, own);
            add(together & position.occupied(mover) & ~king, own);
            add(together & position.occupied(mover.opposite()), enemy);
        }
    }

    private void add(long squares, List<Square> touched) {
        for (Square square : Bitboard.squares(squares)) {
            if (!touched.contains(square)) {
                touched.add(square);
                inOrder.add(square);
            }
        }
    }

    /**
     * The obligation that stands; empty when the player is free (4.5).
     *
     * @param position the position before the move
     * @param touched the squares of the pieces touched, one set for each moment, since within a
     *     moment nothing is known about the order
     */
    public static Optional<Obligation> obligation(Position position, List<Long> touched) {
        TouchMove act = new TouchMove(position, touched);
        return act.kingAndRook().or(act::ownTakesEnemy).or(act::firstThatCan);
    }

    /** King and then a rook touched, 4.4.1 and 4.4.3. */
    private Optional<Obligation> kingAndRook() {
        Square king = position.king(position.turn());
        int kingAt = own.indexOf(king);
        if (kingAt < 0) {
            return Optional.empty();
        }
        for (int i = 0; i < own.size(); i++) {
            Square rook = own.get(i);
            if (!Bitboard.contains(position.pieces(position.turn(), Role.ROOK), rook)) {
                continue;
            }
            if (i < kingAt) {
                return Optional.empty();
            }
            Optional<Obligation> castling =
                    binding(
                            Article.KING_AND_ROOK,
                            move -> move.equals(new Move.Castle(king, rook)));
            return castling.or(() -> binding(Article.KING_INSTEAD, move -> move.from() == king));
        }
        return Optional.empty();
    }

    /** Pieces of both colors touched: the first own one takes the first of the enemy, 4.3.3. */
    private Optional<Obligation> ownTakesEnemy() {
        if (own.isEmpty() || enemy.isEmpty()) {
            return Optional.empty();
        }
        Square capturer = own.getFirst();
        Square victim = enemy.getFirst();
        return binding(
                Article.BOTH_TOUCHED, move -> move.from() == capturer && takes(move, victim));
    }

    /** The first touched piece that can be moved or taken, 4.3.1 to 4.3.3. */
    private Optional<Obligation> firstThatCan() {
        boolean rookFirst = castlingIsForfeit();
        for (Square square : inOrder) {
            Optional<Obligation> bound;
            if (own.contains(square)) {
                Article article =
                        rookFirst
                                ? Article.ROOK_FIRST
                                : enemy.isEmpty() ? Article.OWN_TOUCHED : Article.BOTH_TOUCHED;
                bound = binding(article, move -> moves(move, square));
            } else {
                Article article = own.isEmpty() ? Article.ENEMY_TOUCHED : Article.BOTH_TOUCHED;
                bound = binding(article, move -> takes(move, square));
            }
            if (bound.isPresent()) {
                return bound;
            }
        }
        return Optional.empty();
    }

    /** Whether a rook was touched before the king: no castling with it on this move, 4.4.2. */
    private boolean castlingIsForfeit() {
        int king = own.indexOf(position.king(position.turn()));
        return king > 0
                && own.subList(0, king).stream()
                        .anyMatch(square ->
                                Bitboard.contains(
                                        position.pieces(position.turn(), Role.ROOK), square));
    }

    private boolean moves(Move move, Square piece) {
        boolean forfeit =
                move instanceof Move.Castle castle
                        && own.contains(castle.rook())
                        && own.indexOf(castle.rook()) < own.indexOf(castle.king());
        return move.from() == piece && !forfeit;
    }

    private boolean takes(Move move, Square victim) {
        return switch (move) {
            case Move.Normal normal -> normal.to() == victim;
            case Move.EnPassant taking -> taking.victim() == victim;
            case Move.Castle castle -> false;
        };
    }

    private Optional<Obligation> binding(Article article, Predicate<Move> condition) {
        Set<Move> moves = new HashSet<>();
        for (Move move : legal) {
            if (condition.test(move)) {
                moves.add(move);
            }
        }
        return moves.isEmpty() ? Optional.empty() : Optional.of(new Obligation(article, moves));
    }
}
