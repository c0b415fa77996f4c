package org.jadoube.guidance;

import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Reading;

/** Lights the pieces that were touched and have to move or to be taken (Laws 4.3 and 4.4). */
final class ObligationLights {
    private ObligationLights() {}

    static void light(Scene scene, Lighting lights) {
        Set<Move> moves = scene.obligation();
        if (moves == null || moves.isEmpty()) {
            return;
        }
        Position position = scene.position();
        long touched = position.occupied();
        for (Move move : moves) {
            touched &= leaving(move);
        }
        long lifted = scene.reading() instanceof Reading.UnderWay hand ? hand.lifted() : 0;
        lights.light(Cue.MUST, touched & ~lifted, square -> must(square, position));
    }

    /** The squares whose piece the move moves or takes. */
    private static long leaving(Move move) {
        return switch (move) {
            case Move.Normal normal -> Bitboard.of(normal.from(), normal.to());
            case Move.EnPassant taking -> Bitboard.of(taking.from(), taking.victim());
            case Move.Castle castle -> Bitboard.of(castle.king(), castle.rook());
        };
    }

    private static Message must(Square square, Position position) {
        boolean own = Bitboard.contains(position.occupied(position.turn()), square);
        Phrase phrase = own ? Phrase.MUST_MOVE : Phrase.MUST_BE_TAKEN;
        return phrase.with(Pieces.on(position, square), new Term.At(square));
    }
}
