package org.jadoube.app;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.laws.winnability.Finding;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Verdict;

/**
 * Holds both tests of winnability against known verdicts and keeps score and time.
 *
 * <p>Times are CPU time of this thread, so that other work on the machine does not count.
 */
final class WinnableCheck {
    private static final double NANOS_PER_MICRO = 1e3;

    private final ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    private final QuickTest quickTest = new QuickTest();
    private final FullTest fullTest;
    private final PrintWriter results;
    private final PrintWriter talk;
    private final List<Position> positions = new ArrayList<>();
    private long fullNanos;
    private long worstNanos;
    private int decidedQuickly;
    private int undecided;
    private int passed;
    private int failed;

    /**
     * @param results where failures and figures go
     * @param talk where remarks go
     */
    WinnableCheck(FullTest fullTest, PrintWriter results, PrintWriter talk) {
        this.fullTest = fullTest;
        this.results = results;
        this.talk = talk;
    }

    /** Asks for both sides; a position passes when both are decided as the suite has it. */
    void run(WinnableSuite.Entry entry) {
        entry.remark()
                .ifPresent(
                        why -> talk.println("no game leads to line " + entry.line() + ": " + why));
        positions.add(entry.position());
        boolean white = isRight(entry, Color.WHITE);
        boolean black = isRight(entry, Color.BLACK);
        if (white && black) {
            passed++;
        } else {
            failed++;
        }
    }

    private boolean isRight(WinnableSuite.Entry entry, Color color) {
        boolean known = entry.verdicts().charAt(color.ordinal()) != '-';
        Verdict wrong = known ? Verdict.NO : Verdict.YES;
        Verdict quick = quickTest.canMate(entry.position(), color);
        Finding full = timed(entry.position(), color);
        decidedQuickly += quick == Verdict.NOT_DECIDED ? 0 : 1;
        if (quick == wrong || full.verdict() == wrong) {
            results.printf(
                    "failed line %d, %s: quick %s, full %s by %s %s%n",
                    entry.line(), color, quick, full.verdict(), full.argument(), full.line());
            return false;
        }
        if (full.verdict() == Verdict.NOT_DECIDED) {
            undecided++;
            results.printf(
                    "not decided line %d, %s: %d positions seen%n",
                    entry.line(), color, full.nodes());
            return false;
        }
        return true;
    }

    private Finding timed(Position position, Color color) {
        long start = thread.getCurrentThreadCpuTime();
        Finding finding = fullTest.canMate(position, color);
        long nanos = thread.getCurrentThreadCpuTime() - start;
        fullNanos += nanos;
        worstNanos = Math.max(worstNanos, nanos);
        return finding;
    }

    /** Prints what was measured; two questions a position. */
    void printFigures() {
        int questions = 2 * positions.size();
        int atLeastOne = Math.max(1, questions);
        results.printf(
                "%-12s mean %.2f us, decided %d of %d%n",
                "quick", quickNanos() / NANOS_PER_MICRO / atLeastOne, decidedQuickly, questions);
        results.printf(
                "%-12s mean %.2f us, worst %.0f us%n",
                "full", fullNanos / NANOS_PER_MICRO / atLeastOne, worstNanos / NANOS_PER_MICRO);
        results.printf("%-12s %d of %d%n", "not decided", undecided, questions);
    }

    /** Asks the quick test everything once more: one question is too short to be timed. */
    private long quickNanos() {
        long start = thread.getCurrentThreadCpuTime();
        positions.forEach(quickTest::winnability);
        return thread.getCurrentThreadCpuTime() - start;
    }

    /** Positions with both sides decided rightly. */
    int passed() {
        return passed;
    }

    /** Positions with a side decided wrongly or not at all. */
    int failed() {
        return failed;
    }
}
