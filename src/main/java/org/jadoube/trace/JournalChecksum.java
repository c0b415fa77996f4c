package org.jadoube.trace;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * The checksum of a record: CRC32C over the checksum before it and its text.
 *
 * <p>Each record thus vouches for all that come before it. Without that a block left over from
 * another journal, on a disk that has lost power, could pass for the rest of this one.
 */
final class JournalChecksum {
    /** What the first record follows. */
    static final String NONE = "00000000";

    private JournalChecksum() {}

    static String of(String before, byte[] text, int offset, int length) {
        CRC32C crc = new CRC32C();
        crc.update(before.getBytes(StandardCharsets.US_ASCII));
        crc.update(text, offset, length);
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }
}
