package org.jadoube.adapter.pi4j;

/** Waits for lines to follow. */
final class Settling {
    private Settling() {}

    /** Waits by spinning, since sleeping takes 50 microseconds longer than it is asked to. */
    static void await(long nanos) {
        for (long end = System.nanoTime() + nanos; System.nanoTime() < end; ) {
            Thread.onSpinWait();
        }
    }
}
