package org.jadoube.adapter.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.guidance.Cue;
import org.jadoube.lesson.Attempt;
import org.jadoube.lesson.Exercise;
import org.jadoube.lesson.Try;
import org.jadoube.port.Signal;
import org.jadoube.table.Input;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;

/** A learner with hands, at a board of the own, with a teacher beside it. */
final class Learner implements AutoCloseable {
    private static final long HAND_MILLIS = 60;
    private static final int PATIENCE = 300;
    private static final org.jadoube.lesson.Learner SOMEBODY =
            new org.jadoube.lesson.Learner("Аня");

    private final PlayedBoard board = new PlayedBoard(TableRules.DEFAULT, Position.start());
    private final LearnersInMemory kept = new LearnersInMemory();
    private final Teacher teacher =
            new Teacher(board.board(), new Stars(kept, words -> {}), () -> {});
    private final Exercise exercise;

    Learner(Exercise exercise) {
        this.exercise = exercise;
        board.board().onChange(teacher::look);
    }

    /** Sets the exercise up and does what solves it; tells how many stars that was worth. */
    int solve() {
        teacher.begin(exercise, SOMEBODY);
        await("the exercise", () -> teacher.lecture().isPresent());
        setUp(attempt().position());
        for (Try each : exercise.solution()) {
            doIt(each);
        }
        await("the stars", () -> teacher.lecture().orElseThrow().isSolved());
        assertTrue(teacher.lecture().orElseThrow().kept());
        return kept.progress(SOMEBODY).stars(exercise.id());
    }

    private void doIt(Try tried) {
        if (!(tried instanceof Try.Step step)) {
            teacher.judge(tried);
            return;
        }
        Attempt before = attempt();
        await("the board", () -> stands(before.position()));
        Move move = move(before.position(), step);
        Role role = step.promotion();
        if (role != null) {
            board.board().enter(new Signal.Entered(at -> new Input.Chose(role, at), 0));
        }
        carryOut(move, before.position());
        await("an answer", () -> !attempt().equals(before) || solved());
        Attempt after = attempt();
        if (!solved() && after.game().plies() == before.game().plies() + 2) {
            Position asked = before.position().play(move);
            await("the reply", () -> stands(asked) && isAnnounced());
            carryOut(after.game().lastMove().orElseThrow(), asked);
        }
    }

    private boolean isAnnounced() {
        return seen().sitting().advice().lights().squares(Cue.ANNOUNCED_FROM) != 0;
    }

    private boolean solved() {
        return teacher.lecture().orElseThrow().isSolved();
    }

    private Attempt attempt() {
        return teacher.lecture().orElseThrow().attempt();
    }

    private void setUp(Position position) {
        long start = Position.start().occupied();
        await("the plan", () -> seen().sitting().plan().start().isSameAs(position));
        board.change(start & ~position.occupied(), position.occupied() & ~start);
    }

    private Picture seen() {
        return board.board().picture().orElseThrow();
    }

    private boolean stands(Position position) {
        Optional<Table> table = seen().table();
        return table.map(each -> each.game().position().isSameAs(position)).orElse(false)
                && seen().contacts() == position.occupied();
    }

    private static Move move(Position position, Try.Step step) {
        return position.legalMoves().stream()
                .filter(move -> isMadeBy(step, move))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isMadeBy(Try.Step step, Move move) {
        return move.from() == step.from()
                && switch (move) {
                    case Move.Normal normal ->
                            normal.to() == step.to()
                                    && (step.promotion() == null
                                            || step.promotion() == normal.promotion());
                    case Move.EnPassant passing -> passing.to() == step.to();
                    case Move.Castle castle -> castle.kingTarget() == step.to();
                };
    }

    /** Lifts the moving piece, then what else leaves its square, and puts down what lands. */
    private void carryOut(Move move, Position before) {
        Position after = before.play(move);
        touch(move.from().bit(), 0);
        long leaves = before.occupied() & ~after.occupied() & ~move.from().bit();
        long taken = before.isCapture(move) ? move.to().bit() & before.occupied() : 0;
        for (var square : Bitboard.squares(leaves | taken)) {
            touch(square.bit(), 0);
        }
        long lands = (after.occupied() & ~before.occupied()) | taken;
        for (var square : Bitboard.squares(lands)) {
            touch(0, square.bit());
        }
    }

    private void touch(long lifted, long placed) {
        board.change(lifted, placed);
        pause();
    }

    private static void pause() {
        try {
            Thread.sleep(HAND_MILLIS);
        } catch (InterruptedException impossible) {
            throw new AssertionError("nobody interrupts a learner", impossible);
        }
    }

    private void await(String what, BooleanSupplier condition) {
        for (int i = 0; i < PATIENCE; i++) {
            if (condition.getAsBoolean()) {
                return;
            }
            pause();
        }
        throw new AssertionError(
                exercise.id()
                        + ": waited in vain for "
                        + what
                        + "; "
                        + teacher.lecture().map(Lecture::why).orElse(null));
    }

    @Override
    public void close() {
        teacher.close();
        board.close();
    }
}
