package org.jadoube.port;

import java.time.OffsetDateTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.table.TableRules;

/**
 * A game that is over, with all that is worth keeping of it.
 *
 * @param date when it began, by the time of the place
 * @param tags PGN tags by their names, such as {@code White}
 * @param remainingMicros after each move, what its mover had left, {@link
 *     org.jadoube.clock.ChessClock#UNLIMITED} for a player without a limit; empty where no clock
 *     was in use
 * @param inferred the moves that the contacts do not show for certain, by their numbers from 0; see
 *     {@link org.jadoube.recognition.Line#inferredPlies}
 * @param undecided the moves between which it was still open what was played last; none where
 *     nothing was
 */
public record FinishedGame(
        OffsetDateTime date,
        SequencedMap<String, String> tags,
        TableRules rules,
        Game game,
        List<Long> remainingMicros,
        Set<Integer> inferred,
        List<Move> undecided,
        Outcome outcome) {

    /**
     * Checks that there is a clock reading for each move or for none.
     *
     * @throws IllegalArgumentException if there is not
     */
    public FinishedGame {
        tags = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(tags));
        remainingMicros = List.copyOf(remainingMicros);
        inferred = Set.copyOf(inferred);
        undecided = List.copyOf(undecided);
        if (!remainingMicros.isEmpty() && remainingMicros.size() != game.plies()) {
            throw new IllegalArgumentException(
                    remainingMicros.size() + " clock readings for " + game.plies() + " moves");
        }
    }
}
