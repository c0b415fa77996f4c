package org.jadoube.app.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jadoube.chess.Square;
import org.jadoube.diagnosis.Step;
import org.jadoube.diagnosis.Walk;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.LightFrame;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;

/** The walk through a board, turn by turn: reads it, lights it, and says what is wanted. */
public final class Examination {
    private static final int TURNS_A_LIGHT = 20;
    private static final long MICROS_PER_SECOND = 1_000_000;

    private final CheckedBoard board;
    private final Walk walk;
    private final Consumer<String> talk;
    private final LongConsumer seen;
    private final SortedMap<String, String> faults = new TreeMap<>();
    private final Set<Button> pressed = EnumSet.noneOf(Button.class);
    private Optional<Step> told = Optional.empty();
    private long contacts;
    private long scans;
    private long firstMicros;
    private long lastMicros;
    private int turnsOfStep;

    /**
     * @param talk is told what is wanted and what is heard
     * @param seen is told which contacts are closed, whenever that changes
     */
    public Examination(CheckedBoard board, Consumer<String> talk, LongConsumer seen) {
        this.board = board;
        this.talk = talk;
        this.seen = seen;
        walk = new Walk(board.isMatrix());
    }

    /** One turn of the loop. */
    public void turn() {
        for (Signal signal = board.signals().poll();
                signal != null;
                signal = board.signals().poll()) {
            hear(signal);
        }
        for (Scan scan : board.sensor().poll()) {
            count(scan);
            walk.scan(scan.contacts(), scan.atMicros());
        }
        tell();
        light();
    }

    private void hear(Signal signal) {
        switch (signal) {
            case Signal.ButtonPressed press -> {
                pressed.add(press.button());
                talk.accept("  pressed: " + press.button());
            }
            case Signal.FaultBegan began -> {
                faults.put(began.fault().part(), began.fault().words());
                talk.accept("  " + began.fault().part() + ": " + began.fault().words());
            }
            case Signal.FaultEnded ended -> talk.accept("  " + ended.part() + " works again");
            case Signal.SquareDoubted it -> talk.accept("  doubted: " + it.square());
            case Signal.SquareTrusted it -> talk.accept("  trusted again: " + it.square());
            case Signal.Entered entered -> {}
            case Signal.LightTestBegan test -> {}
            case Signal.LightTestEnded test -> {}
        }
    }

    private void count(Scan scan) {
        if (scans == 0) {
            firstMicros = scan.atMicros();
        }
        lastMicros = scan.atMicros();
        scans++;
        if (scan.contacts() != contacts) {
            contacts = scan.contacts();
            seen.accept(contacts);
        }
    }

    private void tell() {
        Step step = walk.step();
        if (told.isEmpty() || !told.get().equals(step)) {
            told = Optional.of(step);
            turnsOfStep = 0;
            talk.accept(StepWords.of(step));
        }
    }

    private void light() {
        LightFrame frame =
                switch (walk.step()) {
                    case Step.Touch touch -> lit(touch.square());
                    case Step.Lift lift -> lit(lift.square());
                    case Step.Lights lights -> lit(Square.of(turnsOfStep / TURNS_A_LIGHT % 64));
                    case Step.Empty empty -> LightFrame.DARK;
                    case Step.Crowd crowd -> LightFrame.DARK;
                    case Step.Buttons buttons -> LightFrame.DARK;
                    case Step.Done done -> LightFrame.DARK;
                };
        turnsOfStep++;
        board.lights().show(frame);
    }

    private static LightFrame lit(Square square) {
        return LightFrame.of(Map.of(square, Cue.TARGET));
    }

    /** Takes in what the builder says. */
    public void answer(Walk.Answer answer) {
        walk.answer(answer);
    }

    /** Whether nothing more is wanted. */
    public boolean isDone() {
        return walk.step() instanceof Step.Done;
    }

    /** What has come of it so far. */
    public Report report() {
        long micros = Math.max(1, lastMicros - firstMicros);
        return new Report(
                walk.observations(),
                walk.areLightsRight(),
                List.copyOf(pressed),
                Map.copyOf(faults),
                scans < 2 ? 0 : (scans - 1) * MICROS_PER_SECOND / micros,
                isDone());
    }
}
