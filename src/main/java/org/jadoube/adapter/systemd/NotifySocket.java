package org.jadoube.adapter.systemd;

import com.sun.jna.LastErrorException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The socket on which systemd listens to a service; see sd_notify(3). */
final class NotifySocket {
    private final LibC libc;
    private final int socket;
    private final byte[] address;

    private NotifySocket(LibC libc, int socket, byte[] address) {
        this.libc = libc;
        this.socket = socket;
        this.address = address;
    }

    /**
     * Opens a socket, and with it the native library; the first call in a process takes a tenth of
     * a second.
     *
     * @param name an absolute path, or an abstract name after {@code @}
     * @throws IOException if the library or a socket is not to be had
     */
    static NotifySocket to(String name) throws IOException {
        try {
            LibC libc = LibC.load();
            int socket = libc.socket(LibC.AF_UNIX, LibC.SOCK_DGRAM | LibC.SOCK_CLOEXEC, 0);
            return new NotifySocket(libc, socket, address(name));
        } catch (LastErrorException | UnsatisfiedLinkError unable) {
            throw new IOException(unable);
        }
    }

    /** {@code struct sockaddr_un}: the family and the path; an abstract name has no NUL behind. */
    static byte[] address(String name) {
        boolean isAbstract = name.startsWith("@");
        byte[] path =
                (isAbstract ? '\0' + name.substring(1) : name + '\0')
                        .getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Short.BYTES + path.length)
                .order(ByteOrder.nativeOrder())
                .putShort((short) LibC.AF_UNIX)
                .put(path)
                .array();
    }

    /** Sends a message without waiting; false when it did not go out. */
    boolean send(String message) {
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        int flags = LibC.MSG_DONTWAIT | LibC.MSG_NOSIGNAL;
        try {
            libc.sendto(socket, bytes, bytes.length, flags, address, address.length);
            return true;
        } catch (LastErrorException fullOrGone) {
            return false;
        }
    }
}
