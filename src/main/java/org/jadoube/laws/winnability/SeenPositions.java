package org.jadoube.laws.winnability;

/** A set of positions by their hashes; grows as needed. */
final class SeenPositions {
    private long[] slots = new long[1 << 10];
    private int size;

    /** Whether the position is new; it is not any more afterwards. */
    boolean add(long hash) {
        long key = hash == 0 ? 1 : hash;
        if (!insert(key)) {
            return false;
        }
        if (2 * ++size > slots.length) {
            long[] old = slots;
            slots = new long[2 * old.length];
            for (long each : old) {
                if (each != 0) {
                    insert(each);
                }
            }
        }
        return true;
    }

    private boolean insert(long key) {
        int mask = slots.length - 1;
        int slot = (int) (key >>> 32) & mask;
        while (slots[slot] != 0) {
            if (slots[slot] == key) {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        slots[slot] = key;
        return true;
    }
}
