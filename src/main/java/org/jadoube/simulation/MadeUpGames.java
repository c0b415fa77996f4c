package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.simulation.SampleGame.Farewell;

/**
 * Games that nobody has played: legal, and so far sensible that pieces are developed, taken and
 * promoted, where real games are not at hand.
 */
public final class MadeUpGames {
    private static final int LONGEST = 160;
    private static final long CENTRE = 0x0000_3C3C_3C3C_0000L;
    private static final double WHIM = 2.5;

    private MadeUpGames() {}

    /** The game of a seed; it ends by mate, stalemate, or after 80 moves. */
    public static SampleGame of(long seed) {
        Chances chances = new Chances(seed);
        List<Move> moves = new ArrayList<>();
        Position position = Position.start();
        while (moves.size() < LONGEST) {
            Move best = null;
            double most = Double.NEGATIVE_INFINITY;
            for (Move move : position.legalMoves()) {
                double worth = worth(position, move) + chances.unit() * WHIM;
                if (best == null || worth > most) {
                    best = move;
                    most = worth;
                }
            }
            if (best == null) {
                break;
            }
            moves.add(best);
            position = position.play(best);
        }
        return new SampleGame(Position.start(), Variant.STANDARD, moves, Farewell.NOTHING);
    }

    private static double worth(Position before, Move move) {
        return switch (move) {
            case Move.Castle castle -> 3;
            case Move.EnPassant taking -> 2;
            case Move.Normal normal -> worth(before, normal);
        };
    }

    private static double worth(Position before, Move.Normal move) {
        Role role = before.pieceAt(move.from()).map(Piece::role).orElseThrow();
        double taken = before.pieceAt(move.to()).map(victim -> value(victim.role())).orElse(0.0);
        double promoted = move.promotion() == null ? 0 : value(move.promotion()) - value(Role.PAWN);
        Position after = before.playUnchecked(move);
        double risk = isAttacked(after, move.to()) ? 0.8 * value(role) : 0;
        double rescue = isAttacked(before, move.from(), before.turn()) ? 0.5 * value(role) : 0;
        double advance = role == Role.PAWN && before.fullmoveNumber() > 30 ? 1 : 0;
        double centre = Bitboard.contains(CENTRE, move.to()) ? 0.5 : 0;
        double home = role == Role.KING && before.fullmoveNumber() < 25 ? -1.5 : 0;
        double mate = after.isCheckmate() ? 100 : 0;
        return taken + promoted + rescue + advance + centre + home + mate - risk;
    }

    private static double value(Role role) {
        return switch (role) {
            case PAWN -> 1;
            case KNIGHT, BISHOP -> 3;
            case ROOK -> 5;
            case QUEEN -> 9;
            case KING -> 4;
        };
    }

    /** Whether a piece that has just moved can be taken. */
    private static boolean isAttacked(Position after, Square square) {
        return after.legalMoves().stream().anyMatch(reply -> reply.to() == square);
    }

    private static boolean isAttacked(Position before, Square square, org.jadoube.chess.Color own) {
        for (Square from : Bitboard.squares(before.occupied(own.opposite()))) {
            Piece piece = before.pieceAt(from).orElseThrow();
            if (Bitboard.contains(Attacks.of(piece, from, before.occupied()), square)) {
                return true;
            }
        }
        return false;
    }
}
