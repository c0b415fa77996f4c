package org.jadoube.guidance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/**
 * Over positions of seeded random games, every pair of squares: a legal move has no objection, any
 * other has one, and what it says is so.
 */
class WhyNotTruthTest {
    private static final int PLIES = 40;
    private static final List<String> BEGINNINGS =
            List.of(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                    "4kr2/8/8/8/8/8/P7/R3K2R w KQ - 0 1",
                    "8/8/3k4/8/3K4/8/8/R7 w - - 0 1",
                    "6k1/8/8/8/8/6b1/5n2/4K3 w - - 0 1",
                    "nrk1brnb/pp1ppppp/8/2p5/3P4/1N1Q1N2/1PP1PPPP/qRK1BR1B w FBfb - 2 10",
                    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9");

    private final Set<Objection> seen = EnumSet.noneOf(Objection.class);

    @Test
    void whatIsSaidIsSoInGamesOfSeed20261() {
        Random random = new Random(20261);
        for (String fen : BEGINNINGS) {
            Position position = Fen.parse(fen);
            for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
                checkAll(position);
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
        }
        Set<Objection> unseen = EnumSet.complementOf(EnumSet.copyOf(seen));
        unseen.removeAll(
                EnumSet.of(
                        Objection.NO_WAY_OUT,
                        Objection.NOT_TO_BE_TAKEN,
                        Objection.EN_PASSANT_EXPOSES,
                        Objection.DOUBLE_CHECK));
        assertEquals(Set.of(), unseen, "the games were to meet every objection");
    }

    private void checkAll(Position position) {
        List<Move> legal = position.legalMoves();
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                Optional<Message> message = WhyNot.explain(position, from, to);
                boolean isLegal = legal.stream().anyMatch(move -> leads(move, from, to));
                String where = from + " to " + to + ": " + message;
                assertEquals(isLegal, message.isEmpty(), where);
                message.ifPresent(said -> assertTrue(isTrue(said, position, from, to), where));
            }
        }
    }

    private static boolean leads(Move move, Square from, Square to) {
        boolean target = move instanceof Move.Castle castle && castle.kingTarget() == to;
        return move.from() == from && (move.to() == to || target);
    }

    private boolean isTrue(Message message, Position position, Square from, Square to) {
        Objection objection = (Objection) message.saying();
        seen.add(objection);
        Facts said = new Facts(message, position, position.turn());
        boolean forward = to.rank() > from.rank() == (position.turn() == Color.WHITE);
        int ranks = Math.abs(to.rank() - from.rank());
        int files = Math.abs(to.file() - from.file());
        Optional<Role> role = position.pieceAt(from).map(Piece::role);
        return switch (objection) {
            case EMPTY_SQUARE -> role.isEmpty() && said.square(0) == from;
            case NOT_YOUR_TURN -> said.stands(0, 1) && said.isEnemy(1);
            case NO_STEP -> from == to && said.stands(0, 1);
            case OWN_PIECE -> said.square(1) == to && said.stands(0, 1) && !said.isEnemy(1);
            case BISHOP_WAY -> role.equals(Optional.of(Role.BISHOP)) && files != ranks;
            case ROOK_WAY -> role.equals(Optional.of(Role.ROOK)) && files != 0 && ranks != 0;
            case QUEEN_WAY ->
                    role.equals(Optional.of(Role.QUEEN))
                            && files != 0
                            && ranks != 0
                            && files != ranks;
            case KNIGHT_WAY -> role.equals(Optional.of(Role.KNIGHT)) && files * ranks != 2;
            case KING_WAY -> role.equals(Optional.of(Role.KING)) && Math.max(files, ranks) > 1;
            case JUMPS ->
                    said.stands(1, 2)
                            && Bitboard.contains(Attacks.between(from, to), said.square(2))
                            && (Attacks.between(from, said.square(2)) & position.occupied()) == 0;
            case PAWN_WAY ->
                    role.equals(Optional.of(Role.PAWN)) && files > 0 && (files > 1 || ranks != 1);
            case PAWN_BACKWARDS -> role.equals(Optional.of(Role.PAWN)) && !forward && ranks > 0;
            case PAWN_TOO_FAR -> role.equals(Optional.of(Role.PAWN)) && files == 0 && ranks > 2;
            case PAWN_MOVED_BEFORE ->
                    ranks == 2 && from.rank() != (position.turn() == Color.WHITE ? 1 : 6);
            case PAWN_BLOCKED ->
                    said.stands(0, 1)
                            && Math.abs(said.square(1).rank() - from.rank()) == 1
                            && said.square(1).file() == from.file();
            case PAWN_DOUBLE_BLOCKED -> said.stands(0, 1) && said.square(1) == to && ranks == 2;
            case PAWN_TAKES_NOTHING -> said.square(0) == to && position.pieceAt(to).isEmpty();
            case EN_PASSANT_LATE ->
                    said.square(0) == Square.of(to.file(), from.rank())
                            && position.enPassant().map(passed -> passed != to).orElse(true);
            case KING_INTO_CHECK, KING_TAKES_GUARDED ->
                    said.square(0) == to && said.stands(1, 2) && said.attacksAlone(2, to, from);
            case KINGS_TOUCH ->
                    said.square(1) == position.king(position.turn().opposite())
                            && Bitboard.contains(Attacks.king(said.square(1)), to);
            case CHECK_STANDS -> said.attacks(2, said.square(0)) && said.stands(1, 2);
            case DOUBLE_CHECK -> Long.bitCount(position.checkers()) == 2;
            case PINNED ->
                    said.stands(0, 1)
                            && said.stands(3, 4)
                            && said.isEnemy(4)
                            && !said.attacks(4, said.square(2))
                            && Attacks.between(said.square(4), said.square(2)) != 0
                            && (Attacks.between(said.square(4), said.square(2))
                                            & position.occupied())
                                    == from.bit();
            case EN_PASSANT_EXPOSES -> said.stands(1, 2) && said.isEnemy(2);
            case CASTLE_IN_CHECK -> said.stands(0, 1) && said.attacks(1, from);
            case CASTLE_BLOCKED -> said.stands(0, 1) && said.square(1).rank() == from.rank();
            case CASTLE_THROUGH ->
                    said.stands(1, 2) && said.isEnemy(2) && said.attacks(2, said.square(0));
            case CASTLE_INTO -> said.stands(1, 2) && said.isEnemy(2) && said.attacksOnceCastled(2);
            case CASTLE_NO_ROOK ->
                    !position.pieceAt(said.square(0))
                            .equals(Optional.of(Piece.of(position.turn(), Role.ROOK)));
            case CASTLE_ROOK_MOVED ->
                    (position.castlingRooks() & position.occupied(position.turn())) != 0
                            && !Bitboard.contains(position.castlingRooks(), said.square(0));
            case CASTLE_RIGHT_LOST ->
                    (position.castlingRooks() & position.occupied(position.turn())) == 0;
            case NO_WAY_OUT, NOT_TO_BE_TAKEN -> false;
        };
    }

    /** What a message speaks of, held against the board. */
    private record Facts(Message message, Position position, Color mover) {
        Square square(int gap) {
            return ((Term.At) message.terms().get(gap)).square();
        }

        boolean stands(int piece, int at) {
            return position.pieceAt(square(at))
                    .map(Term.The::new)
                    .equals(Optional.of(message.terms().get(piece)));
        }

        boolean isEnemy(int at) {
            return Bitboard.contains(position.occupied(mover.opposite()), square(at));
        }

        boolean attacks(int attacker, Square target) {
            return attacks(attacker, target, position.occupied());
        }

        /** Whether it attacks once another piece has gone. */
        boolean attacksAlone(int attacker, Square target, Square gone) {
            return attacks(attacker, target, position.occupied() & ~gone.bit());
        }

        /** Whether it attacks the king's target, once one of the castling rooks has gone. */
        boolean attacksOnceCastled(int attacker) {
            Square target = square(0);
            return attacks(attacker, target)
                    || Bitboard.squares(position.castlingRooks()).stream()
                            .anyMatch(rook -> attacksAlone(attacker, target, rook));
        }

        private boolean attacks(int attacker, Square target, long occupied) {
            Square at = square(attacker);
            Piece piece = position.pieceAt(at).orElseThrow();
            return Bitboard.contains(Attacks.of(piece, at, occupied), target);
        }
    }
}
