package org.jadoube.adapter.serial;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jadoube.port.Fault;
import org.jadoube.port.Signal;

/** Tells the loop of each fault once, and of its end. */
final class ToldFaults {
    private final Consumer<Signal> signals;
    private final Map<String, Fault> told = new HashMap<>();

    ToldFaults(Consumer<Signal> signals) {
        this.signals = signals;
    }

    /** A part is at fault. It has been since the first of the faults that followed each other. */
    void began(String part, String words, long nowMicros) {
        Fault before = told.get(part);
        if (before == null || !before.words().equals(words)) {
            Fault fault = new Fault(part, words, before == null ? nowMicros : before.sinceMicros());
            told.put(part, fault);
            signals.accept(new Signal.FaultBegan(fault));
        }
    }

    void ended(String part) {
        if (told.remove(part) != null) {
            signals.accept(new Signal.FaultEnded(part));
        }
    }
}
