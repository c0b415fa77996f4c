package org.jadoube.adapter.serial;

import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Square;
import org.jadoube.guidance.LightFrame;

/** Talk with one kind of board on one open line, and when it is over. */
final class Conversation {
    /** How a conversation ends. */
    enum Ending {
        /** Nobody spoke. */
        NOBODY_SPOKE,
        /** What was heard is no board of this kind. */
        STRANGER,
        /** The board said something that makes talking useless, and has been told of. */
        HOPELESS,
        /** The line ended before a board was recognised. */
        LINE_ENDED,
        /** A board was there, and its line has ended. */
        UNPLUGGED,
        /** A board was there, and makes no sense any more. */
        FELL_SILENT,
        /** The service ends. */
        CLOSED
    }

    private static final long LOST_MICROS = 5_000_000;

    private final BoardKind kind;
    private final BoardProtocol protocol;
    private final LineWriter writer;
    private final long endOfPatienceMicros;
    private boolean heardAnything;

    /**
     * @param endOfPatienceMicros when a board must have been recognised
     */
    Conversation(
            BoardKind kind, BoardProtocol protocol, LineWriter writer, long endOfPatienceMicros) {
        this.kind = kind;
        this.protocol = protocol;
        this.writer = writer;
        this.endOfPatienceMicros = endOfPatienceMicros;
    }

    void write(byte[] bytes) {
        writer.write(bytes);
    }

    /**
     * Takes in what was read.
     *
     * @param count how many bytes, or {@link SerialLine#GONE}
     * @return how the talk ends; empty while it goes on
     */
    Optional<Ending> received(byte[] bytes, int count, long nowMicros) {
        if (count == SerialLine.GONE) {
            return Optional.of(protocol.isRecognised() ? Ending.UNPLUGGED : Ending.LINE_ENDED);
        }
        heardAnything |= count > 0;
        protocol.receive(bytes, count, nowMicros);
        if (protocol.isHopeless()) {
            return Optional.of(Ending.HOPELESS);
        }
        if (protocol.isRecognised()) {
            boolean lost = nowMicros - protocol.heardMicros() > LOST_MICROS;
            return lost ? Optional.of(Ending.FELL_SILENT) : Optional.empty();
        }
        if (nowMicros < endOfPatienceMicros) {
            return Optional.empty();
        }
        return Optional.of(heardAnything ? Ending.STRANGER : Ending.NOBODY_SPOKE);
    }

    /** Whether a board is there and says something. */
    boolean isAlive(long nowMicros) {
        return protocol.isRecognised() && nowMicros - protocol.heardMicros() <= kind.silentMicros();
    }

    boolean isRecognised() {
        return protocol.isRecognised();
    }

    /** Whether the contacts still are as they were told last. */
    boolean isUnchanged(long nowMicros) {
        return isAlive(nowMicros) && protocol.isUnchanged();
    }

    void show(LightFrame frame, long nowMicros) {
        protocol.show(frame, nowMicros);
    }

    Optional<Map<Square, Piece>> pieces() {
        return protocol.pieces();
    }
}
