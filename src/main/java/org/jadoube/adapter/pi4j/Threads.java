package org.jadoube.adapter.pi4j;

/** Ends of threads. */
final class Threads {
    private Threads() {}

    /** Waits for the end of a thread, but not for ever: one that hangs ends with the process. */
    static void join(Thread thread, long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
