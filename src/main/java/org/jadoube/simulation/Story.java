package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.San;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.trace.Action;
import org.jadoube.trace.Expectation;
import org.jadoube.trace.HandItem;
import org.jadoube.trace.Scenario;
import org.jadoube.trace.Setting;
import org.jadoube.trace.Topic;
import org.jadoube.trace.TraceToken;

/**
 * A piece of a simulated game as a scenario can tell it: what happened, and what the board should
 * have made of it.
 *
 * @param beats what happened, in order
 * @param topic what the board is asked for in the end
 * @param afterMillis how long after the last beat
 */
record Story(
        String title,
        SampleGame game,
        Completion completion,
        List<Beat> beats,
        Topic topic,
        long afterMillis) {
    static final long USUAL_GAP_MILLIS = 300;

    Story {
        beats = List.copyOf(beats);
    }

    /**
     * Something that happened.
     *
     * @param gapMillis the time since the beat before it
     * @param needed whether the moves could not be told without it
     */
    record Beat(TraceToken token, long gapMillis, boolean needed) {}

    /** A story of an excerpt whose moves are those of the game. */
    static Story of(
            String title,
            SampleGame game,
            Completion completion,
            Chronicle.Excerpt excerpt,
            Topic topic,
            long checkMicros) {
        List<Beat> beats = new ArrayList<>();
        long lastMillis = 0;
        for (Chronicle.Entry entry : excerpt.entries()) {
            long millis = entry.token().atMicros() / 1_000;
            beats.add(
                    new Beat(
                            entry.token(),
                            beats.isEmpty() ? 0 : millis - lastMillis,
                            entry.needed()));
            lastMillis = millis;
        }
        return new Story(title, game, completion, beats, topic, checkMicros / 1_000 - lastMillis);
    }

    Story with(List<Beat> others) {
        return new Story(title, game, completion, others, topic, afterMillis);
    }

    /** Whether every change changes something. */
    boolean isConsistent() {
        long contacts = game.start().occupied();
        for (Beat beat : beats) {
            if (beat.token() instanceof TraceToken.Contact contact) {
                if (Bitboard.contains(contacts, contact.square()) == contact.closed()) {
                    return false;
                }
                contacts ^= contact.square().bit();
            }
        }
        return true;
    }

    Scenario toScenario() {
        List<Action> actions = new ArrayList<>();
        List<HandItem> hand = new ArrayList<>();
        for (Beat beat : beats) {
            boolean first = actions.isEmpty() && hand.isEmpty();
            long gap = first ? USUAL_GAP_MILLIS : beat.gapMillis();
            if (beat.token() instanceof TraceToken.Contact contact) {
                if (gap != USUAL_GAP_MILLIS) {
                    hand.add(new HandItem.Pause(gap * 1_000));
                }
                hand.add(change(contact.square(), contact.closed()));
            } else {
                endHand(hand, actions);
                if (gap != USUAL_GAP_MILLIS) {
                    actions.add(new Action.Wait(gap * 1_000));
                }
                actions.add(
                        switch (beat.token()) {
                            case TraceToken.Press press -> new Action.Press(press.color());
                            case TraceToken.Panel panel -> new Action.Panel(panel.action());
                            case TraceToken.Contact contact -> throw impossible(beat);
                            case TraceToken.AllContacts all -> throw impossible(beat);
                            case TraceToken.End end -> throw impossible(beat);
                        });
            }
        }
        endHand(hand, actions);
        return new Scenario(title, 1, title, null, null, setting(), steps(actions));
    }

    private static IllegalStateException impossible(Beat beat) {
        return new IllegalStateException("no simulated hand does this: " + beat);
    }

    private static HandItem change(Square square, boolean down) {
        return new HandItem.Change(square, down);
    }

    private static void endHand(List<HandItem> hand, List<Action> actions) {
        if (!hand.isEmpty()) {
            actions.add(new Action.Hand(hand));
            hand.clear();
        }
    }

    private List<Scenario.Step> steps(List<Action> actions) {
        List<Scenario.Step> steps = new ArrayList<>();
        for (Action action : actions) {
            boolean last = steps.size() + 1 == actions.size();
            steps.add(new Scenario.Step(1, action, last ? List.of(expectation()) : List.of()));
        }
        return steps;
    }

    private Expectation expectation() {
        String wanted = topic == Topic.MOVES ? sanMoves() : "-";
        return new Expectation(topic, wanted, afterMillis * 1_000, 1);
    }

    private String sanMoves() {
        List<String> words = new ArrayList<>();
        Position position = game.start();
        for (Move move : game.moves()) {
            words.add(San.format(move, position));
            position = position.play(move);
        }
        return words.isEmpty() ? "-" : String.join(" ", words);
    }

    private Setting setting() {
        return new Setting(
                game.start(),
                game.variant(),
                List.of(),
                TouchMove.TOLERANT,
                completion,
                DrawRules.CLAIM,
                null,
                null,
                Orientation.STRAIGHT);
    }
}
