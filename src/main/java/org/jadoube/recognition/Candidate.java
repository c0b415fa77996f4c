package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;

/** An explanation within the hypothesis on which it rests. */
record Candidate(Hypothesis hypothesis, Explanation explanation) {
    private static final long TOUCH_MICROS = 60_000;

    /** Every explanation of contacts that nobody has declared for a complete move. */
    static List<Candidate> atRest(
            List<Hypothesis> hypotheses,
            Contacts contacts,
            RecognitionRules rules,
            Demands demands) {
        return all(hypotheses, contacts, rules, demands, false);
    }

    /** The same when a press or an answer declares the move complete. */
    static List<Candidate> atPress(
            List<Hypothesis> hypotheses,
            Contacts contacts,
            RecognitionRules rules,
            Demands demands) {
        return all(hypotheses, contacts, rules, demands, true);
    }

    private static List<Candidate> all(
            List<Hypothesis> hypotheses,
            Contacts contacts,
            RecognitionRules rules,
            Demands demands,
            boolean pressed) {
        List<Candidate> all = new ArrayList<>();
        for (Hypothesis hypothesis : hypotheses) {
            Explainer explainer =
                    new Explainer(
                            hypothesis.line(),
                            hypothesis.interval(),
                            contacts,
                            rules.scanMicros(),
                            demands,
                            pressed);
            for (Explanation explanation : explainer.explain()) {
                all.add(new Candidate(hypothesis, explanation));
            }
        }
        return all;
    }

    /** The cheapest of the candidates and those as good as it, one for each line of moves. */
    static List<Candidate> best(List<Candidate> candidates) {
        List<Candidate> sorted =
                candidates.stream()
                        .sorted(Comparator.comparingInt(each -> each.explanation.cost()))
                        .toList();
        Candidate first = sorted.getFirst();
        List<Candidate> best = new ArrayList<>();
        for (Candidate candidate : sorted) {
            boolean alike =
                    candidate.explanation.cost() <= first.explanation.cost() + Cost.MARGIN
                            && candidate.explanation.isComplete() == first.explanation.isComplete();
            if (alike && !candidate.isAmong(best)) {
                best.add(candidate);
            }
        }
        return best.size() > 1 ? best : List.of(first.among(candidates));
    }

    /**
     * The same, rivalled if another one has other moves and fits hardly less. What would not have
     * been felt is no rival: it is possible nearly always.
     */
    private Candidate among(List<Candidate> all) {
        int certain =
                all.stream()
                        .filter(each -> each.isAsFarAs(this) && each.explanation.isFelt())
                        .filter(each -> !each.line().agreesWith(line()))
                        .mapToInt(each -> each.line().common(line()).plies())
                        .min()
                        .orElse(line().plies());
        int closed = hypothesis.line().plies();
        if (mayHaveGoneOn()) {
            certain = Math.min(certain, closed - 1);
        }
        boolean rivalled = certain < line().plies();
        return rivalled || new Mistakable(hypothesis, explanation).isSo()
                ? doubtedFrom(Math.min(certain, closed)).beingRivalled()
                : this;
    }

    /** The same if moves that can no longer be revised are inferred from a ply on. */
    private Candidate doubtedFrom(int plies) {
        Line line = hypothesis.line();
        for (int ply = plies + 1; ply <= hypothesis.line().plies(); ply++) {
            line = line.inferringPly(ply);
        }
        return new Candidate(new Hypothesis(line, hypothesis.interval()), explanation);
    }

    private boolean mayHaveGoneOn() {
        return new Hurried(explanation, new History(hypothesis.interval()))
                .mayHaveGoneOn(hypothesis.line());
    }

    /** The same if all its moves and the one before them are inferred. */
    Candidate doubtedWhole() {
        return doubtedFrom(hypothesis.line().plies() - 1).beingRivalled();
    }

    /** The same beside another one that fits hardly less. */
    private Candidate beingRivalled() {
        return new Candidate(hypothesis, explanation.beingRivalled());
    }

    /**
     * The same, rivalled if what is shown, and it gives up, fits hardly less or was doubtful too,
     * or if nothing stands where it would have put a piece instead.
     */
    Candidate overturning(Shown shown, List<Candidate> all) {
        Revision revision = new Revision(this, shown);
        boolean rivalled =
                !revision.keeps()
                        && (isAnyUpAgain()
                                || revision.givesUpInferred()
                                || all.stream()
                                        .filter(each -> each.isAsFarAs(this))
                                        .anyMatch(each -> new Revision(each, shown).keeps()));
        return rivalled ? beingRivalled() : this;
    }

    /** The same, rivalled if by now the reply may be what has landed. */
    Candidate lasting(long nowMicros) {
        return nowMicros >= doubtedFromMicros() ? beingRivalled() : this;
    }

    /** From when on the reply may be what has landed; {@code NEVER} if it cannot. */
    long doubtedFromMicros() {
        return new Mistakable(hypothesis, explanation).replyMayHaveLandedMicros();
    }

    private boolean isAsFarAs(Candidate best) {
        boolean isComplete = explanation.isComplete();
        int margin = isComplete ? Cost.RIVAL_MARGIN : Cost.RIVAL_MARGIN_UNDER_WAY;
        return explanation.cost() <= best.explanation.cost() + margin
                && isComplete == best.explanation.isComplete();
    }

    /** The whole game as this candidate has it. */
    Line line() {
        return explanation.after(hypothesis.line(), explanation.plies().size());
    }

    /** When the piece of one of its plies was lifted, or has landed if that was not seen. */
    long begunMicros(int place) {
        long landed = explanation.landedMicros().get(place);
        int origin = explanation.plies().get(place).move().from().index();
        long lifted = new History(hypothesis.interval()).openingBefore(origin, landed);
        return lifted == Long.MIN_VALUE ? landed : lifted;
    }

    /** The number of plies up to the last one of a side; at most 0 when it has not moved. */
    int lastPlyOf(Color color) {
        for (int i = explanation.plies().size(); i > 0; i--) {
            if (explanation.plies().get(i - 1).before().turn() == color) {
                return hypothesis.line().plies() + i;
            }
        }
        Line closed = hypothesis.line();
        return closed.position().turn() == color ? closed.plies() - 1 : closed.plies();
    }

    /**
     * Whether the side has nothing left to do: what is up or begun is the other side's, and no
     * reply of the other side's is merely assumed.
     */
    boolean isComplete(Color color) {
        int own = lastPlyOf(color) - hypothesis.line().plies();
        boolean assumed =
                explanation.plies().stream()
                        .skip(Math.max(0, own))
                        .anyMatch(ply -> ply.evidence() == Ply.Evidence.UNSEEN);
        return !assumed
                && (explanation.isComplete()
                        || (explanation.end().turn() != color && !isSliding(own)));
    }

    /** Whether the piece with which a side moved last is up again. */
    boolean isUpAgain(Color color) {
        int own = lastPlyOf(color) - hypothesis.line().plies();
        return own > 0
                && (explanation.plies().get(own - 1).signature().closing() & explanation.missing())
                        != 0;
    }

    private boolean isAnyUpAgain() {
        return explanation.plies().stream()
                .anyMatch(ply -> (ply.signature().closing() & explanation.missing()) != 0);
    }

    /** Whether the piece of a ply is up again after no more than a stop. */
    private boolean isSliding(int place) {
        if (place < 1 || place != explanation.plies().size()) {
            return false;
        }
        long up = explanation.lastPly().signature().closing() & explanation.missing();
        History history = new History(hypothesis.interval());
        long landed = explanation.landedMicros().getLast();
        for (long rest = up; rest != 0; rest &= rest - 1) {
            long lifted = history.openingFromEnd(Long.numberOfTrailingZeros(rest), 0);
            if (lifted - landed < Cost.ORDINARY_STOP_MICROS) {
                return true;
            }
        }
        return false;
    }

    /** Whether the board shows its moves with nothing in the hand and nothing assumed. */
    boolean isSeenWhole() {
        return explanation.isComplete() && !assumesVictim();
    }

    /** Whether it is several moves that are too dear to be believed. */
    boolean isDoubtful() {
        return explanation.plies().size() > 1 && explanation.cost() >= Cost.DOUBTFUL;
    }

    /** Whether its last move is a capture whose victim was never seen to leave. */
    boolean endsUnseen() {
        return !explanation.plies().isEmpty()
                && explanation.lastPly().evidence() == Ply.Evidence.UNSEEN;
    }

    /** Whether its last move goes to a dead square. */
    boolean endsUnfelt() {
        return !explanation.plies().isEmpty() && explanation.lastPly().landsUnfelt();
    }

    /** Whether a victim is among its moves that was never seen to leave. */
    boolean assumesVictim() {
        return explanation.plies().stream().anyMatch(ply -> ply.evidence() == Ply.Evidence.UNSEEN);
    }

    /** Whether one of the candidates comes to the same moves. */
    boolean isAmong(List<Candidate> others) {
        Line line = line();
        return others.stream().anyMatch(other -> other.line().hasSameMovesAs(line));
    }

    /** The hypothesis that this candidate becomes when its line up to a ply is final. */
    Hypothesis closedTo(int plies, Contacts contacts) {
        int count = plies - hypothesis.line().plies();
        if (explanation.plies().isEmpty() && explanation.isComplete()) {
            return Hypothesis.atRest(hypothesis.line(), hypothesis.interval());
        }
        return hypothesis.closing(explanation, Math.max(0, count), contacts);
    }

    /** Whether the opponent of the last mover has since lifted an own piece and put it back. */
    boolean opponentHasTouched() {
        if (explanation.plies().isEmpty()) {
            return false;
        }
        Ply last = explanation.lastPly();
        long landed = explanation.landedMicros().getLast();
        Position end = explanation.end();
        long others =
                end.occupied(end.turn())
                        & ~(last.signature().opening() | last.signature().closing());
        History history = new History(hypothesis.interval());
        for (long rest = others & history.opened(); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (history.longestVacancyMicros(square, landed) >= TOUCH_MICROS) {
                return true;
            }
        }
        return false;
    }
}
