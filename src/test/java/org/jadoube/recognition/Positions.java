package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Fen;

/** Varied positions out of random games, among them many in which a rare move is legal. */
final class Positions {
    private static final int LONGEST_GAME = 120;
    private static final int ONE_IN = 24;

    private static final List<String> STARTS =
            List.of(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
                    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
                    "1n2k1n1/P1P3P1/8/8/8/8/p1p3p1/1N2K1N1 w - - 0 1",
                    "8/PPk4p/8/4q3/3Q4/8/ppK4P/8 w - - 0 1",
                    "3rk3/1pp2p2/8/2q1n3/2B1R3/8/1PP2P2/3QK3 w - - 0 1",
                    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
                    "1k1r4/pppppppp/8/8/8/8/PPPPPPPP/1K1R4 w Dd - 0 1",
                    "5kr1/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w Gg - 0 1",
                    "r1k4r/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w HAha - 0 1",
                    "r3kr2/pppppppp/8/8/8/8/PPPPPPPP/R3KR2 w FAfa - 0 1",
                    "2r1k1r1/pppppppp/8/8/8/8/PPPPPPPP/2R1K1R1 w GCgc - 0 1",
                    "r2k2r1/pppppppp/8/8/8/8/PPPPPPPP/R2K2R1 w GAga - 0 1",
                    "2rk4/pppppppp/8/8/8/8/PPPPPPPP/2RK4 w Cc - 0 1",
                    "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w GBgb - 0 1");

    private Positions() {}

    /** As many positions as wanted, the same ones for the same seed. */
    static List<Position> varied(long seed, int count) {
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            Position position = Fen.parse(STARTS.get(random.nextInt(STARTS.size())));
            for (int ply = 0; ply < LONGEST_GAME && positions.size() < count; ply++) {
                List<Move> legal = position.legalMoves();
                if (legal.isEmpty()) {
                    break;
                }
                boolean rare = legal.stream().anyMatch(Positions::isRare);
                if (random.nextInt(rare ? ONE_IN / 4 : ONE_IN) == 0) {
                    positions.add(position);
                }
                position = position.play(legal.get(random.nextInt(legal.size())));
            }
        }
        return positions;
    }

    private static boolean isRare(Move move) {
        return switch (move) {
            case Move.Normal normal -> normal.promotion() != null;
            case Move.EnPassant taking -> true;
            case Move.Castle castle -> true;
        };
    }
}
