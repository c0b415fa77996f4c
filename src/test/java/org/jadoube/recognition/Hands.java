package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/**
 * Hands over a board, told in simulated time: every change of a contact goes straight to the
 * recognition, without debouncing, and the recognition gets its rests when it wants them.
 *
 * <p>Changes follow each other at a steady pace, at first 300 ms. The story begins at an odd time.
 */
final class Hands {
    private static final long BEGIN_MICROS = 3_141_592;
    private static final int MOST_WAKES = 32;

    private final Position start;
    private RecognitionRules rules;
    private Recognition recognition;
    private Demands demands = Demands.NONE;
    private long nowMicros = BEGIN_MICROS;
    private long paceMicros = 300_000;

    private Hands(Position start, RecognitionRules rules, Recognition recognition) {
        this.start = start;
        this.rules = rules;
        this.recognition = recognition;
    }

    /** The board as a game begins, at home: no clock, tolerant. */
    static Hands atStart() {
        return over(Position.start(), RecognitionRules.DEFAULT);
    }

    static Hands at(String fen) {
        return over(Fen.parse(fen), RecognitionRules.DEFAULT);
    }

    static Hands withClock(String fen) {
        return over(Fen.parse(fen), rules(Completion.PRESS, TouchMove.TOLERANT, 0));
    }

    static Hands strictlyAt(String fen) {
        return over(Fen.parse(fen), rules(Completion.AUTO, TouchMove.STRICT, 0));
    }

    static Hands over(Position start, RecognitionRules rules) {
        return after(start, List.of(), rules);
    }

    /** Some moves have been made before the story begins. */
    static Hands after(Position start, List<Move> played, RecognitionRules rules) {
        Line line = Line.from(start).then(played);
        long contacts = line.position().occupied();
        return new Hands(start, rules, Recognition.of(rules, line, contacts, BEGIN_MICROS));
    }

    /** The game begins while the board is not yet set up. */
    static Hands withContacts(Position start, long contacts) {
        RecognitionRules rules = RecognitionRules.DEFAULT;
        Line line = Line.from(start);
        return new Hands(start, rules, Recognition.of(rules, line, contacts, BEGIN_MICROS));
    }

    static RecognitionRules rules(Completion completion, TouchMove touchMove, long masked) {
        return new RecognitionRules(
                completion, touchMove, masked, RecognitionRules.DEFAULT.scanMicros());
    }

    /** Squares by their names, parted by blanks. */
    static long squares(String names) {
        long squares = 0;
        for (String name : names.isBlank() ? new String[0] : names.split(" ")) {
            squares |= square(name).bit();
        }
        return squares;
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    Hands pace(long millis) {
        paceMicros = millis * 1_000;
        return this;
    }

    Hands lift(String... names) {
        for (String name : names) {
            assertTrue(Bitboard.contains(contacts(), square(name)), name + " is empty already");
            scan(square(name).bit());
        }
        return this;
    }

    Hands place(String... names) {
        for (String name : names) {
            assertFalse(Bitboard.contains(contacts(), square(name)), name + " is occupied already");
            scan(square(name).bit());
        }
        return this;
    }

    /** Some contacts change and are seen in one scan. */
    Hands inOneScan(String names) {
        return scan(squares(names));
    }

    /** Some contacts change, one pace later, and are seen in one scan. */
    Hands scan(long changed) {
        pass(paceMicros);
        List<ContactEvent> events = new ArrayList<>();
        for (Square square : Square.values()) {
            if (Bitboard.contains(changed, square)) {
                events.add(
                        Bitboard.contains(contacts(), square)
                                ? new Lift(square, nowMicros)
                                : new Place(square, nowMicros));
            }
        }
        return sense(events);
    }

    /** One contact changes at a time that has not passed yet. */
    Hands toggle(Square square, long atMicros) {
        pass(atMicros - nowMicros - paceMicros);
        return scan(square.bit());
    }

    /** A contact leaves its state for some milliseconds, too briefly to be believed. */
    Hands blip(Square square, long millis) {
        pass(paceMicros);
        long began = nowMicros;
        boolean opened = Bitboard.contains(contacts(), square);
        nowMicros += millis * 1_000;
        return sense(List.of(new Blip(square, opened, began, millis * 1_000)));
    }

    Hands blip(String name, long millis) {
        return blip(square(name), millis);
    }

    private Hands sense(List<ContactEvent> events) {
        recognition = recognition.sense(events, nowMicros, demands);
        return this;
    }

    /** Nothing happens for some milliseconds. */
    Hands rest(long millis) {
        pass(millis * 1_000);
        return this;
    }

    private void pass(long micros) {
        long until = nowMicros + micros;
        for (int wakes = 0; recognition.wakeMicros() <= until; wakes++) {
            assertTrue(wakes < MOST_WAKES, "wakes again and again: " + recognition.reading());
            nowMicros = Math.max(nowMicros, recognition.wakeMicros());
            recognition = recognition.rest(nowMicros, demands);
        }
        nowMicros = until;
    }

    Hands mask(Square square, boolean masked) {
        rules = rules.masking(square, masked);
        recognition = recognition.masking(rules, nowMicros, demands);
        return this;
    }

    Hands choose(Color color, Role role) {
        demands = demands.withPromotion(color, role);
        recognition = recognition.promoting(color, role).reconsider(nowMicros, demands);
        return this;
    }

    Hands announce(String uci) {
        return announce(Uci.parse(uci, recognition.position(), Variant.STANDARD));
    }

    private Hands announce(Move move) {
        demands = demands.withAnnounced(move);
        recognition = recognition.reconsider(nowMicros, demands);
        return this;
    }

    Hands press(Color color) {
        PressOutcome outcome = recognition.press(color, nowMicros, demands);
        if (outcome instanceof PressOutcome.Refused refused) {
            fail(color + " pressed: " + refused.why() + " " + told());
        }
        recognition = outcome.recognition();
        return this;
    }

    Hands pressInVain(Color color, PressOutcome.Why why) {
        PressOutcome outcome = recognition.press(color, nowMicros, demands);
        assertEquals(why, assertInstanceOf(PressOutcome.Refused.class, outcome, told()).why());
        recognition = outcome.recognition();
        return this;
    }

    /** A button is pressed, whatever comes of it. */
    Hands pressAnyway(Color color) {
        recognition = recognition.press(color, nowMicros, demands).recognition();
        return this;
    }

    Hands answer(String uci) {
        return answer(move(uci));
    }

    Hands answer(Move move) {
        recognition = recognition.answer(move, nowMicros, demands).orElseThrow();
        return this;
    }

    Hands takeBack(int plies) {
        recognition = recognition.takeBack(plies, nowMicros);
        return this;
    }

    /** The game ends by word. */
    Hands end() {
        recognition = recognition.asItStood(nowMicros);
        return this;
    }

    private Move move(String uci) {
        for (Move move : recognition.alternatives()) {
            if (Uci.format(move, Variant.STANDARD).equals(uci)) {
                return move;
            }
        }
        return fail(uci + " is not among " + recognition.alternatives());
    }

    Recognition recognition() {
        return recognition;
    }

    long nowMicros() {
        return nowMicros;
    }

    Demands demands() {
        return demands;
    }

    /** The squares whose contacts count for nothing. */
    long masked() {
        return rules.masked();
    }

    long contacts() {
        return recognition.contacts();
    }

    /** All moves since the start, in SAN. */
    Hands played(String san) {
        assertEquals(san, san(), told());
        return this;
    }

    Hands nothingPlayed() {
        return played("");
    }

    Hands because(Reason reason) {
        assertEquals(reason, recognition.reading().reason(), told());
        return this;
    }

    Hands settled(Reason reason) {
        assertInstanceOf(Reading.Settled.class, recognition.reading(), told());
        assertEquals(List.of(), recognition.alternatives(), told());
        return because(reason);
    }

    /** The moves that a question offers, in UCI, sorted. */
    Hands asks(String uci, Reason reason) {
        String offered =
                recognition.alternatives().stream()
                        .map(move -> Uci.format(move, Variant.STANDARD))
                        .sorted()
                        .collect(Collectors.joining(" "));
        assertEquals(uci, offered, told());
        assertInstanceOf(Reading.Question.class, recognition.reading(), told());
        return because(reason);
    }

    Hands underWay(String lifted, String landed) {
        Reading.UnderWay underWay =
                assertInstanceOf(Reading.UnderWay.class, recognition.reading(), told());
        assertEquals(names(lifted), Bitboard.toString(underWay.lifted()), told());
        assertEquals(names(landed), Bitboard.toString(underWay.landed()), told());
        return this;
    }

    Hands wants(String clear, String fill, Reason reason) {
        Reading.PutRight wrong =
                assertInstanceOf(Reading.PutRight.class, recognition.reading(), told());
        assertEquals(names(clear), Bitboard.toString(wrong.clear()), told());
        assertEquals(names(fill), Bitboard.toString(wrong.fill()), told());
        return because(reason);
    }

    private static String names(String names) {
        return Bitboard.toString(squares(names));
    }

    private String san() {
        StringBuilder san = new StringBuilder();
        Position position = start;
        for (Move move : recognition.line().moves()) {
            san.append(san.isEmpty() ? "" : " ").append(San.format(move, position));
            position = position.play(move);
        }
        return san.toString();
    }

    private String told() {
        return san() + " " + recognition.reading() + " " + recognition.alternatives();
    }
}
