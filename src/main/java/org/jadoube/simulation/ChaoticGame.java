package org.jadoube.simulation;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.laws.Termination;
import org.jadoube.recognition.Reading;
import org.jadoube.simulation.GameFate.End;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;

/** A game that players play to its end while chaos goes on around them. */
final class ChaoticGame {
    private static final Set<Termination> BY_THE_CLOCK =
            EnumSet.of(Termination.TIME, Termination.ILLEGAL_MOVES);

    private final Course course;
    private final Desk desk;
    private final SimulatedGame game;
    private final Troubles troubles;
    private final KeptHost host;

    /**
     * The lengths of the record at which it was told that something is wrong, since it has them.
     */
    private final BitSet alarms = new BitSet();

    private int written;
    private boolean endedByOthers;

    ChaoticGame(Conditions conditions, SampleGame game, Chances chances) {
        course = new Course(game);
        KeptHost[] hosts = new KeptHost[1];
        desk =
                new Desk(
                        conditions,
                        course,
                        chances,
                        (rules, sample, contacts, scan, witness) ->
                                hosts[0] = host(rules, sample, contacts, scan, witness));
        host = hosts[0];
        troubles = new Troubles(desk, host, chances.branch(3));
        PanelUndoing undoing = new PanelUndoing(course, desk, host, chances.branch(4));
        this.game = new SimulatedGame(conditions, course, desk, undoing, chances);
    }

    private KeptHost host(
            TableRules rules,
            SampleGame sample,
            long contacts,
            long scanMicros,
            Host.Witness witness) {
        return new KeptHost(
                rules,
                sample,
                contacts,
                scanMicros,
                (input, effects, after) -> {
                    witness.note(input, effects, after);
                    note(input, effects, after);
                });
    }

    private void note(Input input, List<Effect> effects, Table after) {
        int plies = after.game().plies();
        if (plies != written) {
            alarms.clear(plies > written ? written + 1 : plies + 1, course.length() + plies + 2);
            written = plies;
        }
        boolean isRefused = effects.stream().anyMatch(Effect.Refused.class::isInstance);
        if (isAlarmed(after) || (isRefused && input instanceof Input.Pressed)) {
            alarms.set(plies);
        }
        for (Effect effect : effects) {
            if (effect instanceof Effect.Ended ended) {
                endedByOthers =
                        troubles.isFrom(input)
                                || BY_THE_CLOCK.contains(ended.outcome().termination());
            } else if (effect instanceof Effect.Abandoned) {
                endedByOthers = troubles.isFrom(input);
            }
        }
    }

    private static boolean isAlarmed(Table table) {
        return switch (table.recognition().reading()) {
            case Reading.PutRight wrong -> true;
            case Reading.Question question -> true;
            case Reading.Kings kings -> true;
            case Reading.Settled settled -> false;
            case Reading.UnderWay underWay -> false;
            case Reading.Awaiting awaiting -> false;
        };
    }

    GameFate play() {
        troubles.planNext(0);
        GameReport report = game.play();
        return new GameFate(
                end(report), report.table().game().plies(), host.inputs(), host.powerCuts());
    }

    private End end(GameReport report) {
        Table table = report.table();
        List<Move> record = table.game().moves();
        boolean asPlayed = course.common(record) == record.size();
        if (endedByOthers) {
            return End.ENDED_BY_OTHERS;
        }
        if (report.stuck()) {
            return isTold(course.common(record), asPlayed) ? End.GIVEN_UP : End.WRONG;
        }
        if (!asPlayed || record.size() != course.played()) {
            boolean isTold = isAlarmed(table) || !table.undecided().isEmpty();
            return isTold ? End.OPEN : End.WRONG;
        }
        boolean isExact = report.plies().stream().allMatch(ply -> ply.verdict() == Verdict.EXACT);
        return isExact ? End.EXACT : End.FLAGGED;
    }

    /**
     * Whether the board has told that something is wrong since the record was wrong or behind: an
     * alarm before that tells nothing, and one long after it came too late.
     *
     * @param common how many plies of the record are what was played
     * @param isBehind whether there are no others in the record
     */
    private boolean isTold(int common, boolean isBehind) {
        return alarms.get(common + (isBehind ? 0 : 1)) || (!isBehind && alarms.get(common + 2));
    }
}
