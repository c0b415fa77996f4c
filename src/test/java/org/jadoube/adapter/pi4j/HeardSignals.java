package org.jadoube.adapter.pi4j;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jadoube.port.Signal;

/** What a board has told, by any thread. */
final class HeardSignals implements Consumer<Signal> {
    private final List<Signal> all = new CopyOnWriteArrayList<>();

    @Override
    public void accept(Signal signal) {
        all.add(signal);
    }

    /** What is wrong now, by parts. */
    Map<String, String> faults() {
        Map<String, String> faults = new LinkedHashMap<>();
        for (Signal signal : all) {
            switch (signal) {
                case Signal.FaultBegan began ->
                        faults.put(began.fault().part(), began.fault().words());
                case Signal.FaultEnded ended -> faults.remove(ended.part());
                case Signal.ButtonPressed pressed -> {}
                case Signal.SquareDoubted doubted -> {}
                case Signal.SquareTrusted trusted -> {}
                case Signal.Entered entered -> fail("the board entered " + entered);
                case Signal.LightTestBegan began -> fail("the board tests its lights");
                case Signal.LightTestEnded ended -> fail("the board tests its lights");
            }
        }
        return faults;
    }

    /** The squares that are not trusted now, bit 0 = a1. */
    long doubted() {
        long doubted = 0;
        for (Signal signal : all) {
            if (signal instanceof Signal.SquareDoubted doubt) {
                doubted |= doubt.square().bit();
            } else if (signal instanceof Signal.SquareTrusted trust) {
                doubted &= ~trust.square().bit();
            }
        }
        return doubted;
    }

    /** How often something was told to be wrong. */
    long told() {
        return all.stream().filter(signal -> signal instanceof Signal.FaultBegan).count();
    }

    /** The presses, such as {@code WHITE_CLOCK@20000}. */
    List<String> presses() {
        return all.stream()
                .filter(signal -> signal instanceof Signal.ButtonPressed)
                .map(signal -> (Signal.ButtonPressed) signal)
                .map(press -> press.button() + "@" + press.atMicros())
                .toList();
    }
}
