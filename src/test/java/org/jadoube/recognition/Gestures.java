package org.jadoube.recognition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * The orders in which hands can carry out a move, as changes of contacts scan by scan.
 *
 * <p>Every order of lifts and landings is among them in which a piece lands on an occupied square
 * only after what stood there was lifted, and after it was lifted itself. The second condition
 * leaves out what a hand can do in one case alone, a pawn that captures on the last rank and is
 * left standing while the new piece is put down. It is left out because that order is also that of
 * a piece adjusted on its square before another is lifted, so that nothing can tell the two apart.
 * On an empty square a piece may be seen to land before it was lifted.
 */
final class Gestures {
    private final List<Carried> carried = new ArrayList<>();
    private final Set<List<Long>> orders = new LinkedHashSet<>();

    private Gestures() {}

    /** A piece that leaves its square, and where it lands; null for one that leaves the board. */
    private record Carried(Square from, @Nullable Square to) {}

    /** Every order, each a list of scans, each scan the squares whose contacts change. */
    static List<List<Long>> of(Position position, Move move) {
        Gestures gestures = new Gestures();
        switch (move) {
            case Move.Normal normal -> {
                if (Bitboard.contains(position.occupied(), normal.to())) {
                    gestures.carried.add(new Carried(normal.to(), null));
                }
                gestures.carried.add(new Carried(normal.from(), normal.to()));
            }
            case Move.EnPassant taking -> {
                gestures.carried.add(new Carried(taking.victim(), null));
                gestures.carried.add(new Carried(taking.from(), taking.to()));
            }
            case Move.Castle castle -> {
                gestures.add(castle.king(), castle.kingTarget());
                gestures.add(castle.rook(), castle.rookTarget());
            }
        }
        int pieces = gestures.carried.size();
        gestures.extend(new ArrayList<>(), new boolean[pieces], new boolean[pieces]);
        gestures.joinScans();
        if (move instanceof Move.Normal normal && normal.promotion() != null) {
            gestures.exchangePawn(normal.to());
        }
        return List.copyOf(gestures.orders);
    }

    private void add(Square from, Square to) {
        if (from != to) {
            carried.add(new Carried(from, to));
        }
    }

    private void extend(List<Long> order, boolean[] lifted, boolean[] landed) {
        boolean done = true;
        for (int i = 0; i < carried.size(); i++) {
            Square to = carried.get(i).to();
            if (!lifted[i]) {
                done = false;
                lifted[i] = true;
                order.add(carried.get(i).from().bit());
                extend(order, lifted, landed);
                order.removeLast();
                lifted[i] = false;
            }
            if (to != null && !landed[i]) {
                done = false;
                int there = standingOn(to);
                if (there < 0 || (lifted[there] && lifted[i])) {
                    landed[i] = true;
                    order.add(to.bit());
                    extend(order, lifted, landed);
                    order.removeLast();
                    landed[i] = false;
                }
            }
        }
        if (done) {
            orders.add(List.copyOf(order));
        }
    }

    private int standingOn(Square square) {
        for (int i = 0; i < carried.size(); i++) {
            if (carried.get(i).from() == square) {
                return i;
            }
        }
        return -1;
    }

    /** Adds the orders in which the first changes, or the last, or all are seen in one scan. */
    private void joinScans() {
        for (List<Long> order : List.copyOf(orders)) {
            int changes = order.size();
            join(order, 0, changes);
            join(order, 0, 2);
            join(order, changes - 2, changes);
        }
    }

    private void join(List<Long> order, int begin, int end) {
        long scan = 0;
        for (long square : order.subList(begin, end)) {
            if ((scan & square) != 0) {
                return;
            }
            scan |= square;
        }
        List<Long> joined = new ArrayList<>(order.subList(0, begin));
        joined.add(scan);
        joined.addAll(order.subList(end, order.size()));
        orders.add(joined);
    }

    /** Adds the orders in which the pawn is pushed first and then exchanged. */
    private void exchangePawn(Square square) {
        for (List<Long> order : List.copyOf(orders)) {
            List<Long> exchanged = new ArrayList<>(order);
            exchanged.add(square.bit());
            exchanged.add(square.bit());
            orders.add(exchanged);
        }
    }

    /**
     * Whether a move to a dead square is read by what chess makes likelier, since its piece could
     * have captured as well, too fast to be felt.
     */
    static boolean mayHaveCaptured(Position position, Move move, Square dead) {
        boolean lands = (Signature.of(position, move).closing() & dead.bit()) != 0;
        Contacts contacts = new Contacts(position.occupied(), dead.bit(), 0);
        Vanished vanished = new Vanished(Line.from(position), move.from(), contacts);
        return lands && vanished.sense() != Vanished.Sense.LANDED;
    }
}
