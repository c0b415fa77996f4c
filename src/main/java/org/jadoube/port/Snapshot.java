package org.jadoube.port;

import java.util.List;
import java.util.Optional;
import org.jadoube.guidance.LightFrame;
import org.jadoube.sensing.BoardHealth;
import org.jadoube.table.Effect;
import org.jadoube.table.Sitting;

/**
 * All that there is to see of a board in use at one moment.
 *
 * @param sitting the game and what the hands are doing
 * @param contacts the closed contacts as last scanned, bit 0 for the board's own a1, bounce and all
 * @param health of these contacts, as far as it has shown since the service began
 * @param safePlies how many of the moves of the game a power cut can no longer take away
 * @param lightTest what the lights show for a test, in the squares of the board, instead of what
 *     the sitting wants; empty when none is on
 * @param faults what does not work as it should
 * @param effects what has happened since the snapshot before this
 * @param atMicros the moment, on the clock of the service; a clock that runs may be asked for later
 *     ones as well
 */
public record Snapshot(
        Sitting sitting,
        long contacts,
        BoardHealth health,
        int safePlies,
        Optional<LightFrame> lightTest,
        List<Fault> faults,
        List<Effect> effects,
        long atMicros) {
    public Snapshot {
        faults = List.copyOf(faults);
        effects = List.copyOf(effects);
    }

    /** Whether a viewer who has seen the other snapshot has something new to see in this one. */
    @SuppressWarnings("ReferenceEquality") // another input has made another sitting
    public boolean isNewsAfter(Snapshot seen) {
        return sitting != seen.sitting
                || contacts != seen.contacts
                || safePlies != seen.safePlies
                || !lightTest.equals(seen.lightTest)
                || !faults.equals(seen.faults)
                || !effects.isEmpty();
    }
}
