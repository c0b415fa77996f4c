package org.jadoube.port;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Tells the loop of each fault of an adapter once, and of its end. Any thread may call. */
public final class ToldFaults {
    private final Consumer<Signal> signals;
    private final Map<String, Fault> told = new HashMap<>();

    /** No fault yet. */
    public ToldFaults(Consumer<Signal> signals) {
        this.signals = signals;
    }

    /** A part is at fault. It has been since the first of the faults that followed each other. */
    public synchronized void began(String part, String words, long nowMicros) {
        Fault before = told.get(part);
        if (before == null || !before.words().equals(words)) {
            Fault fault = new Fault(part, words, before == null ? nowMicros : before.sinceMicros());
            told.put(part, fault);
            signals.accept(new Signal.FaultBegan(fault));
        }
    }

    /** A part works; told only if it was at fault. */
    public synchronized void ended(String part) {
        if (told.remove(part) != null) {
            signals.accept(new Signal.FaultEnded(part));
        }
    }
}
