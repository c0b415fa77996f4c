package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import java.util.SequencedMap;

/**
 * All that a page shows at one moment, in parts that change at different times.
 *
 * @param number grows from frame to frame
 * @param parts JSON by the name of the part
 */
record Frame(long number, SequencedMap<String, String> parts) {

    /**
     * The server-sent events that bring a page from some parts to these; empty when nothing
     * differs.
     */
    byte[] events(Map<String, String> known) {
        StringBuilder events = new StringBuilder();
        parts.forEach((name, json) -> {
            if (!json.equals(known.get(name))) {
                events.append("event: ").append(name).append("\ndata: ").append(json);
                events.append("\nid: ").append(number).append("\n\n");
            }
        });
        return events.toString().getBytes(UTF_8);
    }
}
