package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** A player's hands: how a move becomes motions. */
final class Hands {
    private static final double FIRST_SQUARE_MILLIS = 40;

    /** Of a square's width, the part over which a passing magnet closes the contact. */
    private static final double ACTIVE_WIDTH = 0.65;

    private final Profile profile;
    private final Chances chances;

    Hands(Profile profile, Chances chances) {
        this.profile = profile;
        this.chances = chances;
    }

    /** A hand's time of a median, in milliseconds. */
    double time(Parameter median, Parameter sigma) {
        return chances.lognormal(profile.get(median) * profile.get(HAND_SCALE), profile.get(sigma));
    }

    /** A short time between two motions of one hand. */
    double beat(double medianMillis) {
        return chances.lognormal(medianMillis * profile.get(HAND_SCALE), profile.get(HAND_SIGMA));
    }

    /** The gesture that carries out a move that is legal in the position. */
    Gesture move(Position before, Move move, Sketch sketch) {
        return switch (move) {
            case Move.Castle castle ->
                    new CastlingHands(this, profile, chances).castle(before, castle, sketch);
            case Move.EnPassant taking -> takeInPassing(before, taking, sketch);
            case Move.Normal normal when normal.promotion() != null ->
                    new PromotingHands(this, profile, chances).promote(before, normal, sketch);
            case Move.Normal normal when before.isCapture(normal) ->
                    capture(before, normal, sketch);
            case Move.Normal normal -> quiet(before, normal, sketch);
        };
    }

    private Gesture quiet(Position before, Move.Normal move, Sketch sketch) {
        sketch.lift(move.from());
        Square from = move.from();
        if (chances.happens(profile.get(WRONG_MOVE))) {
            from = stopAtWrongSquare(before, move, sketch);
        }
        carry(before, from, move.to(), sketch);
        return sketch.put(move.to()).as(Manner.QUIET);
    }

    /** Puts the piece somewhere else first: legally or not. */
    private Square stopAtWrongSquare(Position before, Move.Normal move, Sketch sketch) {
        List<Square> wrong = new ArrayList<>();
        for (Move other : before.legalMoves()) {
            if (other.from() == move.from() && !before.isCapture(other)) {
                wrong.add(other.to());
            }
        }
        long beside = Attacks.king(move.to()) & ~before.occupied();
        if (chances.happens(0.5) || wrong.size() < 2) {
            wrong = new ArrayList<>(Bitboard.squares(beside));
        }
        wrong.remove(move.to());
        wrong.removeIf(square -> Bitboard.contains(before.occupied(), square));
        if (wrong.isEmpty()) {
            return move.from();
        }
        Square stop = chances.oneOf(wrong);
        sketch.note(Incident.WRONG_MOVE).pause(travelMillis(move.from(), stop));
        sketch.aside(new Deed.Put(stop)).pause(time(WRONG_MOVE_REST, WRONG_MOVE_REST_SIGMA));
        sketch.aside(new Deed.Lift(stop));
        return stop;
    }

    Gesture capture(Position before, Move.Normal move, Sketch sketch) {
        Square from = move.from();
        Square to = move.to();
        int order =
                chances.weighted(
                        profile.get(CAPTURE_OWN_FIRST),
                        profile.get(CAPTURE_VICTIM_FIRST),
                        profile.get(CAPTURE_SWAP),
                        profile.get(CAPTURE_SWAP_UNSEEN));
        return switch (order) {
            case 0 -> {
                sketch.lift(from);
                if (slides(before, from, to)) {
                    slide(from, to, sketch);
                } else {
                    sketch.pause(time(OWN_FIRST_GAP, OWN_FIRST_GAP_SIGMA));
                }
                sketch.lift(to).pause(time(OWN_FIRST_VACANT, OWN_FIRST_VACANT_SIGMA)).put(to);
                yield sketch.as(Manner.CAPTURE_OWN_FIRST);
            }
            case 1 -> {
                sketch.lift(to);
                sketch.pause(
                        chances.happens(profile.get(VICTIM_FIRST_TWO_HANDS))
                                ? beat(profile.get(VICTIM_FIRST_TWO_HANDS_GAP))
                                : time(VICTIM_FIRST_GAP, VICTIM_FIRST_GAP_SIGMA));
                sketch.lift(from);
                carry(before, from, to, sketch);
                yield sketch.put(to).as(Manner.CAPTURE_VICTIM_FIRST);
            }
            case 2 -> {
                sketch.lift(from);
                carry(before, from, to, sketch);
                sketch.lift(to).pause(time(SWAP_VACANT, SWAP_VACANT_SIGMA)).put(to);
                yield sketch.as(Manner.CAPTURE_SWAP);
            }
            default -> {
                sketch.lift(from);
                carry(before, from, to, sketch);
                yield sketch.as(Manner.CAPTURE_SWAP_UNSEEN);
            }
        };
    }

    private Gesture takeInPassing(Position before, Move.EnPassant move, Sketch sketch) {
        int order =
                chances.weighted(
                        profile.get(EN_PASSANT_VICTIM_LAST),
                        profile.get(EN_PASSANT_VICTIM_FIRST),
                        profile.get(EN_PASSANT_VICTIM_BETWEEN),
                        profile.get(EN_PASSANT_VICTIM_FORGOTTEN));
        double gap = time(EN_PASSANT_GAP, EN_PASSANT_GAP_SIGMA);
        Square from = move.from();
        Square to = move.to();
        return switch (order) {
            case 0 -> {
                sketch.lift(from);
                carry(before, from, to, sketch);
                yield sketch.put(to)
                        .pause(gap)
                        .lift(move.victim())
                        .as(Manner.EN_PASSANT_VICTIM_LAST);
            }
            case 1 -> {
                sketch.lift(move.victim()).pause(gap).lift(from);
                carry(before, from, to, sketch);
                yield sketch.put(to).as(Manner.EN_PASSANT_VICTIM_FIRST);
            }
            case 2 -> {
                sketch.lift(from).pause(gap).lift(move.victim());
                yield sketch.pause(travelMillis(from, to))
                        .put(to)
                        .as(Manner.EN_PASSANT_VICTIM_BETWEEN);
            }
            default -> {
                sketch.lift(from);
                carry(before, from, to, sketch);
                yield sketch.put(to).forget(move.victim()).as(Manner.EN_PASSANT_VICTIM_FORGOTTEN);
            }
        };
    }

    /** Brings a piece that was just lifted over its target, through the air or sliding. */
    void carry(Position before, Square from, Square to, Sketch sketch) {
        if (slides(before, from, to)) {
            slide(from, to, sketch);
            return;
        }
        if (chances.happens(profile.get(LONG_HOLD))) {
            sketch.note(Incident.LONG_HOLD);
            sketch.pause(
                    chances.uniform(profile.get(LONG_HOLD_LEAST), profile.get(LONG_HOLD_MOST)));
        }
        double travel = travelMillis(from, to);
        if (chances.happens(profile.get(HOVER))) {
            long near = Attacks.between(from, to) | Attacks.king(to) | Attacks.king(from);
            long empty = near & ~before.occupied() & ~to.bit();
            if (empty != 0) {
                Square grazed = chances.oneOf(Bitboard.squares(empty));
                double pulse =
                        Math.min(
                                travel * 0.8,
                                chances.uniform(profile.get(HOVER_LEAST), profile.get(HOVER_MOST)));
                double ahead = chances.uniform(0, travel - pulse);
                sketch.note(Incident.HOVER).pause(ahead).aside(new Deed.Pass(grazed, true));
                sketch.pause(pulse).aside(new Deed.Pass(grazed, false));
                sketch.pause(travel - pulse - ahead);
                return;
            }
        }
        sketch.pause(travel);
    }

    double travelMillis(Square from, Square to) {
        int squares =
                Math.max(Math.abs(from.file() - to.file()), Math.abs(from.rank() - to.rank()));
        return beat(profile.get(LIFT_TO_PLACE) + squares * profile.get(LIFT_TO_PLACE_PER_SQUARE));
    }

    private boolean slides(Position before, Square from, Square to) {
        long way = Attacks.between(from, to);
        return way != 0 && (way & before.occupied()) == 0 && chances.happens(profile.get(SLIDE));
    }

    /** Slides a piece that was just lifted: every square on the way feels it. */
    void slide(Square from, Square to, Sketch sketch) {
        sketch.note(Incident.SLIDE);
        boolean slow = chances.happens(profile.get(SLIDE_SLOW));
        double median = profile.get(slow ? SLIDE_PULSE_SLOW : SLIDE_PULSE);
        sketch.pause(beat(FIRST_SQUARE_MILLIS));
        for (Square passed : wayFrom(from, to)) {
            double pulse = chances.lognormal(median, profile.get(SLIDE_PULSE_SIGMA));
            sketch.aside(new Deed.Pass(passed, true)).pause(pulse);
            if (chances.happens(profile.get(SLIDE_OVERLAP))) {
                double overlap = Math.min(pulse / 2, profile.get(SLIDE_OVERLAP_TIME));
                sketch.aside(new Deed.Pass(passed, false)).pause(-overlap);
            } else {
                sketch.aside(new Deed.Pass(passed, false));
                sketch.pause(pulse * (1 - ACTIVE_WIDTH) / ACTIVE_WIDTH);
            }
        }
    }

    private static List<Square> wayFrom(Square from, Square to) {
        List<Square> way = new ArrayList<>(Bitboard.squares(Attacks.between(from, to)));
        if (from.index() > to.index()) {
            java.util.Collections.reverse(way);
        }
        return way;
    }
}
