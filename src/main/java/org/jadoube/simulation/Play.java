package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.trace.PanelAction;

/** Plays moves: plans what the hands of both players do. */
final class Play {
    private static final long CHOICE_MICROS = 100_000;

    private final Conditions conditions;
    private final Profile profile;
    private final Course course;
    private final Agenda agenda;
    private final Chances chances;
    private final Hands hands;
    private final Hands carefulHands;
    private final Clumsiness clumsiness;
    private int carefulUntil;

    Play(Conditions conditions, Course course, Agenda agenda, Chances chances) {
        this.conditions = conditions;
        this.profile = conditions.profile();
        this.course = course;
        this.agenda = agenda;
        this.chances = chances;
        this.hands = new Hands(profile, chances);
        Profile careful = Profile.CLEAN.with(HAND_SCALE, profile.get(HAND_SCALE));
        this.carefulHands = new Hands(careful, chances.branch(2));
        this.clumsiness = new Clumsiness(hands, profile, chances);
    }

    /** Plays up to a ply with care, since it is for the second time. */
    void takeCareUntil(int ply) {
        carefulUntil = Math.max(carefulUntil, ply);
    }

    /**
     * Plays the next move, and replies that overlap it.
     *
     * @return the last gesture, with the end of all of them
     */
    Played next(long nowMicros) {
        Gesture gesture = perform(gesture(nowMicros, false));
        List<Gesture> together = new ArrayList<>(List.of(gesture));
        while (isOverlapped(gesture)) {
            long ahead = micros(chances.uniform(0, profile.get(OVERLAP_MOST)));
            long start =
                    Math.max(
                            Math.max(gesture.startMicros(), gesture.endMicros() - ahead),
                            handIsFree(together));
            course.lastPly().meet(Incident.OVERLAP);
            Gesture reply = gesture(start, true).after(together).with(Incident.OVERLAP);
            gesture = perform(reply);
            together.add(gesture);
        }
        long end = together.stream().mapToLong(Gesture::endMicros).max().orElseThrow();
        return new Played(end, gesture.forgotten());
    }

    /** Whoever is to move next has one hand, which may still be busy with the move before. */
    private long handIsFree(List<Gesture> together) {
        return together.size() < 2
                ? Long.MIN_VALUE
                : together.get(together.size() - 2).endMicros()
                        + micros(hands.beat(profile.get(LIFT_TO_PLACE)));
    }

    /**
     * What was played.
     *
     * @param forgotten squares still to be cleared
     */
    record Played(long endMicros, List<Square> forgotten) {}

    private boolean isOverlapped(Gesture gesture) {
        if (conditions.isPressed()
                || course.isOver()
                || course.played() < carefulUntil
                || !gesture.forgotten().isEmpty()) {
            return false;
        }
        Square taken = Course.landing(course.move(course.played()));
        boolean recapture = taken == Course.landing(course.move(course.played() - 1));
        double weight = recapture ? profile.get(OVERLAP_RECAPTURE_WEIGHT) : 1;
        return chances.happens(profile.get(OVERLAP) * weight);
    }

    private Gesture gesture(long startMicros, boolean overlapping) {
        Position before = course.position();
        int ply = course.played();
        Move move = course.move(ply);
        course.advance();
        Sketch sketch = new Sketch(startMicros);
        if (ply < carefulUntil) {
            return carefulHands.move(before, move, sketch);
        }
        if (!overlapping) {
            clumsiness.before(before, move, sketch);
        }
        long from = sketch.nowMicros();
        Manner manner = hands.move(before, move, sketch).manner();
        clumsiness.beside(course.position(), from, sketch);
        return sketch.as(manner);
    }

    private Gesture perform(Gesture gesture) {
        gesture.motions().forEach(agenda::add);
        course.lastPly().play(gesture);
        long complete =
                gesture.motions().stream()
                        .filter(Motion::needed)
                        .mapToLong(Motion::atMicros)
                        .max()
                        .orElseThrow();
        course.lastPly().completeAt(complete);
        choosePiece(course.played() - 1, gesture);
        return gesture;
    }

    /** A queen needs no choice, unless somebody has chosen another piece. */
    private void choosePiece(int ply, Gesture gesture) {
        if (course.move(ply) instanceof Move.Normal normal
                && normal.promotion() != null
                && (normal.promotion() != Role.QUEEN || ply < carefulUntil)) {
            boolean before = chances.happens(0.5);
            long at = before ? gesture.startMicros() : gesture.endMicros() + CHOICE_MICROS;
            agenda.add(new Deed.Enter(new PanelAction.Choose(normal.promotion())), at);
        }
    }

    /** How long a player takes from the end of a move to the start of the next. */
    long thinkMicros() {
        double millis = chances.lognormal(profile.get(THINK), profile.get(THINK_SIGMA));
        return micros(Math.max(profile.get(THINK_LEAST), millis));
    }

    long pressDelayMicros() {
        return micros(hands.time(PRESS_DELAY, PRESS_DELAY_SIGMA));
    }

    long lateRemovalMicros() {
        return micros(2 * hands.time(EN_PASSANT_GAP, EN_PASSANT_GAP_SIGMA));
    }

    private static long micros(double millis) {
        return Math.round(millis * 1_000);
    }
}
