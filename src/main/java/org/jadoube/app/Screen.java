package org.jadoube.app;

/** Where the frames of the demo are shown. */
sealed interface Screen permits MovingScreen, PlainScreen {

    /**
     * Shows a frame, if it differs from the one before.
     *
     * @param atMicros when it is to be seen, on the clock of the recorded hands
     */
    void show(DemoFrame frame, long atMicros);
}
