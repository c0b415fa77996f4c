package org.jadoube.adapter.systemd;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Native;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Listens as systemd does: a real datagram socket, at a path or under an abstract name. */
public final class NotifyListener implements AutoCloseable {
    private static final int EAGAIN = 11;

    private final Sockets sockets = Native.load("c", Sockets.class);
    private final int socket;

    private interface Sockets extends Library {
        int socket(int domain, int type, int protocol) throws LastErrorException;

        int bind(int socket, byte[] address, int length) throws LastErrorException;

        long recv(int socket, byte[] buffer, long length, int flags) throws LastErrorException;

        int close(int socket) throws LastErrorException;
    }

    public NotifyListener(String name) {
        socket = sockets.socket(LibC.AF_UNIX, LibC.SOCK_DGRAM | LibC.SOCK_CLOEXEC, 0);
        byte[] address = NotifySocket.address(name);
        sockets.bind(socket, address, address.length);
    }

    /** What has come in since it was last asked. */
    public List<String> heard() {
        List<String> messages = new ArrayList<>();
        byte[] buffer = new byte[4096];
        while (true) {
            try {
                long length = sockets.recv(socket, buffer, buffer.length, LibC.MSG_DONTWAIT);
                messages.add(new String(buffer, 0, (int) length, StandardCharsets.UTF_8));
            } catch (LastErrorException none) {
                if (none.getErrorCode() != EAGAIN) {
                    throw none;
                }
                return messages;
            }
        }
    }

    @Override
    public void close() {
        sockets.close(socket);
    }
}
