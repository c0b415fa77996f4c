package org.jadoube.guidance;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.Obligation.Article;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Demands;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.PressOutcome;
import org.jadoube.recognition.Recognition;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.sensing.ContactEvent;
import org.jspecify.annotations.Nullable;

/** A board that hands play on, 300 ms from one change to the next, and what it shows and says. */
final class Story {
    private static final long STEP_MICROS = 300_000;

    private Recognition board;
    private Demands demands = Demands.NONE;
    private @Nullable Obligation obligation;
    private HelpLevel help = HelpLevel.SQUARES;
    private long nowMicros = 7_000_000;

    private Story(Line line) {
        long contacts = line.position().occupied();
        board = Recognition.of(RecognitionRules.DEFAULT, line, contacts, nowMicros);
    }

    static Story start() {
        return new Story(Line.from(Position.start()));
    }

    static Story from(String fen) {
        return new Story(Line.from(Fen.parse(fen)));
    }

    static Story from(String fen, String san) {
        Line line = Line.from(Fen.parse(fen));
        for (String move : san.split(" ", -1)) {
            line = line.then(San.parse(move, line.position()));
        }
        return new Story(line);
    }

    static Story played(String san) {
        return from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", san);
    }

    Story announcing(String uci) {
        demands = demands.withAnnounced(move(uci));
        return this;
    }

    Story bound(String... uci) {
        return bound(Article.OWN_TOUCHED, uci);
    }

    Story bound(Article article, String... uci) {
        Set<Move> moves = Arrays.stream(uci).map(this::move).collect(Collectors.toSet());
        obligation = new Obligation(article, moves);
        demands = demands.withObligation(moves);
        return this;
    }

    Story withoutAdvice() {
        help = HelpLevel.NONE;
        return this;
    }

    Story helping(HelpLevel level) {
        help = level;
        return this;
    }

    private Move move(String uci) {
        return Uci.parse(uci, board.position(), Variant.STANDARD);
    }

    Story up(String... squares) {
        for (String square : squares) {
            waits(STEP_MICROS);
            sense(new ContactEvent.Lift(square(square), nowMicros));
        }
        return this;
    }

    Story down(String... squares) {
        for (String square : squares) {
            waits(STEP_MICROS);
            sense(new ContactEvent.Place(square(square), nowMicros));
        }
        return this;
    }

    Story rests() {
        waits(2_000_000);
        return this;
    }

    Story presses(Color color) {
        waits(STEP_MICROS);
        PressOutcome outcome = board.press(color, nowMicros, demands);
        board = outcome.recognition();
        return this;
    }

    private void sense(ContactEvent event) {
        board = board.sense(List.of(event), nowMicros, demands);
    }

    private void waits(long micros) {
        long until = nowMicros + micros;
        while (board.wakeMicros() <= until) {
            nowMicros = Math.max(nowMicros, board.wakeMicros());
            board = board.rest(nowMicros, demands);
        }
        nowMicros = until;
    }

    Scene scene() {
        Scene scene = Scene.of(board).withObligation(obligation).withAnnounced(demands.announced());
        Move hint = help == HelpLevel.HINT ? Suggestion.in(scene.position()).orElse(null) : null;
        return scene.withHelp(help, hint);
    }

    long contacts() {
        return board.contacts();
    }

    String lights() {
        return Guidance.frame(scene()).toString();
    }

    /** What the board says about the state of play. */
    String says() {
        return English.say(Guidance.advice(scene()).headline());
    }

    /** What the board says about a square; {@code -} when it is dark. */
    String says(String square) {
        Message sentence = Guidance.advice(scene()).sentences().get(square(square));
        return sentence == null ? "-" : English.say(sentence);
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }
}
