package org.jadoube.adapter.serial;

/** The check sum of a line: CRC-16 with polynomial 1021, start ffff, nothing reflected. */
final class LineChecksum {
    private static final int POLYNOMIAL = 0x1021;

    private LineChecksum() {}

    /** The check sum of a body in ASCII, 0 to 65535. */
    static int of(String body) {
        int sum = 0xffff;
        for (int i = 0; i < body.length(); i++) {
            sum ^= body.charAt(i) << 8;
            for (int bit = 0; bit < 8; bit++) {
                sum = (sum & 0x8000) == 0 ? sum << 1 : (sum << 1) ^ POLYNOMIAL;
            }
            sum &= 0xffff;
        }
        return sum;
    }
}
