package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.List;
import java.util.OptionalLong;
import org.jadoube.chess.Square;
import org.jadoube.simulation.Deed.Occasion;

/** Two players who play one game to its end, look at the lights and act upon what they see. */
final class SimulatedGame {
    private static final long AFTER_MOVE_MICROS = 400_000;
    private static final long FINAL_REST_MICROS = 4_000_000;
    private static final long SECOND_LOOK_MICROS = 600_000;
    private static final long AFTER_REMEDY_MICROS = 2_000_000;
    private static final int MOST_REMEDIES = 12;

    private final Conditions conditions;
    private final Profile profile;
    private final Course course;
    private final Chances chances;
    private final Desk desk;
    private final Play play;
    private final Remedies remedies;
    private final Farewells farewells;
    private final Undoing undoing;
    private final int[] sawWrong;
    private final int[] playedAgain;
    private List<Square> forgotten = List.of();
    private int tries;
    private long moveEnd;
    private boolean looksAgain;
    private boolean over;
    private boolean stuck;

    SimulatedGame(
            Conditions conditions, Course course, Desk desk, Undoing undoing, Chances chances) {
        this.conditions = conditions;
        this.profile = conditions.profile();
        this.chances = chances;
        this.course = course;
        this.desk = desk;
        this.undoing = undoing;
        this.play = new Play(conditions, course, desk.agenda(), chances);
        this.remedies = new Remedies(profile, course, desk, chances);
        this.farewells = new Farewells(course, desk);
        this.sawWrong = new int[course.length() + 1];
        this.playedAgain = new int[course.length() + 1];
    }

    /** Plays the game and tells what the board made of it. */
    GameReport play() {
        long start = Math.round(profile.get(THINK) * 1_000);
        if (conditions.time() != null && conditions.isPressed()) {
            desk.agenda().add(new Deed.Press(course.position().turn().opposite()), start);
        }
        desk.planLook(Occasion.BEFORE_MOVE, start + AFTER_MOVE_MICROS);
        for (Motion next = desk.agenda().next(); next != null && !over; ) {
            desk.carryOut(next);
            if (next.deed() instanceof Deed.Look look) {
                look(look.occasion(), next.atMicros());
            }
            next = desk.agenda().next();
        }
        for (int i = sight().common(); i < course.played(); i++) {
            if (desk.isAlarmed()) {
                course.ply(i).noteCorrected();
            } else {
                course.ply(i).noteWrong(sight().isMarked(i));
            }
        }
        return new GameReport(course.reports(), desk.failures().all(), desk.table(), stuck);
    }

    private void look(Occasion occasion, long now) {
        if (occasion != Occasion.AFTER_MOVE) {
            desk.comparison().end(now);
        }
        OptionalLong undone = undoing.undo(now);
        if (undone.isPresent()) {
            desk.planLook(occasion, undone.getAsLong());
            return;
        }
        Sight sight = sight();
        switch (occasion) {
            case AFTER_MOVE -> {
                if (remedies.wantsSeating() && sees(SEES_LIGHTS)) {
                    remedies.seatLit(now);
                }
            }
            case AFTER_PRESS -> lookAfterPress(sight, now);
            case BEFORE_MOVE -> lookBeforeMove(sight, now);
            case AFTER_GAME -> lookAfterGame(sight, now);
        }
    }

    private Sight sight() {
        return Sight.of(desk.table(), course);
    }

    private void lookAfterPress(Sight sight, long now) {
        boolean isCompleted = desk.table().recognition().completedPlies() >= course.played();
        if (sight.hasEnded() || isCompleted) {
            if (sight.showsOtherMove() && sees(SEES_LIGHTS)) {
                correct(sight.common(), now);
            } else {
                planNextLook(moveEnd, now);
            }
            return;
        }
        tries++;
        if (tries > MOST_REMEDIES) {
            giveUp();
        } else if (!forgotten.isEmpty()) {
            press(remedies.clear(forgotten, now));
            forgotten = List.of();
        } else if (desk.board().offCentre() != 0) {
            press(remedies.seatAll(now));
        } else if (tries % 3 == 0) {
            playAgain(sight.common(), now);
        } else if (sight.isBound()) {
            press(remedies.waive(now));
        } else {
            press(now + AFTER_MOVE_MICROS);
        }
    }

    private void press(long at) {
        desk.agenda().add(new Deed.Press(course.position().turn().opposite()), at);
        desk.planLook(Occasion.AFTER_PRESS, at + AFTER_MOVE_MICROS);
    }

    private void lookBeforeMove(Sight sight, long now) {
        boolean disturbing = sight.showsOtherMove() || sight.isFlashing();
        if (sight.hasEnded()) {
            over = true;
        } else if (tries > MOST_REMEDIES) {
            giveUp();
        } else if (sight.isAsked() && sees(SEES_LIGHTS)) {
            answer(sight, now);
        } else if (disturbing && (!looksAgain || remedies.isSeating(now))) {
            looksAgain = true;
            desk.planLook(Occasion.BEFORE_MOVE, now + SECOND_LOOK_MICROS);
        } else if (sight.showsOtherMove() && seesWrongMove(sight, now)) {
            correct(sight.common(), now);
        } else if (remedies.wantsSeating() && sees(SEES_LIGHTS)) {
            tries++;
            lookAfter(remedies.seatLit(now));
        } else if (sight.isFlashing() && sight.isBound() && tries % 3 < 2) {
            tries++;
            lookAfter(remedies.waive(now));
        } else if (sight.isFlashing() && sight.written() < course.played() && sees(SEES_LIGHTS)) {
            playAgain(sight.common(), now);
        } else if (course.isOver() && sight.isAwaiting()) {
            planNextLook(moveEnd, now);
        } else if (course.isOver() && !sight.isComplete()) {
            showLastMove(sight, now);
        } else if (course.isOver()) {
            bidFarewell(now);
        } else {
            nextMove(now);
        }
    }

    /** Nobody moves any more who could make it plain: the piece is put down once more. */
    private void showLastMove(Sight sight, long now) {
        if (tries == 0 && desk.board().offCentre() == 0) {
            tries++;
            lookAfter(remedies.putDownOnceMore(now));
        } else {
            playAgain(sight.common(), now);
        }
    }

    private void bidFarewell(long now) {
        if (farewells.isSilent()) {
            over = true;
        } else {
            farewells.bid(now);
        }
    }

    /** What was said and not heard is said again. */
    private void lookAfterGame(Sight sight, long now) {
        if (sight.hasEnded()) {
            over = true;
        } else {
            tries++;
            lookBeforeMove(sight, now);
        }
    }

    /** When all is over, players look until they see. */
    private boolean sees(Parameter chance) {
        return course.isOver() || chances.happens(profile.get(chance));
    }

    private boolean seesWrongMove(Sight sight, long now) {
        int ply = sight.common();
        if (++sawWrong[ply] > 1 && !sight.isFlashing() && ply < course.played()) {
            boolean isMarked = sight.isMarked(ply);
            course.ply(ply).noteWrong(isMarked);
            desk.fail(isMarked ? Verdict.MARKED : Verdict.WRONG, ply, now);
        }
        return sees(SEES_WRONG_MOVE);
    }

    private void giveUp() {
        stuck = true;
        over = true;
    }

    private void answer(Sight sight, long now) {
        int ply = sight.common();
        if (sight.table().alternatives().contains(course.move(ply))) {
            tries++;
            boolean last = ply + 1 == course.played();
            lookAfter(remedies.answer(ply, last && tries <= 2, now));
        } else {
            correct(ply, now);
        }
    }

    /** Seats pieces first, which may be all that it takes, and else plays again from a ply on. */
    private void correct(int ply, long now) {
        if (remedies.wantsSeating()) {
            tries++;
            lookAfter(remedies.seatLit(now));
        } else {
            playAgain(ply, now);
        }
    }

    /** Who has tried in vain for some time goes back a move further. */
    private void playAgain(int from, long now) {
        if (++playedAgain[from] > MOST_REMEDIES) {
            giveUp();
            return;
        }
        int ply = Math.max(0, playedAgain[from] > MOST_REMEDIES / 2 ? from - 1 : from);
        tries++;
        desk.fail(Verdict.CORRECTED, ply, now);
        for (int i = ply; i < course.played(); i++) {
            course.ply(i).noteCorrected();
        }
        play.takeCareUntil(course.played());
        lookAfter(remedies.takeBackTo(ply, forgotten, now));
        forgotten = List.of();
    }

    private void lookAfter(long remedyMicros) {
        looksAgain = false;
        desk.planLook(Occasion.BEFORE_MOVE, remedyMicros + AFTER_REMEDY_MICROS);
    }

    private void nextMove(long now) {
        tries = 0;
        looksAgain = false;
        desk.noteOrder(now);
        int ply = course.played();
        Play.Played played = play.next(now);
        desk.comparison().begin(ply);
        long end = played.endMicros();
        moveEnd = end;
        forgotten = played.forgotten();
        if (conditions.isPressed()) {
            long at = end + play.pressDelayMicros();
            course.lastPly().completeAt(at);
            press(at);
            return;
        }
        for (Square square : forgotten) {
            end += play.lateRemovalMicros();
            desk.agenda().add(new Deed.Lift(square), end);
            course.lastPly().completeAt(end);
        }
        forgotten = List.of();
        desk.planLook(Occasion.AFTER_MOVE, end + AFTER_MOVE_MICROS);
        planNextLook(end, end);
    }

    /** Who is to move has been thinking since the move ended, whenever it was completed. */
    private void planNextLook(long moveEnd, long now) {
        long next =
                course.isOver()
                        ? now + FINAL_REST_MICROS
                        : Math.max(now, moveEnd + play.thinkMicros());
        desk.planLook(Occasion.BEFORE_MOVE, next);
    }
}
