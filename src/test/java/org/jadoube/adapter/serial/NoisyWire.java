package org.jadoube.adapter.serial;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/** What a wire does to bytes: one in so many is lost, doubled, or has a bit flipped. */
final class NoisyWire {
    private final Random random;
    private final int oneIn;
    private long faults;

    /**
     * @param oneIn how many bytes there are to a faulty one; 0 for a wire without faults
     */
    NoisyWire(int oneIn, long seed) {
        this.oneIn = oneIn;
        random = new Random(seed);
    }

    /** How many bytes came out wrong. */
    long faults() {
        return faults;
    }

    byte[] carry(byte[] bytes, int count) {
        ByteArrayOutputStream carried = new ByteArrayOutputStream(count);
        for (int i = 0; i < count; i++) {
            boolean isFaulty = oneIn > 0 && random.nextInt(oneIn) == 0;
            if (!isFaulty) {
                carried.write(bytes[i]);
                continue;
            }
            faults++;
            switch (random.nextInt(3)) {
                case 0 -> {}
                case 1 -> {
                    carried.write(bytes[i]);
                    carried.write(bytes[i]);
                }
                default -> carried.write(bytes[i] ^ (1 << random.nextInt(8)));
            }
        }
        return carried.toByteArray();
    }
}
