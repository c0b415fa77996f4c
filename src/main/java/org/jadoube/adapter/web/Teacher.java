package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.LongFunction;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Exercise;
import org.jadoube.lesson.Learner;
import org.jadoube.lesson.Response;
import org.jadoube.lesson.Try;
import org.jadoube.port.Signal;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/**
 * Teaches at the board: has positions set up, judges what the learner tries, has wrong moves taken
 * back and the opponent's replies carried out.
 *
 * <p>By a thread of its own, since a reply may have to be searched for.
 */
final class Teacher implements AutoCloseable {
    /** Whoever has to wait for a search sees only the latest of so many pictures. */
    private static final int MOST_WAITING = 64;

    private final Board board;
    private final Stars stars;
    private final Runnable onChange;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Thread thread;

    private volatile @Nullable Lecture lecture;
    private int judged;
    private @Nullable Position planned;
    private Try.@Nullable Step refused;

    /**
     * A teacher who waits to be asked.
     *
     * @param stars keeps what learners win
     * @param onChange is run after each change of the lecture
     */
    Teacher(Board board, Stars stars, Runnable onChange) {
        this.board = board;
        this.stars = stars;
        this.onChange = onChange;
        thread = Thread.ofPlatform().name("teacher").daemon().start(this::run);
    }

    /** The exercise that is on; empty for none. */
    Optional<Lecture> lecture() {
        return Optional.ofNullable(lecture);
    }

    /**
     * Begins an exercise; one that is on is left.
     *
     * @param learner whose stars are kept; null for nobody's
     */
    void begin(Exercise exercise, @Nullable Learner learner) {
        tasks.offer(() -> {
            Attempt attempt = Attempt.of(exercise);
            tell(Lecture.of(attempt, learner));
            plan(attempt.position());
        });
    }

    /** Leaves the exercise that is on. */
    void end() {
        tasks.offer(() -> tell(null));
    }

    /** Shows a try that leads on, at the price of a star. */
    void hint() {
        tasks.offer(() ->
                whileOn(now -> {
                    Optional<Try> hint = now.attempt().hint();
                    tell(now.at(now.attempt().hinted()));
                    if (hint.orElse(null) instanceof Try.Step step) {
                        move(now.attempt().position(), step)
                                .ifPresent(move -> enter(at -> new Input.Announced(move, at)));
                    }
                }));
    }

    /** Judges what was said, claimed or pressed. */
    void judge(Try spoken) {
        tasks.offer(() -> whileOn(now -> judge(now, spoken)));
    }

    /** Has a look at the board, when an exercise is on. */
    void look() {
        if (lecture != null) {
            tasks.offer(() -> whileOn(now -> board.picture().ifPresent(seen -> look(now, seen))));
        }
    }

    private interface Task {
        void on(Lecture now);
    }

    private void whileOn(Task task) {
        Lecture now = lecture;
        if (now != null && !now.isSolved()) {
            task.on(now);
        }
    }

    private void look(Lecture now, Picture seen) {
        Plan plan = seen.sitting().plan();
        boolean isOurs =
                planned != null
                        && WebConsole.LESSON.equals(plan.tags().get("Event"))
                        && plan.start().isSameAs(planned);
        Optional<Table> table = seen.table().filter(each -> isOurs);
        if (table.isEmpty()) {
            return;
        }
        List<Move> moves = table.get().game().moves();
        judged = Math.min(judged, moves.size());
        if (judged < moves.size()) {
            Position before = table.get().game().positions().get(judged);
            judged++;
            judgeMove(now, before, moves.get(judged - 1));
        } else {
            judgeLanding(now, table.get().recognition().reading());
        }
    }

    private void judgeMove(Lecture now, Position before, Move move) {
        boolean isReply = before.turn() != now.attempt().exercise().game().position().turn();
        if (!isReply) {
            Attempt tried = now.attempt();
            if (judge(now, step(move)) instanceof Response.Wrong wrong) {
                goBack(tried, wrong.again());
            }
        }
    }

    /**
     * A piece stands where no legal move puts it: the learner is told once which rule forbids it.
     */
    private void judgeLanding(Lecture now, Reading reading) {
        boolean isOne =
                reading instanceof Reading.PutRight wrong
                        && Long.bitCount(wrong.fill()) == 1
                        && Long.bitCount(wrong.clear()) == 1;
        if (!isOne || !(reading instanceof Reading.PutRight wrong)) {
            refused = reading instanceof Reading.PutRight ? refused : null;
            return;
        }
        Try.Step step = new Try.Step(Bitboard.first(wrong.fill()), Bitboard.first(wrong.clear()));
        if (!step.equals(refused)) {
            refused = step;
            judge(now, step);
        }
    }

    private Response judge(Lecture now, Try tried) {
        Response response = now.attempt().respond(tried);
        switch (response) {
            case Response.Solved solved -> tell(solved(now, solved.stars()));
            case Response.Onward onward -> {
                tell(now.at(onward.next()));
                goOn(onward);
            }
            case Response.Wrong wrong -> tell(now.wrong(wrong.again(), wrong.why()));
        }
        return response;
    }

    private Lecture solved(Lecture now, int won) {
        Learner learner = now.learner();
        String exercise = now.attempt().exercise().id();
        return now.solved(won, learner != null && stars.keep(learner, exercise, won));
    }

    private void goOn(Response.Onward onward) {
        Move reply = onward.reply();
        if (reply != null) {
            enter(at -> new Input.Announced(reply, at));
        } else if (onward.next().position().turn()
                == onward.next().exercise().game().position().turn()) {
            plan(onward.next().position());
        }
    }

    private void goBack(Attempt before, Attempt again) {
        if (again.position().isSameAs(before.position())) {
            enter(Input.TookBack::new);
        } else {
            plan(again.position());
        }
    }

    private void plan(Position position) {
        planned = position;
        judged = 0;
        refused = null;
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", WebConsole.LESSON);
        Plan plan = new Plan(TableRules.DEFAULT, position, tags, Series.OPEN);
        enter(at -> new Input.Planned(plan, at));
    }

    private void enter(LongFunction<Input> input) {
        board.enter(new Signal.Entered(input, board.nowMicros()));
    }

    private void tell(@Nullable Lecture now) {
        lecture = now;
        onChange.run();
    }

    private static Try.Step step(Move move) {
        return switch (move) {
            case Move.Normal normal -> new Try.Step(normal.from(), normal.to(), normal.promotion());
            case Move.EnPassant passing -> new Try.Step(passing.from(), passing.to());
            case Move.Castle castle -> new Try.Step(castle.king(), castle.kingTarget());
        };
    }

    private static Optional<Move> move(Position position, Try.Step step) {
        return position.legalMoves().stream().filter(move -> step(move).equals(step)).findFirst();
    }

    private void run() {
        try {
            while (true) {
                tasks.take().run();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
