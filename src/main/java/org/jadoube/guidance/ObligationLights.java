package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Obligation.Article;
import org.jadoube.recognition.Reading;

/** Lights the pieces that have to move or to be taken (Laws 4.3, 4.4 and 9.5.3). */
final class ObligationLights {
    private ObligationLights() {}

    static void light(Scene scene, Lighting lights) {
        Obligation bound = scene.obligation();
        if (bound == null) {
            return;
        }
        Position position = scene.position();
        long touched = position.occupied();
        for (Move move : bound.moves()) {
            touched &= leaving(move);
        }
        long lifted = scene.reading() instanceof Reading.UnderWay hand ? hand.lifted() : 0;
        lights.light(
                Cue.MUST, touched & ~lifted, square -> must(square, position, bound.article()));
    }

    /** The squares whose piece the move moves or takes. */
    private static long leaving(Move move) {
        return switch (move) {
            case Move.Normal normal -> Bitboard.of(normal.from(), normal.to());
            case Move.EnPassant taking -> Bitboard.of(taking.from(), taking.victim());
            case Move.Castle castle -> Bitboard.of(castle.king(), castle.rook());
        };
    }

    private static Message must(Square square, Position position, Article article) {
        boolean own = Bitboard.contains(position.occupied(position.turn()), square);
        Phrase phrase = own ? Phrase.MUST_MOVE : Phrase.MUST_BE_TAKEN;
        if (article == Article.DECLARED) {
            phrase = own ? Phrase.MUST_MOVE_AS_DECLARED : Phrase.MUST_BE_TAKEN_AS_DECLARED;
        }
        return phrase.with(Pieces.on(position, square), new Term.At(square));
    }
}
