package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Square;
import org.jadoube.clock.ChessClock;
import org.jadoube.recognition.Reading;
import org.jadoube.simulation.Deed.Occasion;
import org.jadoube.table.Table;
import org.jadoube.trace.PanelAction;

/** Two players who play one game to its end, look at the lights and act upon what they see. */
final class SimulatedGame {
    private static final long AFTER_MOVE_MICROS = 400_000;
    private static final long FINAL_REST_MICROS = 4_000_000;
    private static final long PANEL_MICROS = 1_000_000;
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
    private final int[] sawWrong;
    private final int[] playedAgain;
    private List<Square> forgotten = List.of();
    private int tries;
    private boolean looksAgain;
    private boolean over;
    private boolean stuck;

    SimulatedGame(Conditions conditions, SampleGame game, Chances chances) {
        this.conditions = conditions;
        this.profile = conditions.profile();
        this.chances = chances;
        this.course = new Course(game);
        this.desk = new Desk(conditions, course, chances);
        this.play = new Play(conditions, course, desk.agenda(), chances);
        this.remedies = new Remedies(profile, course, desk, chances);
        this.sawWrong = new int[game.moves().size()];
        this.playedAgain = new int[game.moves().size()];
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
        for (int i = commonPlies(); i < course.played(); i++) {
            if (desk.isAlarmed()) {
                course.ply(i).noteCorrected();
            } else {
                course.ply(i).noteWrong();
            }
        }
        return new GameReport(course.reports(), desk.failures().all(), desk.table(), stuck);
    }

    private void look(Occasion occasion, long now) {
        boolean hasEnded = desk.table().outcome().isPresent();
        if (occasion != Occasion.AFTER_MOVE) {
            desk.comparison().end(now);
        }
        switch (occasion) {
            case AFTER_MOVE -> {
                if (remedies.wantsSeating() && sees(SEES_LIGHTS)) {
                    remedies.seatLit(now);
                }
            }
            case AFTER_PRESS -> lookAfterPress(hasEnded, now);
            case BEFORE_MOVE -> lookBeforeMove(hasEnded, now);
            case AFTER_GAME -> over = true;
        }
    }

    private void lookAfterPress(boolean hasEnded, long now) {
        if (hasEnded || desk.table().recognition().completedPlies() >= course.played()) {
            if (showsOtherMove() && sees(SEES_LIGHTS)) {
                correct(commonPlies(), now);
            } else {
                planNextLook(now);
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
            playAgain(commonPlies(), now);
        } else {
            press(now + AFTER_MOVE_MICROS);
        }
    }

    private void press(long at) {
        desk.agenda().add(new Deed.Press(course.position().turn().opposite()), at);
        desk.planLook(Occasion.AFTER_PRESS, at + AFTER_MOVE_MICROS);
    }

    private void lookBeforeMove(boolean hasEnded, long now) {
        Table table = desk.table();
        int common = commonPlies();
        int written = table.game().plies();
        boolean asked =
                !table.alternatives().isEmpty() && common == written && written < course.played();
        boolean flashing = table.recognition().reading() instanceof Reading.PutRight;
        if (hasEnded) {
            over = true;
        } else if (tries > MOST_REMEDIES) {
            giveUp();
        } else if (asked && sees(SEES_LIGHTS)) {
            answer(table, written, now);
        } else if ((showsOtherMove() || flashing) && (!looksAgain || remedies.isSeating(now))) {
            looksAgain = true;
            desk.planLook(Occasion.BEFORE_MOVE, now + SECOND_LOOK_MICROS);
        } else if (showsOtherMove() && seesWrongMove(common, flashing, now)) {
            correct(common, now);
        } else if (remedies.wantsSeating() && sees(SEES_LIGHTS)) {
            tries++;
            lookAfter(remedies.seatLit(now));
        } else if (flashing && written < course.played() && sees(SEES_LIGHTS)) {
            playAgain(common, now);
        } else if (course.isOver() && written != course.played()) {
            playAgain(common, now);
        } else if (course.isOver()) {
            bidFarewell(now);
        } else {
            nextMove(now);
        }
    }

    /** When all is over, players look until they see. */
    private boolean sees(Parameter chance) {
        return course.isOver() || chances.happens(profile.get(chance));
    }

    /** Whether the record has another move than was played. */
    private boolean showsOtherMove() {
        return commonPlies() < Math.min(desk.table().game().plies(), course.played());
    }

    private boolean seesWrongMove(int ply, boolean flashing, long now) {
        if (++sawWrong[ply] > 1 && !flashing) {
            course.ply(ply).noteWrong();
            desk.fail(Verdict.WRONG, ply, now);
        }
        return sees(SEES_WRONG_MOVE);
    }

    private int commonPlies() {
        return course.common(desk.table().game().moves());
    }

    private void giveUp() {
        stuck = true;
        over = true;
    }

    private void answer(Table table, int ply, long now) {
        if (table.alternatives().contains(course.move(ply))) {
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

    private void playAgain(int ply, long now) {
        if (++playedAgain[ply] > MOST_REMEDIES) {
            giveUp();
            return;
        }
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
        planNextLook(end);
    }

    private void planNextLook(long now) {
        long wait = course.isOver() ? FINAL_REST_MICROS : play.thinkMicros();
        desk.planLook(Occasion.BEFORE_MOVE, now + wait);
    }

    private void bidFarewell(long now) {
        Color turn = course.position().turn();
        long at = now + PANEL_MICROS;
        switch (course.game().farewell()) {
            case NOTHING -> over = true;
            case WHITE_RESIGNS -> leave(new PanelAction.Resign(Color.WHITE), at);
            case BLACK_RESIGNS -> leave(new PanelAction.Resign(Color.BLACK), at);
            case DRAW_AGREED -> {
                PanelAction offer = new PanelAction.OfferDraw(turn);
                desk.agenda().add(new Deed.Enter(offer), at);
                leave(new PanelAction.AcceptDraw(), at + PANEL_MICROS);
            }
            case FLAG_FALLS -> {
                ChessClock clock = desk.table().clock().now();
                long left = clock == null ? 0 : clock.remainingMicros(turn, now);
                desk.planLook(Occasion.AFTER_GAME, at + left);
            }
        }
    }

    private void leave(PanelAction last, long at) {
        desk.agenda().add(new Deed.Enter(last), at);
        desk.planLook(Occasion.AFTER_GAME, at + PANEL_MICROS);
    }
}
