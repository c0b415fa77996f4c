package org.jadoube.adapter.systemd;

import com.sun.jna.LastErrorException;
import com.sun.jna.Library;
import com.sun.jna.Native;

/** The few calls that a datagram socket of the UNIX family takes; the JDK has none. */
interface LibC extends Library {
    int AF_UNIX = 1;
    int SOCK_DGRAM = 2;
    int SOCK_CLOEXEC = 0x80000;
    int MSG_DONTWAIT = 0x40;
    int MSG_NOSIGNAL = 0x4000;

    /** The numbers above are those of Linux on x86 and ARM. */
    static LibC load() {
        return Native.load("c", LibC.class);
    }

    int socket(int domain, int type, int protocol) throws LastErrorException;

    long sendto(int socket, byte[] bytes, long length, int flags, byte[] address, int addressLength)
            throws LastErrorException;
}
