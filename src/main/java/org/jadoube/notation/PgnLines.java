package org.jadoube.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a stream of bytes, whatever ends them.
 *
 * <p>A line that is no UTF-8 is Latin-1: files of several sources mix the two. A byte order mark in
 * front of a line is passed over. What a line has beyond {@value #LONGEST} bytes is dropped.
 */
final class PgnLines {
    static final int LONGEST = 1 << 20;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final byte[] buffer = new byte[8192];
    private int at;
    private int end;
    private boolean isAfterReturn;
    private byte[] line = new byte[256];
    private int length;
    private int number;
    private boolean isCut;

    PgnLines(InputStream in) {
        this.in = in;
    }

    /** The next line without its end; null when there is none. */
    @Nullable String next() throws IOException {
        length = 0;
        isCut = false;
        int read = read();
        if (read == '\n' && isAfterReturn) {
            read = read();
        }
        if (read < 0) {
            return null;
        }
        while (read >= 0 && read != '\n' && read != '\r') {
            keep((byte) read);
            read = read();
        }
        isAfterReturn = read == '\r';
        number++;
        return decode();
    }

    /** The number of the last line, from 1. */
    int number() {
        return number;
    }

    /** Whether the last line was too long to keep all of it. */
    boolean isCut() {
        return isCut;
    }

    private int read() throws IOException {
        if (at == end) {
            at = 0;
            end = in.read(buffer);
            if (end < 0) {
                end = 0;
                return -1;
            }
        }
        return buffer[at++] & 0xFF;
    }

    private void keep(byte read) {
        if (length == LONGEST) {
            isCut = true;
            return;
        }
        if (length == line.length) {
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = read;
    }

    private String decode() {
        int start = hasByteOrderMark() ? BYTE_ORDER_MARK.length : 0;
        ByteBuffer bytes = ByteBuffer.wrap(line, start, length - start);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException noUtf8) {
            return new String(line, start, length - start, StandardCharsets.ISO_8859_1);
        }
    }

    private boolean hasByteOrderMark() {
        int mark = BYTE_ORDER_MARK.length;
        return length >= mark && Arrays.equals(line, 0, mark, BYTE_ORDER_MARK, 0, mark);
    }
}
