package org.jadoube.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever a game reaches, the gate lets through: random games, of Chess960 too. */
class GatePassesGamesTest {
    private static final int GAMES = 200;
    private static final int PLIES = 250;

    @Test
    void everyPositionOfRandomGamesPassesTheGate() {
        Random seed1972 = new Random(1972);
        int doubleChecks = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = start(seed1972);
            for (int ply = 0; ply < PLIES; ply++) {
                List<Move> moves = position.legalMoves();
                if (moves.isEmpty()) {
                    break;
                }
                Move move = moves.get(seed1972.nextInt(moves.size()));
                Position next = position.playUnchecked(move);
                Setup setup = next.toSetup();
                assertEquals(List.of(), SetupInspection.faults(setup), setup.toString());
                Setup afterStep = withPassedSquare(setup, passed(position, move));
                assertEquals(List.of(), SetupInspection.faults(afterStep), afterStep.toString());
                doubleChecks += Long.bitCount(next.checkers()) == 2 ? 1 : 0;
                position = next;
            }
        }
        assertTrue(doubleChecks > 5, "of double checks there were only " + doubleChecks);
    }

    /** As programs write it that name the square after every double step. */
    private static Setup withPassedSquare(Setup setup, @Nullable Square passed) {
        return new Setup(
                setup.board(),
                setup.turn(),
                setup.castlingRooks(),
                passed,
                setup.halfmoveClock(),
                setup.fullmoveNumber());
    }

    private static @Nullable Square passed(Position before, Move move) {
        boolean doubleStep =
                Bitboard.contains(before.pieces(Role.PAWN), move.from())
                        && Math.abs(move.to().rank() - move.from().rank()) == 2;
        return doubleStep
                ? Square.of(move.from().file(), (move.from().rank() + move.to().rank()) / 2)
                : null;
    }

    /** One of the 960 starts, with fewer pawns so that more checks are given. */
    private static Position start(Random random) {
        List<Role> back = new ArrayList<>(List.of(Role.values()).subList(1, 6));
        back.addAll(List.of(Role.KNIGHT, Role.BISHOP, Role.ROOK));
        do {
            Collections.shuffle(back, random);
        } while (!isStart(back));
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        long rooks = 0;
        for (int file = 0; file < 8; file++) {
            board.put(Square.of(file, 0), Piece.of(Color.WHITE, back.get(file)));
            board.put(Square.of(file, 7), Piece.of(Color.BLACK, back.get(file)));
            if (random.nextBoolean()) {
                board.put(Square.of(file, 1), Piece.WHITE_PAWN);
                board.put(Square.of(file, 6), Piece.BLACK_PAWN);
            }
            if (back.get(file) == Role.ROOK) {
                rooks |= Square.of(file, 0).bit() | Square.of(file, 7).bit();
            }
        }
        return Position.ofComposed(new Setup(board, Color.WHITE, rooks, null, 0, 1));
    }

    private static boolean isStart(List<Role> back) {
        int king = back.indexOf(Role.KING);
        int bishops = back.indexOf(Role.BISHOP) + back.lastIndexOf(Role.BISHOP);
        return back.indexOf(Role.ROOK) < king
                && king < back.lastIndexOf(Role.ROOK)
                && bishops % 2 == 1;
    }
}
