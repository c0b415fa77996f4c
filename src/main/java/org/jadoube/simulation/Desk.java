package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.SCAN_PERIOD;

import java.util.List;
import org.jadoube.laws.DrawRules;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.simulation.Deed.Occasion;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.TraceToken;

/**
 * The board on the desk with the service behind it, and what is planned to happen to it.
 *
 * <p>Whatever happens is done in order of time; the loop catches up when somebody looks.
 */
final class Desk {
    private final Course course;
    private final Agenda agenda = new Agenda();
    private final Chronicle chronicle = new Chronicle();
    private final FailureLog failures;
    private final SimulatedBoard board;
    private final Host host;
    private final Comparison comparison;
    private boolean needed;

    /** Puts a service behind the board. */
    interface Hosting {
        /**
         * A service that is about to scan for the first time, at 0.
         *
         * @param contacts the closed contacts
         * @param scanMicros the time of one scan
         */
        Host begin(
                TableRules rules,
                SampleGame game,
                long contacts,
                long scanMicros,
                Host.Witness witness);
    }

    Desk(Conditions conditions, Course course, Chances chances, Hosting hosting) {
        this.course = course;
        this.failures = new FailureLog(conditions, course, chronicle);
        Profile profile = conditions.profile();
        SampleGame game = course.game();
        this.board =
                new SimulatedBoard(
                        profile,
                        chances.branch(1),
                        agenda,
                        game.start().occupied(),
                        contact -> happen(contact, needed));
        this.comparison = new Comparison(course, conditions.isPressed(), board.dead());
        long scan = Math.round(profile.get(SCAN_PERIOD) * 1_000);
        RecognitionRules recognition =
                new RecognitionRules(
                        conditions.completion(), conditions.touchMove(), board.dead(), scan);
        TableRules rules =
                new TableRules(recognition, DrawRules.CLAIM, game.variant(), conditions.time());
        this.host = hosting.begin(rules, game, board.contacts(), scan, this::note);
    }

    Agenda agenda() {
        return agenda;
    }

    SimulatedBoard board() {
        return board;
    }

    Table table() {
        return host.table();
    }

    Comparison comparison() {
        return comparison;
    }

    FailureLog failures() {
        return failures;
    }

    /** Does one thing; when somebody is to look, the table shows the present. */
    void carryOut(Motion motion) {
        long atMicros = motion.atMicros();
        needed = motion.needed();
        switch (motion.deed()) {
            case Deed.OnSquare here -> {
                if (board.carryOut(here, atMicros)) {
                    course.lastPly().meet(Incident.OFF_CENTRE);
                }
            }
            case Deed.Press press -> happen(new TraceToken.Press(press.color(), atMicros), true);
            case Deed.Enter enter -> happen(new TraceToken.Panel(enter.action(), atMicros), true);
            case Deed.Look look -> host.runTo(atMicros);
            case Deed.Befall befall -> befall.event().accept(atMicros);
        }
    }

    private void happen(TraceToken token, boolean isNeeded) {
        host.add(token);
        chronicle.add(token, isNeeded);
    }

    void planLook(Occasion occasion, long atMicros) {
        agenda.add(new Deed.Look(occasion), atMicros);
    }

    /** Whether the board asks for something. */
    boolean isAlarmed() {
        Table table = host.table();
        return !table.alternatives().isEmpty()
                || table.recognition().reading() instanceof Reading.PutRight;
    }

    /** Notes that all is well, if it is. */
    void noteOrder(long nowMicros) {
        Table table = host.table();
        boolean inOrder =
                table.recognition().reading() instanceof Reading.Settled
                        && table.alternatives().isEmpty()
                        && table.game().plies() == course.played()
                        && course.common(table.game().moves()) == course.played()
                        && board.contacts() == course.position().occupied();
        if (inOrder) {
            chronicle.noteOrder(course.played(), nowMicros);
        }
    }

    /**
     * Keeps a ply that the board did not follow, unless a piece off its contact explains it, or
     * nobody has come so far in the game.
     */
    void fail(Verdict verdict, int ply, long nowMicros) {
        if (board.offCentre() == 0 && ply <= course.played()) {
            failures.add(verdict, ply, nowMicros);
        }
    }

    /** Notes what the board made of an input. */
    private void note(Input input, List<Effect> effects, Table after) {
        comparison.take(input);
        int count = after.game().plies();
        int played = 0;
        for (Effect effect : effects) {
            played += effect instanceof Effect.Played ? 1 : 0;
            if (effect instanceof Effect.Asked && count < course.length()) {
                course.ply(count).noteAsked();
                fail(Verdict.ASKED, count, input.atMicros());
            }
        }
        for (int i = Math.max(0, count - played); i < Math.min(count, course.length()); i++) {
            course.ply(i).writtenAt(input.atMicros());
        }
    }
}
