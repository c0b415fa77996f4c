package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Ply.Evidence;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.ContactEvent.Blip;
import org.jadoube.sensing.ContactEvent.Lift;
import org.jadoube.sensing.ContactEvent.Place;

/** What hands did to the contacts since a position, at times in microseconds, told in any order. */
final class Touches {
    static final Contacts ALL_COUNT = new Contacts(0, 0, 0);

    private final Line base;
    private final long masked;
    private final List<ContactEvent> events = new ArrayList<>();

    private Touches(Line base, long masked) {
        this.base = base;
        this.masked = masked;
    }

    static Touches since(Line base) {
        return new Touches(base, 0);
    }

    static Touches since(String fen) {
        return since(line(fen));
    }

    /** The same on a board where the contacts of some squares do not count. */
    Touches without(String names) {
        return new Touches(base, Hands.squares(names));
    }

    static Line line(String fen, String... uci) {
        Line line = Line.from(Fen.parse(fen));
        for (String each : uci) {
            line = line.then(move(line.position(), each));
        }
        return line;
    }

    static Move move(Position position, String uci) {
        return Uci.parse(uci, position, Variant.STANDARD);
    }

    static Contacts dead(String names) {
        return new Contacts(0, Hands.squares(names), 0);
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    Touches lift(String name, long atMicros) {
        events.add(new Lift(square(name), atMicros));
        return this;
    }

    Touches place(String name, long atMicros) {
        events.add(new Place(square(name), atMicros));
        return this;
    }

    /** A contact opens for a moment, too briefly to be believed. */
    Touches graze(String name, long atMicros) {
        events.add(new Blip(square(name), true, atMicros, 5_000));
        return this;
    }

    Interval interval() {
        List<ContactEvent> inOrder = new ArrayList<>(events);
        inOrder.sort(Comparator.comparingLong(ContactEvent::atMicros));
        return Interval.quiet(base.position().occupied() & ~masked).with(inOrder);
    }

    History history() {
        return new History(interval());
    }

    Hypothesis hypothesis() {
        return new Hypothesis(base, interval());
    }

    Line base() {
        return base;
    }

    /** The plies of moves that were seen, as far as the contacts that count can show. */
    List<Ply> plies(String... uci) {
        return plies(Evidence.SEEN, uci);
    }

    List<Ply> plies(Evidence evidence, String... uci) {
        List<Ply> plies = new ArrayList<>();
        Position position = base.position();
        for (String each : uci) {
            Move move = move(position, each);
            Signature signature = Signature.of(position, move).without(masked);
            plies.add(new Ply(position, move, signature, evidence));
            position = position.play(move);
        }
        return plies;
    }

    /** These moves with what the contacts now show besides, and when each of them landed. */
    Explanation explanation(List<Ply> plies, Long... landedMicros) {
        Position end = base.position();
        for (Ply ply : plies) {
            end = end.play(ply.move());
        }
        long expected = end.occupied() & ~masked;
        long now = interval().contacts();
        return new Explanation(
                plies, end, expected & ~now, now & ~expected, 0, 0, List.of(landedMicros), false);
    }

    static String names(long squares) {
        return Bitboard.toString(squares);
    }
}
