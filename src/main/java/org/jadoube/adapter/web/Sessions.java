package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who has given the password; forgotten when the service ends. */
final class Sessions {
    static final String COOKIE = "jadoube";

    private static final int MOST_SESSIONS = 1_000;
    private static final int TOKEN_BYTES = 32;

    private final byte @Nullable [] wanted;
    private final SecureRandom random = new SecureRandom();
    private final Set<String> tokens = new LinkedHashSet<>();

    Sessions(@Nullable String password) {
        wanted = password == null ? null : digest(password);
    }

    /** Whether a request with these cookies may see the board; anybody's may without a password. */
    synchronized boolean admits(@Nullable String cookies) {
        return wanted == null || token(cookies).filter(tokens::contains).isPresent();
    }

    /** A new token for one who knows the password; empty for one who does not. */
    synchronized Optional<String> begin(String password) {
        // Digests have one length, and comparing them takes as long wherever they differ.
        if (wanted == null || !MessageDigest.isEqual(wanted, digest(password))) {
            return Optional.empty();
        }
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        String token = HexFormat.of().formatHex(bytes);
        tokens.add(token);
        if (tokens.size() > MOST_SESSIONS) {
            tokens.remove(tokens.iterator().next());
        }
        return Optional.of(token);
    }

    synchronized void end(@Nullable String cookies) {
        token(cookies).ifPresent(tokens::remove);
    }

    private static Optional<String> token(@Nullable String cookies) {
        return Arrays.stream((cookies == null ? "" : cookies).split(";"))
                .map(String::strip)
                .filter(cookie -> cookie.startsWith(COOKIE + "="))
                .map(cookie -> cookie.substring(COOKIE.length() + 1))
                .findFirst();
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }
}
