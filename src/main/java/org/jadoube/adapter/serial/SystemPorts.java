package org.jadoube.adapter.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The serial ports of the system, by jSerialComm. */
final class SystemPorts implements SerialPorts {
    private static final Pattern PATTERN_SIGNS = Pattern.compile("[*?\\[{]");
    private static final int READ_MILLIS = 100;

    @Override
    public List<String> present(List<String> names) {
        Set<String> present = new LinkedHashSet<>();
        for (String name : names) {
            if (PATTERN_SIGNS.matcher(name).find()) {
                present.addAll(matching(Path.of(name)));
            } else if (Files.exists(Path.of(name))) {
                present.add(name);
            }
        }
        return List.copyOf(present);
    }

    private static List<String> matching(Path pattern) {
        Path folder = pattern.toAbsolutePath().getParent();
        List<String> paths = new ArrayList<>();
        try (DirectoryStream<Path> found =
                Files.newDirectoryStream(folder, pattern.getFileName().toString())) {
            found.forEach(path -> paths.add(path.toString()));
        } catch (IOException noSuchFolder) {
            return List.of();
        }
        paths.sort(null);
        return paths;
    }

    @Override
    public Optional<SerialLine> open(String path, BoardKind kind) {
        SerialPort port;
        try {
            port = SerialPort.getCommPort(path);
        } catch (SerialPortInvalidPortException gone) {
            return Optional.empty();
        }
        port.setComPortParameters(kind.baud(), 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        // Waits for the first byte and takes what is there. Blocking reads would wait for a full
        // buffer, and others not at all.
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
        return port.openPort(0) ? Optional.of(new SystemLine(port)) : Optional.empty();
    }

    /**
     * @param port is open; it goes on saying so when the device is gone
     */
    private record SystemLine(SerialPort port) implements SerialLine {
        @Override
        public int read(byte[] bytes) {
            return port.readBytes(bytes, bytes.length);
        }

        @Override
        public void write(byte[] bytes) {
            port.writeBytes(bytes, bytes.length);
        }

        @Override
        public void close() {
            port.closePort();
        }
    }
}
