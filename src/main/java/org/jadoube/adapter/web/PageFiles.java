package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of the page, all of them in memory.
 *
 * <p>What is not in the list is not there: a path is a key, and never looked up anywhere else.
 */
final class PageFiles {
    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "json", "application/json; charset=utf-8",
                    "svg", "image/svg+xml; charset=utf-8");

    /** A file: its bytes, its media type, and a tag that changes whenever the bytes do. */
    static final class PageFile {
        private final byte[] bytes;
        private final String type;
        private final String tag;

        private PageFile(byte[] bytes, String type, String tag) {
            this.bytes = bytes;
            this.type = type;
            this.tag = tag;
        }

        byte[] bytes() {
            return bytes;
        }

        String type() {
            return type;
        }

        String tag() {
            return tag;
        }
    }

    private final Map<String, PageFile> files = new LinkedHashMap<>();

    PageFiles() {
        for (String name : list()) {
            files.put("/" + name, file(name));
        }
    }

    /** The file of a path such as {@code /main.js}; {@code /} is the page itself. */
    Optional<PageFile> at(String path) {
        return Optional.ofNullable(files.get(path.equals("/") ? "/index.html" : path));
    }

    /** Changes whenever any file does. */
    String build() {
        MessageDigest digest = digest();
        files.values().forEach(file -> digest.update(file.tag().getBytes(UTF_8)));
        return shown(digest);
    }

    static List<String> list() {
        return new String(read("files.txt"), UTF_8).lines().toList();
    }

    private static PageFile file(String name) {
        byte[] bytes = read(name);
        MessageDigest digest = digest();
        digest.update(bytes);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return new PageFile(bytes, TYPES.getOrDefault(ending, "text/plain"), shown(digest));
    }

    private static byte[] read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("page/" + name)) {
            if (in == null) {
                throw new IOException("page/" + name + " is not in the jar");
            }
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError("every Java has SHA-256", impossible);
        }
    }

    private static String shown(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest(), 0, 8);
    }
}
