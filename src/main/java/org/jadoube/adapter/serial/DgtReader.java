package org.jadoube.adapter.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the messages of a DGT board in a stream of bytes: only the first byte of a message is 80 or
 * above, so one that was cut short ends where the next begins.
 */
final class DgtReader {
    private static final int HEAD = 3;

    private final List<Integer> message = new ArrayList<>();

    /** Takes in bytes and gives the messages that they complete. */
    List<DgtMessage> read(byte[] bytes, int count) {
        List<DgtMessage> messages = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            read(Byte.toUnsignedInt(bytes[i])).ifPresent(messages::add);
        }
        return messages;
    }

    private Optional<DgtMessage> read(int next) {
        if (next >= 0x80) {
            message.clear();
        } else if (message.isEmpty()) {
            return Optional.empty();
        }
        message.add(next);
        if (message.size() < HEAD) {
            return Optional.empty();
        }
        int length = (message.get(1) << 7) | message.get(2);
        if (message.size() < length) {
            return Optional.empty();
        }
        int id = message.getFirst();
        List<Integer> content = List.copyOf(message.subList(HEAD, message.size()));
        message.clear();
        return DgtMessage.of(id, content);
    }
}
