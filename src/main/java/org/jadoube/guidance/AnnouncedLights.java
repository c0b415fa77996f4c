package org.jadoube.guidance;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.recognition.Reading;

/** Lights the next step of the move that the board asks to have carried out. */
final class AnnouncedLights {
    private AnnouncedLights() {}

    static void light(Scene scene, Lighting lights) {
        Move move = scene.announced();
        Position position = scene.position();
        if (move == null || !position.isLegal(move)) {
            return;
        }
        Stage stage =
                scene.reading() instanceof Reading.UnderWay hand && hand.candidates().contains(move)
                        ? Stage.of(move, position, hand.lifted(), hand.landed())
                        : Stage.of(move, position, 0, 0);
        lights.light(
                Cue.ANNOUNCED_FROM,
                stage.lift(),
                square -> Phrase.LIFT.with(Pieces.on(position, square), new Term.At(square)));
        lights.light(
                Cue.ANNOUNCED_TO,
                stage.put(),
                square ->
                        Phrase.PUT.with(
                                Pieces.arriving(move, square, position), new Term.At(square)));
        if (move instanceof Move.EnPassant) {
            lights.light(
                    Cue.CAPTURE,
                    stage.take(),
                    square -> Phrase.TAKE_IN_PASSING.with(new Term.At(square)));
        } else {
            lights.light(
                    Cue.ANNOUNCED_TO,
                    stage.take(),
                    square ->
                            Phrase.TAKE.with(
                                    Pieces.on(position, move.from()),
                                    Pieces.on(position, square),
                                    new Term.At(square)));
        }
    }
}
