package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.Ply.Evidence;

/** A few moves, and what hands did to the contacts meanwhile. */
final class Scene {
    /** The time of one scan, within which order says nothing. */
    static final long SCAN = 5_000;

    private final Position start;
    private final long dead;
    private final Touches touches;
    private final List<Ply> plies = new ArrayList<>();
    private Position end;

    private Scene(Position start, String dead) {
        this.start = start;
        this.dead = Hands.squares(dead);
        this.touches = Touches.since(Line.from(start)).without(dead);
        this.end = start;
    }

    static Scene at(String fen) {
        return new Scene(Fen.parse(fen), "");
    }

    static Scene atStart() {
        return new Scene(Position.start(), "");
    }

    /** A new scene at the same position, on a board some of whose contacts are dead. */
    Scene withDead(String names) {
        return new Scene(start, names);
    }

    Scene lift(String name, long atMicros) {
        touches.lift(name, atMicros);
        return this;
    }

    Scene place(String name, long atMicros) {
        touches.place(name, atMicros);
        return this;
    }

    /** Moves in UCI, parted by blanks, of which the contacts showed what they can. */
    Scene moves(String uci) {
        for (String each : uci.split(" ", -1)) {
            move(each, Evidence.SEEN);
        }
        return this;
    }

    /** A move of which the contacts did not show a victim leave. */
    Scene unseen(String uci) {
        return move(uci, Evidence.UNSEEN);
    }

    private Scene move(String uci, Evidence evidence) {
        Move move = Touches.move(end, uci);
        plies.add(new Ply(end, move, Signature.of(end, move).without(dead), evidence));
        end = end.playUnchecked(move);
        return this;
    }

    static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    Position start() {
        return start;
    }

    List<Ply> plies() {
        return List.copyOf(plies);
    }

    Line line() {
        return Line.from(start).then(plies.stream().map(Ply::move).toList());
    }

    Interval interval() {
        return touches.interval();
    }

    History history() {
        return touches.history();
    }

    /** The moves put in time, which they must have been possible in. */
    Timing timing() {
        Timing timing = unplaced();
        assertTrue(timing.place(plies), "the moves cannot have happened in this order");
        return timing;
    }

    boolean isPossible() {
        return unplaced().place(plies);
    }

    private Timing unplaced() {
        long expected = end.occupied() & ~dead;
        long contacts = interval().contacts();
        return new Timing(
                history(), SCAN, expected & ~contacts, contacts & ~expected, plies.size());
    }
}
