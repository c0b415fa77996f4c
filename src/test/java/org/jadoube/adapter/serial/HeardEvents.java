package org.jadoube.adapter.serial;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;

/** Everything that a protocol brings about, kept for a test to look at. */
final class HeardEvents implements BoardEvents {
    final List<Scan> scans = new ArrayList<>();
    final List<Button> presses = new ArrayList<>();
    final Map<String, String> faults = new TreeMap<>();
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    /** What is wrong with a part; empty when nothing is. */
    String fault(String part) {
        return faults.getOrDefault(part, "");
    }

    /** What was sent since the last call. */
    byte[] takeSent() {
        byte[] bytes = sent.toByteArray();
        sent.reset();
        return bytes;
    }

    @Override
    public void send(byte[] bytes) {
        sent.writeBytes(bytes);
    }

    @Override
    public void scanned(long contacts, long atMicros) {
        scans.add(new Scan(contacts, atMicros));
    }

    @Override
    public void pressed(Button button, long atMicros) {
        presses.add(button);
    }

    @Override
    public void faulty(String part, String words) {
        faults.put(part, words);
    }

    @Override
    public void working(String part) {
        faults.remove(part);
    }
}
