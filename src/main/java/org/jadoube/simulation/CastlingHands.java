package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import org.jadoube.chess.Attacks;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** How hands castle. */
final class CastlingHands {
    private final Hands hands;
    private final Profile profile;
    private final Chances chances;

    CastlingHands(Hands hands, Profile profile, Chances chances) {
        this.hands = hands;
        this.profile = profile;
        this.chances = chances;
    }

    Gesture castle(Position before, Move.Castle castle, Sketch sketch) {
        if (castle.king() == castle.kingTarget()) {
            rook(castle, sketch);
            return sketch.as(Manner.CASTLE_ROOK_FIRST);
        }
        if (castle.rook() == castle.rookTarget()) {
            king(before, castle, sketch);
            return sketch.as(Manner.CASTLE_KING_FIRST);
        }
        boolean kingCanLand = castle.kingTarget() != castle.rook();
        boolean rookCanLand = castle.rookTarget() != castle.king();
        int order =
                chances.weighted(
                        kingCanLand ? profile.get(CASTLE_KING_FIRST) : 0,
                        profile.get(CASTLE_BOTH_UP_KING_DOWN_FIRST),
                        profile.get(CASTLE_BOTH_UP_ROOK_DOWN_FIRST),
                        rookCanLand ? profile.get(CASTLE_ROOK_FIRST) : 0,
                        profile.get(CASTLE_TWO_HANDS));
        return switch (order) {
            case 0 -> {
                king(before, castle, sketch);
                sketch.pause(hands.time(CASTLE_GAP, CASTLE_GAP_SIGMA));
                rook(castle, sketch);
                yield sketch.as(Manner.CASTLE_KING_FIRST);
            }
            case 1 ->
                    bothUp(castle, castle.kingTarget(), castle.rookTarget(), sketch)
                            .as(Manner.CASTLE_BOTH_UP_KING_DOWN_FIRST);
            case 2 ->
                    bothUp(castle, castle.rookTarget(), castle.kingTarget(), sketch)
                            .as(Manner.CASTLE_BOTH_UP_ROOK_DOWN_FIRST);
            case 3 -> {
                rook(castle, sketch);
                sketch.pause(hands.time(CASTLE_GAP, CASTLE_GAP_SIGMA));
                king(before, castle, sketch);
                yield sketch.as(Manner.CASTLE_ROOK_FIRST);
            }
            default -> {
                sketch.lift(castle.king()).pause(chances.uniform(0, 100)).lift(castle.rook());
                sketch.pause(hands.travelMillis(castle.king(), castle.kingTarget()));
                sketch.put(castle.kingTarget()).pause(chances.uniform(0, 100));
                yield sketch.put(castle.rookTarget()).as(Manner.CASTLE_TWO_HANDS);
            }
        };
    }

    private void king(Position before, Move.Castle castle, Sketch sketch) {
        sketch.lift(castle.king());
        long way = Attacks.between(castle.king(), castle.kingTarget());
        boolean free = way != 0 && (way & before.occupied()) == 0;
        if (free && chances.happens(profile.get(CASTLE_KING_SLID))) {
            hands.slide(castle.king(), castle.kingTarget(), sketch);
        } else {
            sketch.pause(hands.travelMillis(castle.king(), castle.kingTarget()));
        }
        sketch.put(castle.kingTarget());
    }

    private void rook(Move.Castle castle, Sketch sketch) {
        sketch.lift(castle.rook());
        sketch.pause(hands.travelMillis(castle.rook(), castle.rookTarget()));
        sketch.put(castle.rookTarget());
    }

    private Sketch bothUp(Move.Castle castle, Square first, Square second, Sketch sketch) {
        sketch.lift(castle.king()).pause(hands.beat(250)).lift(castle.rook());
        sketch.pause(hands.beat(300)).put(first);
        return sketch.pause(hands.beat(250)).put(second);
    }
}
