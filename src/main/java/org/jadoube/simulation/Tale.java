package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/** What a simpler way tells of some moves, held against the moves themselves. */
final class Tale {
    private Position position = Position.start();
    private List<Move> truth = List.of();
    private final List<Verdict> verdicts = new ArrayList<>();

    void begin(Position start, List<Move> moves) {
        position = start;
        truth = List.copyOf(moves);
        verdicts.clear();
    }

    /** The position that was told of last. */
    Position position() {
        return position;
    }

    private @Nullable Move next() {
        return verdicts.size() < truth.size() ? truth.get(verdicts.size()) : null;
    }

    boolean isTrue(Move move) {
        return move.equals(next());
    }

    /** Whether the next move is a promotion of the same pawn, to whatever. */
    boolean expectsFrom(Move.Normal move) {
        return next() instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.from() == move.from()
                && normal.to() == move.to();
    }

    /** The first of some moves; of promotions that differ in the piece only, the true one. */
    @Nullable Move preferred(List<Move> fitting) {
        if (fitting.isEmpty()) {
            return null;
        }
        Move first = fitting.getFirst();
        boolean samePawn =
                first instanceof Move.Normal normal
                        && normal.promotion() != null
                        && expectsFrom(normal);
        return samePawn ? next() : first;
    }

    /** One move was recognised, or one of several, or none. */
    void tell(List<Move> fitting) {
        if (fitting.isEmpty()) {
            return;
        }
        Move move = next();
        boolean among = move != null && fitting.contains(move);
        verdicts.add(!among ? Verdict.WRONG : fitting.size() == 1 ? Verdict.EXACT : Verdict.ASKED);
        position = position.playUnchecked(among && move != null ? move : fitting.getFirst());
    }

    /** For each move; those never told of have to be played again. */
    List<Verdict> verdicts() {
        List<Verdict> all = new ArrayList<>();
        boolean lost = false;
        for (int i = 0; i < truth.size(); i++) {
            Verdict verdict = i < verdicts.size() ? verdicts.get(i) : Verdict.CORRECTED;
            all.add(lost ? Verdict.CORRECTED : verdict);
            lost |= verdict == Verdict.WRONG;
        }
        if (verdicts.size() > truth.size() && !all.isEmpty()) {
            all.set(all.size() - 1, Verdict.WRONG);
        }
        return all;
    }
}
