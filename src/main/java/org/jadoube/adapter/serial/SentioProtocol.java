package org.jadoube.adapter.serial;

import org.jadoube.adapter.serial.SentioReader.Coloured;
import org.jadoube.adapter.serial.SentioReader.Frame;
import org.jadoube.adapter.serial.SentioReader.Line;
import org.jadoube.adapter.serial.SentioReader.SingleColour;
import org.jadoube.guidance.LightFrame;
import org.jspecify.annotations.Nullable;

/**
 * A Tabutronic Sentio: it tells its contacts again and again, unasked and without a check sum, and
 * takes eight bytes for its lights.
 */
final class SentioProtocol implements BoardProtocol {
    /** A lost byte would shift all lights until the next time that they are sent. */
    private static final long LIGHTS_AGAIN_MICROS = 2_000_000;

    private static final long LIGHTS_PAUSE_MICROS = 100_000;

    private final BoardEvents events;
    private final SentioReader reader = new SentioReader();

    private @Nullable Frame last;
    private @Nullable Frame believed;
    private long firstMicros;
    private long heardMicros;
    private boolean coloured;

    private long lit;
    private boolean litChanged = true;
    private long litMicros;

    SentioProtocol(BoardEvents events, long nowMicros) {
        this.events = events;
        heardMicros = nowMicros;
        litMicros = nowMicros;
    }

    @Override
    public void receive(byte[] bytes, int count, long nowMicros) {
        for (Line line : reader.read(bytes, count)) {
            switch (line) {
                case Frame frame -> accept(frame, nowMicros);
                case SingleColour oneColour -> coloured = false;
                case Coloured colours -> coloured = true;
            }
        }
        elapse(nowMicros);
    }

    /** A frame has no check sum, so it is believed when the next one is the same. */
    private void accept(Frame frame, long nowMicros) {
        heardMicros = nowMicros;
        if (!frame.equals(last)) {
            last = frame;
            firstMicros = nowMicros;
        } else if (!frame.equals(believed)) {
            believed = frame;
            events.scanned(frame.contacts(), firstMicros);
        }
    }

    @Override
    public void elapse(long nowMicros) {
        if (believed == null) {
            return;
        }
        if (coloured) {
            events.faulty(
                    LightCommands.PART,
                    "This board has coloured lights, which Jadoube cannot drive yet.");
            return;
        }
        long pause = litChanged ? LIGHTS_PAUSE_MICROS : LIGHTS_AGAIN_MICROS;
        if (nowMicros - litMicros >= pause) {
            litChanged = false;
            litMicros = nowMicros;
            events.send(lightBytes(lit));
        }
    }

    /** A byte for each rank from the eighth, in each the a-file the lowest bit. */
    static byte[] lightBytes(long squares) {
        byte[] bytes = new byte[8];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (squares >>> (8 * (bytes.length - 1 - i)));
        }
        return bytes;
    }

    @Override
    public void show(LightFrame frame, long nowMicros) {
        long squares = LightEntries.squares(frame);
        litChanged |= squares != lit;
        lit = squares;
        elapse(nowMicros);
    }

    @Override
    public boolean isRecognised() {
        return believed != null;
    }

    @Override
    public long heardMicros() {
        return heardMicros;
    }

    @Override
    public boolean isUnchanged() {
        return believed != null && believed.equals(last);
    }
}
