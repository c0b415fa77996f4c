package org.jadoube.notation;

import java.io.IOException;
import java.io.InputStream;

/** A stream that gives its bytes in small pieces, as a slow line does. */
final class Trickle extends InputStream {
    private final InputStream source;
    private final int piece;

    Trickle(InputStream source, int piece) {
        this.source = source;
        this.piece = piece;
    }

    @Override
    public int read() throws IOException {
        return source.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        return source.read(target, offset, Math.min(piece, length));
    }
}
