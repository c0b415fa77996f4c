package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** How hands promote a pawn. */
final class PromotingHands {
    private static final double REACH_FOR_PIECE_MILLIS = 900;

    private final Hands hands;
    private final Profile profile;
    private final Chances chances;

    PromotingHands(Hands hands, Profile profile, Chances chances) {
        this.hands = hands;
        this.profile = profile;
        this.chances = chances;
    }

    Gesture promote(Position before, Move.Normal move, Sketch sketch) {
        Square from = move.from();
        Square to = move.to();
        int manner =
                chances.weighted(
                        profile.get(PROMOTION_EXCHANGED),
                        profile.get(PROMOTION_PAWN_REMOVED),
                        profile.get(PROMOTION_PIECE_FIRST),
                        profile.get(PROMOTION_NAMED_ONLY));
        return switch (manner) {
            case 0 -> {
                push(before, move, sketch);
                sketch.pause(hands.beat(REACH_FOR_PIECE_MILLIS)).lift(to);
                sketch.pause(hands.time(PROMOTION_VACANT, PROMOTION_VACANT_SIGMA)).put(to);
                yield sketch.as(Manner.PROMOTION_EXCHANGED);
            }
            case 1 -> {
                sketch.lift(from);
                takeVictim(before, to, sketch.pause(hands.beat(REACH_FOR_PIECE_MILLIS)));
                yield sketch.put(to).as(Manner.PROMOTION_PAWN_REMOVED);
            }
            case 2 -> {
                takeVictim(before, to, sketch);
                sketch.put(to).pause(hands.beat(REACH_FOR_PIECE_MILLIS)).lift(from);
                yield sketch.as(Manner.PROMOTION_PIECE_FIRST);
            }
            default -> {
                push(before, move, sketch);
                yield sketch.as(Manner.PROMOTION_NAMED_ONLY);
            }
        };
    }

    private void push(Position before, Move.Normal move, Sketch sketch) {
        if (before.isCapture(move)) {
            hands.capture(before, move, sketch);
        } else {
            sketch.lift(move.from());
            sketch.pause(hands.travelMillis(move.from(), move.to())).put(move.to());
        }
    }

    private void takeVictim(Position before, Square to, Sketch sketch) {
        if ((before.occupied() & to.bit()) != 0) {
            sketch.lift(to).pause(hands.time(OWN_FIRST_VACANT, OWN_FIRST_VACANT_SIGMA));
        }
    }
}
