package org.jadoube.adapter.web;

import java.util.Map;

/** What the JDK's server can be told by system properties alone, before it is first used. */
final class ServerSettings {
    private static final Map<String, String> SETTINGS =
            Map.of(
                    // Events are small, and each is to arrive at once.
                    "sun.net.httpserver.nodelay", "true",
                    // Viewers, and as much again for what they ask.
                    "jdk.httpserver.maxConnections", "600",
                    "sun.net.httpserver.maxReqHeaders", "60",
                    "sun.net.httpserver.maxReqHeaderSize", "16384",
                    // Seconds in which a request has to be there: slow senders hold no thread.
                    "sun.net.httpserver.maxReqTime", "20",
                    "sun.net.httpserver.maxIdleConnections", "100");

    private ServerSettings() {}

    /** Settings that somebody has made already stay. */
    static void apply() {
        SETTINGS.forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
    }
}
