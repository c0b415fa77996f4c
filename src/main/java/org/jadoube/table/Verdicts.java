package org.jadoube.table;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Position;
import org.jadoube.laws.Adjudication;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Termination;

/**
 * Takes in full verdicts on who can still mate, however late they come, so that the game ends as if
 * each had been known at once.
 */
final class Verdicts {
    private final Draft draft;

    private Verdicts(Draft draft) {
        this.draft = draft;
    }

    /** Asks for the full verdict of the position on the board, unless all is known. */
    static void want(Draft draft) {
        if (!draft.prospects.isFinal()) {
            draft.tell(new Effect.WinnabilityWanted(draft.game.position()));
        }
    }

    static void judge(Draft draft, Input.Judged judged) {
        new Verdicts(draft).judge(judged);
    }

    private void judge(Input.Judged judged) {
        OptionalInt plies = firstOccurrence(judged.position());
        if (plies.isEmpty()) {
            return;
        }
        draft.prospects = draft.prospects.judged(plies.getAsInt(), judged.winnability());
        OptionalInt dead = draft.prospects.deadAfter();
        if (dead.isPresent()) {
            endDead(dead.getAsInt());
        } else if (draft.ending != null) {
            correct(Adjudication.corrected(draft.ending.outcome(), draft.prospects.now()));
        }
    }

    /** After how many plies a position of this game arose. */
    private OptionalInt firstOccurrence(Position position) {
        List<Position> positions = draft.game.positions();
        return IntStream.range(0, positions.size())
                .filter(plies -> positions.get(plies).isSameAs(position))
                .findFirst();
    }

    /** A dead position has ended the game at once (5.2.2): what was played after it is no part. */
    private void endDead(int plies) {
        int later = draft.game.plies() - plies;
        if (later > 0) {
            draft.game = draft.game.takeBack(later);
            draft.prospects = draft.prospects.first(plies);
            draft.clock = draft.clock.revisedTo(plies);
            draft.tell(new Effect.Withdrawn(later));
        }
        Outcome dead = Outcome.draw(Termination.DEAD_POSITION);
        if (draft.ending != null) {
            correct(dead);
        } else if (later > 0) {
            draft.end(dead);
        } else {
            draft.endByLastMove(dead);
        }
    }

    private void correct(Outcome outcome) {
        if (draft.ending != null && !draft.ending.outcome().equals(outcome)) {
            draft.ending = new Table.Ending(outcome, draft.ending.firmMicros());
            draft.tell(new Effect.Corrected(outcome));
        }
    }
}
