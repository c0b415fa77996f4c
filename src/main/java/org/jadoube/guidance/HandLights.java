package org.jadoube.guidance;

import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Reading;

/** Lights a move that is under way: what is in the hand, and where the move can go on. */
final class HandLights {
    private HandLights() {}

    static void light(Scene scene, Reading.UnderWay hand, Lighting lights) {
        Position position = scene.positionOf(hand.candidates());
        if (hand.lifted() == 0 || position == null) {
            lightAtRest(scene, hand, lights);
            return;
        }
        long held = hand.candidates().isEmpty() ? hand.lifted() & position.occupied() : 0;
        long taken = 0;
        for (Move move : hand.candidates()) {
            Stage stage = Stage.of(move, position, hand.lifted(), hand.landed());
            held |= stage.held();
            if (scene.help().has(HelpLevel.SQUARES) || move.equals(scene.announced())) {
                taken |= stage.take();
                lightNext(move, stage, position, hand, lights);
                lightDanger(scene, move, stage, position, lights);
            }
        }
        lights.light(
                Cue.HELD,
                held & ~taken,
                square ->
                        Phrase.IN_THE_HAND.with(Pieces.on(position, square), new Term.At(square)));
        Move hint = scene.hint();
        if (hint != null && hand.candidates().contains(hint)) {
            AdviceLights.lightHint(scene, lights);
        }
        if (scene.help().has(HelpLevel.ERRORS)) {
            LastMoveLights.lightCheck(position, lights);
        }
    }

    /** A move that is seen but may still be going on is shown as the last one at once. */
    private static void lightAtRest(Scene scene, Reading.UnderWay hand, Lighting lights) {
        boolean complete = hand.lifted() == 0 && hand.landed() == 0;
        if (complete && !hand.candidates().isEmpty()) {
            LastMoveLights.light(hand.candidates().getLast(), lights);
        } else {
            LastMoveLights.light(scene, lights);
        }
    }

    private static void lightNext(
            Move move, Stage stage, Position position, Reading.UnderWay hand, Lighting lights) {
        Term mover = Pieces.on(position, move.from());
        Phrase lifting = move instanceof Move.Castle ? Phrase.LIFT_TO_CASTLE : Phrase.CAN_TAKE;
        lights.light(
                Cue.HINT,
                stage.lift(),
                square -> lifting.with(Pieces.on(position, square), new Term.At(square)));
        lights.light(Cue.TARGET, stage.put(), square -> goingTo(move, square, hand, position));
        lights.light(
                Cue.CAPTURE,
                stage.take(),
                square -> {
                    Term at = new Term.At(square);
                    if (move instanceof Move.EnPassant) {
                        return Phrase.TAKE_IN_PASSING.with(at);
                    }
                    return Bitboard.contains(hand.lifted(), square)
                            ? Phrase.TAKE_HERE.with(at)
                            : Phrase.MAY_TAKE.with(mover, Pieces.on(position, square), at);
                });
    }

    private static void lightDanger(
            Scene scene, Move move, Stage stage, Position position, Lighting lights) {
        if (scene.help().has(HelpLevel.DANGER) && Exchange.balance(position, move) < 0) {
            lights.light(
                    Cue.DANGER,
                    stage.put() | stage.take(),
                    square ->
                            Phrase.WOULD_BE_LOST.with(
                                    Pieces.on(position, move.from()), new Term.At(square)));
        }
    }

    private static Message goingTo(
            Move move, Square square, Reading.UnderWay hand, Position position) {
        Term at = new Term.At(square);
        if (move instanceof Move.Castle castle) {
            boolean begins = hand.lifted() == castle.king().bit() && hand.landed() == 0;
            return begins
                    ? Phrase.MAY_CASTLE.with(at)
                    : Phrase.PUT_TO_CASTLE.with(Pieces.arriving(move, square, position), at);
        }
        return Phrase.MAY_GO.with(Pieces.on(position, move.from()), at);
    }
}
