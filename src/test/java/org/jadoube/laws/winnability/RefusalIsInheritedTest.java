package org.jadoube.laws.winnability;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jadoube.chess.Color;
import org.jadoube.chess.IllegalSetupException;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.junit.jupiter.api.Test;

/**
 * Who cannot mate cannot mate later: no mate is found after moves from a position that the static
 * proof refuses, in positions made from hard ones by small changes.
 */
class RefusalIsInheritedTest {
    private static final int PLIES = 3;
    private static final int BRANCHES = 6;
    private static final Role[] NEW_PIECES = {
        Role.PAWN, Role.BISHOP, Role.BISHOP, Role.KNIGHT, Role.ROOK
    };

    private final SplittableRandom random = new SplittableRandom(5);
    private final StaticProof proof = new StaticProof();
    private final FullTest fullTest = new FullTest(10_000);

    @Test
    void onChangedHardPositionsOfSeed5() throws IOException {
        List<Position> hard = new ArrayList<>();
        for (String file : List.of("winnability-hard.txt", "d3chess-test-vector.txt")) {
            LabelledPositions.read(file).entries().forEach(entry -> hard.add(entry.position()));
        }
        int refused = 0;
        for (int i = 0; i < 12_000; i++) {
            Optional<Position> changed = changed(hard.get(random.nextInt(hard.size())));
            if (changed.isPresent() && !changed.get().legalMoves().isEmpty()) {
                for (Color winner : Color.values()) {
                    if (proof.refuses(changed.get(), winner)) {
                        refused++;
                        follow(changed.get(), winner, PLIES, changed.get());
                    }
                }
            }
        }
        assertTrue(refused > 1_000, "only " + refused + " refused: tests nothing");
    }

    private void follow(Position position, Color winner, int plies, Position from) {
        if (!Material.isHopeless(position, winner) && !proof.refuses(position, winner)) {
            assertNotEquals(
                    Verdict.YES,
                    fullTest.canMate(position, winner).verdict(),
                    () ->
                            "%s in %s, after %s"
                                    .formatted(
                                            winner,
                                            Fen.format(from, Variant.STANDARD),
                                            Fen.format(position, Variant.STANDARD)));
        }
        List<Move> moves = new ArrayList<>(position.legalMoves());
        for (int i = 0; plies > 0 && i < BRANCHES && !moves.isEmpty(); i++) {
            Move move = moves.remove(random.nextInt(moves.size()));
            follow(position.play(move), winner, plies - 1, from);
        }
    }

    private Optional<Position> changed(Position position) {
        Map<Square, Piece> board = new EnumMap<>(position.toSetup().board());
        int changes = random.nextInt(1, 4);
        for (int i = 0; i < changes; i++) {
            change(board);
        }
        Color turn = Color.values()[random.nextInt(2)];
        try {
            return Optional.of(Position.ofComposed(new Setup(board, turn, 0, null, 0, 1)));
        } catch (IllegalSetupException noPosition) {
            return Optional.empty();
        }
    }

    private void change(Map<Square, Piece> board) {
        var entries = List.copyOf(board.entrySet());
        var entry = entries.get(random.nextInt(entries.size()));
        Square square = entry.getKey();
        Piece piece = entry.getValue();
        if (random.nextBoolean()) {
            Square near =
                    Square.of(
                            Math.clamp(square.file() + random.nextInt(-2, 3), 0, 7),
                            Math.clamp(square.rank() + random.nextInt(-2, 3), 0, 7));
            if (board.putIfAbsent(near, piece) == null) {
                board.remove(square);
            }
        } else if (random.nextBoolean()) {
            Color color = Color.values()[random.nextInt(2)];
            Role role = NEW_PIECES[random.nextInt(NEW_PIECES.length)];
            board.putIfAbsent(Square.of(random.nextInt(64)), Piece.of(color, role));
        } else if (piece.role() != Role.KING) {
            board.remove(square);
        }
    }
}
