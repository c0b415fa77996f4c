package org.jadoube.clock;

import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.clock.Phase.Begun;
import org.jadoube.clock.Phase.Running;

/** The turn of one side: its time, and how it runs. */
record Turn(Ledger ledger, Phase phase) {

    /** The time used by a moment; the flag ends it. */
    long usedMicros(long atMicros) {
        return Math.min(phase.usedMicros(atMicros), ledger.allowedMicros());
    }

    long shownMicros(long atMicros) {
        return ledger.shownMicros(usedMicros(atMicros));
    }

    Optional<Flag> flag(long atMicros) {
        long allowed = ledger.allowedMicros();
        return phase instanceof Begun begun && begun.usedMicros(atMicros) >= allowed
                ? Optional.of(new Flag(begun.side(), begun.run().momentOf(allowed)))
                : Optional.empty();
    }

    /** When the text of the time shown changes next, at the latest with the flag. */
    OptionalLong nextEventMicros(long afterMicros) {
        if (!(phase instanceof Running running)
                || !ledger.isTimed()
                || flag(afterMicros).isPresent()) {
            return OptionalLong.empty();
        }
        long used = usedMicros(afterMicros);
        long shown = ledger.shownMicros(used);
        long leftThen = shown == 0 ? 0 : ClockText.nextBelow(shown);
        return OptionalLong.of(running.momentOf(ledger.allowedMicros() - leftThen));
    }
}
