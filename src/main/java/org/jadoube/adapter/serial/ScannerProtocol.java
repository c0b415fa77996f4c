package org.jadoube.adapter.serial;

import org.jadoube.adapter.serial.BoardLine.Change;
import org.jadoube.adapter.serial.BoardLine.Done;
import org.jadoube.adapter.serial.BoardLine.Echo;
import org.jadoube.adapter.serial.BoardLine.Hello;
import org.jadoube.adapter.serial.BoardLine.LightKind;
import org.jadoube.adapter.serial.BoardLine.Missing;
import org.jadoube.adapter.serial.BoardLine.Refused;
import org.jadoube.adapter.serial.BoardLine.State;
import org.jadoube.guidance.LightFrame;

/**
 * The host's side of the protocol of our own boards, {@code hardware/serial/README.md}, on one open
 * port after the other.
 */
final class ScannerProtocol implements BoardProtocol {
    private static final int MAJOR = 1;

    /** A boot loader may listen for so long, and takes text for commands. */
    private static final long BOOT_LOADER_MICROS = 2_500_000;

    private static final long HELLO_AGAIN_MICROS = 500_000;
    private static final long SIGN_OF_LIFE_MICROS = 1_500_000;

    private final BoardEvents events;
    private final ScannerMemory memory;
    private final LineReader reader = new LineReader();
    private final LightCommands lights;

    private final long startMicros;
    private long heardMicros;
    private long helloMicros;
    private long saidMicros;
    private boolean recognised;
    private boolean greeted;
    private boolean hopeless;

    /**
     * A conversation on a port that has just been opened.
     *
     * @param memory what is known of the board from the ports before
     */
    ScannerProtocol(BoardEvents events, ScannerMemory memory, long nowMicros) {
        this.events = events;
        this.memory = memory;
        this.lights = new LightCommands(events);
        startMicros = nowMicros;
        heardMicros = nowMicros;
        helloMicros = nowMicros - HELLO_AGAIN_MICROS;
    }

    @Override
    public void receive(byte[] bytes, int count, long nowMicros) {
        for (String body : reader.read(bytes, count, nowMicros)) {
            BoardLine.parse(body).ifPresent(line -> accept(line, nowMicros));
        }
        elapse(nowMicros);
    }

    private void accept(BoardLine line, long nowMicros) {
        heardMicros = nowMicros;
        switch (line) {
            case Hello hello -> greet(hello, nowMicros);
            case State state -> accept(state, nowMicros);
            case Change change -> accept(change, nowMicros);
            case Missing missing -> memory.order().accept(missing);
            case Done done -> lights.done(done.id());
            case Refused refused -> lights.refused(refused.id(), refused.code());
            case Echo echo -> giveUp("The line hears itself: transmitter and receiver are joined.");
        }
        recognised |= !(line instanceof Echo);
    }

    private void greet(Hello hello, long nowMicros) {
        if (hello.major() != MAJOR) {
            giveUp(
                    "The board speaks version "
                            + hello.major()
                            + " of the protocol, and only version "
                            + MAJOR
                            + " is known here. Firmware and Jadoube do not fit together.");
            return;
        }
        if (greeted && memory.isSame(hello.boot())) {
            return;
        }
        greeted = true;
        memory.meet(hello.boot());
        lights.restart(hello.lights() != LightKind.NONE);
        memory.order().nextSeq().ifPresent(seq -> say(HostLine.repeatFrom(seq), nowMicros));
    }

    private void accept(State state, long nowMicros) {
        if (!greeted) {
            return;
        }
        if (memory.contradicts(state)) {
            sayHello(nowMicros);
        } else {
            memory.arrived(state, nowMicros);
            memory.order().accept(state);
        }
    }

    private void accept(Change change, long nowMicros) {
        if (!greeted) {
            return;
        }
        memory.arrived(change.after(), nowMicros);
        memory.order().accept(change);
    }

    private void giveUp(String words) {
        hopeless = true;
        events.faulty(SerialBoard.PART, words);
    }

    @Override
    public void elapse(long nowMicros) {
        if (hopeless) {
            return;
        }
        if (!greeted) {
            boolean mayListen = !recognised && nowMicros - startMicros < BOOT_LOADER_MICROS;
            if (!mayListen && nowMicros - helloMicros >= HELLO_AGAIN_MICROS) {
                sayHello(nowMicros);
            }
            return;
        }
        memory.order().ask(nowMicros).ifPresent(seq -> say(HostLine.repeatFrom(seq), nowMicros));
        lights.elapse(nowMicros);
        if (nowMicros - saidMicros >= SIGN_OF_LIFE_MICROS) {
            say(HostLine.stateRequest(), nowMicros);
        }
    }

    private void sayHello(long nowMicros) {
        helloMicros = nowMicros;
        say(HostLine.hello(), nowMicros);
    }

    private void say(byte[] line, long nowMicros) {
        saidMicros = nowMicros;
        events.send(line);
    }

    @Override
    public void show(LightFrame frame, long nowMicros) {
        lights.show(frame);
        elapse(nowMicros);
    }

    @Override
    public boolean isRecognised() {
        return recognised;
    }

    @Override
    public long heardMicros() {
        return heardMicros;
    }

    @Override
    public boolean isUnchanged() {
        return greeted && memory.order().isComplete();
    }

    @Override
    public boolean isHopeless() {
        return hopeless;
    }
}
