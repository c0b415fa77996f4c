package org.jadoube.recognition;

import java.util.List;
import java.util.Objects;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.recognition.Ply.Evidence;

/** Names why a candidate was taken. */
final class Reasons {
    private Reasons() {}

    /**
     * The reason of the only candidate left.
     *
     * @param fresh how many of its plies were not shown before
     */
    static Reason of(Candidate candidate, int fresh, Contacts contacts) {
        List<Ply> plies = candidate.explanation().plies();
        if (plies.isEmpty()) {
            return Reason.AS_EXPECTED;
        }
        if (fresh > 1) {
            Line line = candidate.hypothesis().line();
            boolean byReply = false;
            for (Ply ply : plies.subList(0, plies.size() - 1)) {
                byReply |=
                        ply.evidence() == Evidence.UNSEEN && !mayStandUnfelt(line, ply, contacts);
                line = line.then(ply.move());
            }
            return byReply ? Reason.CAPTURE_BY_REPLY : Reason.JOINT_PLIES;
        }
        Ply ply = plies.getLast();
        Line before = Objects.requireNonNull(candidate.line().before());
        return switch (ply.move()) {
            case Move.Castle castle -> Reason.CASTLING;
            case Move.EnPassant taking -> Reason.EN_PASSANT;
            case Move.Normal normal when normal.promotion() != null -> Reason.PROMOTION;
            case Move.Normal normal when ply.before().isCapture(normal) ->
                    switch (ply.evidence()) {
                        case SEEN -> Reason.CAPTURE;
                        case GRAZED -> Reason.CAPTURE_GRAZED;
                        case UNSEEN ->
                                mayStandUnfelt(before, ply, contacts)
                                        ? Reason.CAPTURE_LIKELIER
                                        : Reason.CAPTURE_BY_PRESS;
                    };
            case Move.Normal normal -> {
                History history = new History(candidate.hypothesis().interval());
                boolean slid = (ply.passed() & history.touched()) != 0;
                yield slid ? Reason.SLIDE : Reason.QUIET_MOVE;
            }
        };
    }

    /** Whether the captor may as well stand on a dead square. */
    private static boolean mayStandUnfelt(Line before, Ply ply, Contacts contacts) {
        return new Vanished(before, ply.move().from(), contacts).sense() != Vanished.Sense.LANDED;
    }

    /** The reason of the last move of a line, decided by chess. */
    static Reason ofDecision(Line line, Contacts contacts) {
        Line before = Objects.requireNonNull(line.before());
        Move move = Objects.requireNonNull(line.lastMove());
        if (!Bitboard.contains(contacts.dead(), move.to())) {
            return Reason.CAPTURE_LIKELIER;
        }
        return before.position().isCapture(move) ? Reason.CAPTURE : Reason.QUIET_MOVE;
    }

    /** The reason why several candidates are left. */
    static Reason ofQuestion(List<Candidate> candidates) {
        boolean single = true;
        boolean unseen = false;
        for (Candidate candidate : candidates) {
            single &= candidate.explanation().plies().size() == 1;
            for (Ply ply : candidate.explanation().plies()) {
                unseen |= ply.evidence() == Evidence.UNSEEN;
            }
        }
        if (unseen) {
            return Reason.VICTIM_UNSEEN;
        }
        return single ? Reason.SEVERAL_VICTIMS : Reason.SEVERAL_SEQUENCES;
    }
}
