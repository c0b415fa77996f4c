package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** What hands do beside their moves: put back, adjust, bump, knock over. */
final class Clumsiness {
    private static final double PUT_BACK_PAUSE_MILLIS = 700;
    private static final double ADJUST_PAUSE_MILLIS = 400;
    private static final int GHOST_AFTER_LIFT_MICROS = 10_000;

    private final Hands hands;
    private final Profile profile;
    private final Chances chances;

    Clumsiness(Hands hands, Profile profile, Chances chances) {
        this.hands = hands;
        this.profile = profile;
        this.chances = chances;
    }

    /** What happens before the move is begun. */
    void before(Position position, Move move, Sketch sketch) {
        if (chances.happens(profile.get(ADJUST))) {
            Square square = chances.oneOf(Bitboard.squares(position.occupied()));
            double up = hands.time(ADJUST_UP, ADJUST_UP_SIGMA);
            liftAndPut(square, up, sketch.note(Incident.ADJUST));
            sketch.pause(hands.beat(ADJUST_PAUSE_MILLIS));
        }
        if (chances.happens(profile.get(PUT_BACK))) {
            long own = position.occupied(position.turn());
            Square square =
                    chances.happens(0.5) ? move.from() : chances.oneOf(Bitboard.squares(own));
            double hold = hands.time(PUT_BACK_HOLD, PUT_BACK_HOLD_SIGMA);
            liftAndPut(square, hold, sketch.note(Incident.PUT_BACK));
            sketch.pause(hands.beat(PUT_BACK_PAUSE_MILLIS));
        }
    }

    private static void liftAndPut(Square square, double millis, Sketch sketch) {
        sketch.aside(new Deed.Lift(square)).pause(millis).aside(new Deed.Put(square));
    }

    /** What happens while the move is carried out, from a time until now. */
    void beside(Position after, long fromMicros, Sketch sketch) {
        List<Motion> moved = List.copyOf(sketch.motions());
        long touched = touched(moved);
        long near = 0;
        for (Motion motion : moved) {
            if (motion.needed() && motion.deed() instanceof Deed.OnSquare here) {
                near |= Attacks.king(here.square());
            }
        }
        near &= after.occupied() & ~touched;
        if (near != 0 && chances.happens(profile.get(BUMP))) {
            bump(chances.oneOf(Bitboard.squares(near)), fromMicros, sketch);
        } else if (near != 0 && chances.happens(profile.get(KNOCK_OVER))) {
            knockOver(new ArrayList<>(Bitboard.squares(near)), sketch);
        }
        for (Motion motion : moved) {
            if (motion.deed() instanceof Deed.Put put && chances.happens(profile.get(GHOST))) {
                ghost(after, put.square(), motion.atMicros(), touched, fromMicros, sketch);
            }
        }
    }

    private static long touched(List<Motion> motions) {
        long touched = 0;
        for (Motion motion : motions) {
            touched |= motion.deed() instanceof Deed.OnSquare here ? here.square().bit() : 0;
        }
        return touched;
    }

    private void bump(Square square, long fromMicros, Sketch sketch) {
        double within = (sketch.nowMicros() - fromMicros) / 1_000.0;
        long at = fromMicros + Math.round(chances.uniform(0, within) * 1_000);
        double up = chances.uniform(profile.get(BUMP_LEAST), profile.get(BUMP_MOST));
        sketch.note(Incident.BUMP).aside(new Deed.Shift(square), at);
        if (!chances.happens(profile.get(BUMP_UNRESTORED))) {
            sketch.aside(new Deed.Seat(square), at + Math.round(up * 1_000));
        }
    }

    private void knockOver(List<Square> near, Sketch sketch) {
        int pieces = 1 + chances.weighted(0.75, 0.2, 0.05);
        sketch.note(Incident.KNOCK_OVER);
        List<Square> fallen = new ArrayList<>();
        while (fallen.size() < pieces && !near.isEmpty()) {
            Square square = near.remove(chances.below(near.size()));
            fallen.add(square);
            sketch.aside(new Deed.Shift(square));
            sketch.pause(chances.uniform(0, 100));
        }
        while (!fallen.isEmpty()) {
            sketch.pause(hands.time(KNOCK_OVER_RESTORE, KNOCK_OVER_RESTORE_SIGMA));
            sketch.aside(new Deed.Seat(fallen.remove(chances.below(fallen.size()))));
        }
    }

    private void ghost(
            Position after,
            Square landed,
            long landedMicros,
            long touched,
            long fromMicros,
            Sketch sketch) {
        long beside = Attacks.rook(landed, Bitboard.ALL) & ~after.occupied() & ~touched;
        if (beside == 0) {
            return;
        }
        Square square = chances.oneOf(Bitboard.squares(beside));
        double pulse = chances.uniform(profile.get(GHOST_LEAST), profile.get(GHOST_MOST));
        long from =
                Math.max(
                        fromMicros + GHOST_AFTER_LIFT_MICROS,
                        landedMicros - Math.round(pulse * 1_000));
        if (from < landedMicros) {
            sketch.note(Incident.GHOST).aside(new Deed.Pass(square, true), from);
            sketch.aside(new Deed.Pass(square, false), landedMicros);
        }
    }
}
