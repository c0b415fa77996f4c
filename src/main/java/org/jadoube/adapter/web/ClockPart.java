package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Color;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.ClockText;

/** What the clock shows; the page is told each change, and counts nothing itself. */
final class ClockPart {
    private static final long SHORT_MICROS = 20_000_000;

    private ClockPart() {}

    static Map<String, Object> of(Optional<ChessClock> clock, long nowMicros) {
        Map<String, Object> part = new LinkedHashMap<>();
        clock.ifPresent(each -> {
            for (Color color : Color.values()) {
                long left = each.remainingMicros(color, nowMicros);
                part.put(
                        Letters.lower(color),
                        Map.of("text", ClockText.of(left), "short", left < SHORT_MICROS));
            }
            each.running(nowMicros).ifPresent(side -> part.put("running", Letters.lower(side)));
            each.flag(nowMicros).ifPresent(flag -> part.put("flag", Letters.lower(flag.color())));
        });
        return part;
    }

    /** When another part is due by itself; {@code Long.MAX_VALUE} for never. */
    static long wakeMicros(Optional<ChessClock> clock, long nowMicros) {
        return clock.filter(each -> each.running(nowMicros).isPresent())
                .map(each -> each.nextEventMicros(nowMicros).orElse(Long.MAX_VALUE))
                .orElse(Long.MAX_VALUE);
    }
}
