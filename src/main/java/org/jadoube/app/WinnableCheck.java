package org.jadoube.app;

import java.io.PrintWriter;
import java.util.function.Supplier;
import org.jadoube.chess.Color;
import org.jadoube.laws.winnability.Finding;
import org.jadoube.laws.winnability.FullTest;
import org.jadoube.laws.winnability.QuickTest;
import org.jadoube.laws.winnability.Verdict;

/** Holds both tests of winnability against known verdicts and keeps score and time. */
final class WinnableCheck {
    private static final double NANOS_PER_MICRO = 1e3;

    private final QuickTest quickTest = new QuickTest();
    private final FullTest fullTest;
    private final PrintWriter results;
    private final PrintWriter talk;
    private final Stopwatch quickTime = new Stopwatch();
    private final Stopwatch fullTime = new Stopwatch();
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
        Verdict quick = quickTime.measure(() -> quickTest.canMate(entry.position(), color));
        Finding full = fullTime.measure(() -> fullTest.canMate(entry.position(), color));
        decidedQuickly += quick == Verdict.NOT_DECIDED ? 0 : 1;
        boolean right = quick != wrong && full.verdict() != wrong;
        if (!right) {
            results.printf(
                    "failed line %d, %s: quick %s, full %s by %s %s%n",
                    entry.line(), color, quick, full.verdict(), full.argument(), full.line());
        } else if (full.verdict() == Verdict.NOT_DECIDED) {
            undecided++;
            results.printf(
                    "not decided line %d, %s: %d positions seen%n",
                    entry.line(), color, full.nodes());
            return false;
        }
        return right;
    }

    /** Prints what was measured; two questions a position. */
    void printFigures() {
        print("quick", quickTime);
        results.printf("%-12s %d of %d%n", "quick yes/no", decidedQuickly, quickTime.count);
        print("full", fullTime);
        results.printf("%-12s %d of %d%n", "not decided", undecided, fullTime.count);
    }

    private void print(String name, Stopwatch time) {
        results.printf(
                "%-12s mean %.2f us, worst %.0f us%n",
                name,
                time.total / NANOS_PER_MICRO / Math.max(1, time.count),
                time.worst / NANOS_PER_MICRO);
    }

    /** Positions with both sides decided rightly. */
    int passed() {
        return passed;
    }

    /** Positions with a side decided wrongly or not at all. */
    int failed() {
        return failed;
    }

    private static final class Stopwatch {
        private long total;
        private long worst;
        private int count;

        <T> T measure(Supplier<T> work) {
            long start = System.nanoTime();
            T result = work.get();
            long nanos = System.nanoTime() - start;
            total += nanos;
            worst = Math.max(worst, nanos);
            count++;
            return result;
        }
    }
}
