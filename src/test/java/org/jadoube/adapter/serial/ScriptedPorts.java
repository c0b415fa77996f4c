package org.jadoube.adapter.serial;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/**
 * Ports at which each read takes a tenth of a second of a time of their own, and gives what a
 * script says of the device at that time since it was opened.
 */
final class ScriptedPorts implements SerialPorts {
    private static final long READ_MICROS = 100_000;

    /** What a device that is gone says. */
    static final String HUNG_UP = "gone";

    private record Device(BoardKind speed, LongFunction<String> script) {}

    private final Map<String, Device> devices = new LinkedHashMap<>();
    private final AtomicLong nowMicros = new AtomicLong();
    private final List<String> written = new CopyOnWriteArrayList<>();
    private final List<String> opened = new CopyOnWriteArrayList<>();

    /**
     * Plugs in a device.
     *
     * @param speed the kind of board at whose speed it makes sense; at others it says {@code ~}
     * @param script what it says, by the number of the read since it was opened
     */
    void plug(String path, BoardKind speed, LongFunction<String> script) {
        devices.put(path, new Device(speed, script));
    }

    long nowMicros() {
        return nowMicros.get();
    }

    /** What was written to any port. */
    List<String> written() {
        return written;
    }

    /** Which ports were opened, and for what. */
    List<String> opened() {
        return opened;
    }

    @Override
    public List<String> present(List<String> names) {
        return names.stream().filter(devices::containsKey).toList();
    }

    @Override
    public Optional<SerialLine> open(String path, BoardKind kind) {
        opened.add(path + " " + kind);
        return Optional.ofNullable(devices.get(path)).map(device -> line(device, kind));
    }

    private SerialLine line(Device device, BoardKind kind) {
        return new SerialLine() {
            private long reads;

            @Override
            public int read(byte[] bytes) {
                nowMicros.addAndGet(READ_MICROS);
                String said = device.script().apply(reads);
                reads++;
                if (said.equals(HUNG_UP)) {
                    return SerialLine.GONE;
                }
                String heard = kind == device.speed() ? said : "~".repeat(said.length());
                byte[] heardBytes = heard.getBytes(StandardCharsets.ISO_8859_1);
                System.arraycopy(heardBytes, 0, bytes, 0, heardBytes.length);
                return heardBytes.length;
            }

            @Override
            public void write(byte[] bytes) {
                written.add(new String(bytes, StandardCharsets.ISO_8859_1));
            }

            @Override
            public void close() {}
        };
    }
}
