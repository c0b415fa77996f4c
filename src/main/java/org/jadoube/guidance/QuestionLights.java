package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/** Lights the squares in which the alternatives of an open question differ. */
final class QuestionLights {
    private QuestionLights() {}

    static void light(Scene scene, Lighting lights) {
        long common = Bitboard.ALL;
        for (Move move : scene.alternatives()) {
            common &= squares(move);
        }
        Position position = scene.line().position();
        for (Move move : scene.alternatives()) {
            long own = squares(move) & ~common;
            lights.light(
                    Cue.ASK, own == 0 ? move.to().bit() : own, square -> question(move, position));
        }
    }

    private static long squares(Move move) {
        return switch (move) {
            case Move.Normal normal -> Bitboard.of(normal.from(), normal.to());
            case Move.EnPassant taking -> Bitboard.of(taking.from(), taking.to(), taking.victim());
            case Move.Castle castle ->
                    Bitboard.of(
                            castle.king(), castle.rook(), castle.kingTarget(), castle.rookTarget());
        };
    }

    private static Message question(Move move, Position position) {
        Term mover = Pieces.on(position, move.from());
        Term from = new Term.At(move.from());
        Term to = new Term.At(move.to());
        if (move instanceof Move.Castle) {
            return Phrase.DID_IT_CASTLE.with(mover, to);
        }
        Phrase phrase = position.isCapture(move) ? Phrase.DID_IT_TAKE : Phrase.DID_IT_GO;
        return phrase.with(mover, from, to);
    }
}
