package org.jadoube.recognition;

import java.util.List;
import java.util.Objects;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
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
            boolean byReply =
                    plies.subList(0, plies.size() - 1).stream()
                            .anyMatch(ply -> ply.evidence() == Evidence.UNSEEN);
            return byReply ? Reason.CAPTURE_BY_REPLY : Reason.JOINT_PLIES;
        }
        Ply ply = plies.getLast();
        return switch (ply.move()) {
            case Move.Castle castle -> Reason.CASTLING;
            case Move.EnPassant taking -> Reason.EN_PASSANT;
            case Move.Normal normal when normal.promotion() != null -> Reason.PROMOTION;
            case Move.Normal normal when ply.before().isCapture(normal) ->
                    switch (ply.evidence()) {
                        case SEEN -> Reason.CAPTURE;
                        case GRAZED -> Reason.CAPTURE_GRAZED;
                        case UNSEEN ->
                                mayStandUnfelt(candidate, contacts)
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

    /** Whether the captor of the last move may as well stand on a dead square. */
    private static boolean mayStandUnfelt(Candidate candidate, Contacts contacts) {
        Line before = Objects.requireNonNull(candidate.line().before());
        Square from = candidate.explanation().lastPly().move().from();
        return new Vanished(before, from, contacts).sense() != Vanished.Sense.LANDED;
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
