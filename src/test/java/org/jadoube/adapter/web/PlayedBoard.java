package org.jadoube.adapter.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jadoube.chess.Position;
import org.jadoube.port.Signal;
import org.jadoube.port.Snapshot;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Intake;
import org.jadoube.table.Plan;
import org.jadoube.table.Sitting;
import org.jadoube.table.SittingStep;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** A table with a loop of its own, 200 turns a second, and contacts that tests touch. */
final class PlayedBoard implements Intake.Taker, AutoCloseable {
    private static final long TURN_MICROS = 5_000;

    private final AtomicLong contacts;
    private final BlockingQueue<Signal> entered = new ArrayBlockingQueue<>(64);
    private final Board board = new Board(entered::add, PlayedBoard::nowMicros, this::change);
    private final List<Effect> effects = new ArrayList<>();
    private final Intake intake;
    private Sitting sitting;
    private BoardHealth health = BoardHealth.UNKNOWN;
    private long shownContacts;
    private volatile boolean closed;

    PlayedBoard(TableRules rules, Position start) {
        contacts = new AtomicLong(start.occupied());
        Plan plan = Plan.of(rules).from(start);
        sitting = Sitting.of(plan, Orientation.STRAIGHT, List.of(), contacts.get(), nowMicros());
        intake = new Intake(Orientation.STRAIGHT, contacts.get(), nowMicros(), this);
        show();
        Thread.ofPlatform().name("played-board").daemon().start(this::run);
    }

    private void run() {
        while (!closed) {
            if (next() instanceof Signal.Entered entry) {
                intake.enter(entry.atMicros(), at -> step(entry.input().apply(at)));
            }
            intake.scan(contacts.get(), nowMicros());
            if (shownContacts != contacts.get()) {
                show();
            }
        }
    }

    private @Nullable Signal next() {
        try {
            return entered.poll(TURN_MICROS, TimeUnit.MICROSECONDS);
        } catch (InterruptedException impossible) {
            throw new AssertionError("nobody interrupts the loop", impossible);
        }
    }

    private void step(Input input) {
        SittingStep step = sitting.step(input);
        sitting = step.sitting();
        effects.addAll(step.effects());
        show();
    }

    private void show() {
        shownContacts = contacts.get();
        int plies = sitting.table().map(table -> table.game().plies()).orElse(0);
        board.accept(
                new Snapshot(
                        sitting,
                        shownContacts,
                        health,
                        plies,
                        Optional.empty(),
                        List.of(),
                        effects,
                        nowMicros()));
        effects.clear();
    }

    @Override
    public void sensed(Input.Sensed input) {
        health = health.after(input.events());
        step(input);
    }

    @Override
    public void elapsed(Input.Elapsed input) {
        step(input);
    }

    @Override
    public long wakeMicros() {
        return sitting.wakeMicros();
    }

    private static long nowMicros() {
        return System.nanoTime() / 1_000;
    }

    void change(long opened, long placed) {
        contacts.updateAndGet(now -> (now & ~opened) | placed);
    }

    Board board() {
        return board;
    }

    @Override
    public void close() {
        closed = true;
    }
}
