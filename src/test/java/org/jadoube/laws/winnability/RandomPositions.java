package org.jadoube.laws.winnability;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jadoube.chess.Color;
import org.jadoube.chess.IllegalSetupException;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;

/** Positions of the kinds on which the arguments work, the same for the same seed. */
final class RandomPositions {
    private static final Role[] PIECES = {Role.KNIGHT, Role.BISHOP, Role.ROOK, Role.QUEEN};

    private final SplittableRandom random;

    RandomPositions(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Kings and one to three pieces or pawns. */
    Position fewPieces() {
        while (true) {
            Map<Square, Piece> board = kings();
            int pieces = random.nextInt(1, 4);
            for (int i = 0; i < pieces; i++) {
                put(board, random.nextInt(3) == 0 ? Role.PAWN : anyOf(PIECES));
            }
            Optional<Position> position = position(board);
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    /** Pawns face to face on every other file, a few bishops, rarely other pieces or pawns. */
    Position walls() {
        while (true) {
            Map<Square, Piece> board = new EnumMap<>(Square.class);
            int rank = random.nextInt(2, 5);
            for (int file = random.nextInt(2); file < 8; file += random.nextInt(8) == 0 ? 3 : 2) {
                rank = Math.clamp(rank + random.nextInt(-1, 2), 1, 5);
                board.put(Square.of(file, rank), Piece.WHITE_PAWN);
                board.put(Square.of(file, rank + 1), Piece.BLACK_PAWN);
            }
            board.putAll(kings());
            int pieces = random.nextInt(3);
            for (int i = 0; i < pieces; i++) {
                put(board, random.nextInt(4) == 0 ? anyOf(PIECES) : Role.BISHOP);
            }
            if (random.nextInt(8) == 0) {
                put(board, Role.PAWN);
            }
            Optional<Position> position = position(board);
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    /** A king in a corner behind pawns and pieces, where captures and stalemates decide. */
    Position cages() {
        while (true) {
            Map<Square, Piece> board = new EnumMap<>(Square.class);
            for (int file = 0; file < 4; file++) {
                for (int rank = 0; rank < 4; rank++) {
                    if (random.nextInt(5) < 3) {
                        Role role = random.nextInt(3) == 0 ? anyOf(PIECES) : Role.PAWN;
                        if (role != Role.PAWN || rank > 0) {
                            Color color = Color.values()[random.nextInt(2)];
                            board.put(Square.of(file, rank), Piece.of(color, role));
                        }
                    }
                }
            }
            board.put(Square.of(random.nextInt(3), random.nextInt(2)), Piece.WHITE_KING);
            board.put(Square.of(random.nextInt(64)), Piece.BLACK_KING);
            Optional<Position> position = position(board);
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    private Map<Square, Piece> kings() {
        Map<Square, Piece> board = new EnumMap<>(Square.class);
        board.put(Square.of(random.nextInt(64)), Piece.WHITE_KING);
        board.put(Square.of(random.nextInt(64)), Piece.BLACK_KING);
        return board;
    }

    private void put(Map<Square, Piece> board, Role role) {
        Color color = Color.values()[random.nextInt(2)];
        board.putIfAbsent(Square.of(random.nextInt(64)), Piece.of(color, role));
    }

    private Role anyOf(Role[] roles) {
        return roles[random.nextInt(roles.length)];
    }

    private Optional<Position> position(Map<Square, Piece> board) {
        Color turn = Color.values()[random.nextInt(2)];
        try {
            return Optional.of(Position.ofComposed(new Setup(board, turn, 0, null, 0, 1)));
        } catch (IllegalSetupException notThisOne) {
            return Optional.empty();
        }
    }
}
