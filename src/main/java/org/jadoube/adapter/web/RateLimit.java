package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How often each asker may ask: a bucket of so many requests that fills again at a steady rate.
 *
 * <p>Remembers a limited number of askers, those seen last.
 */
final class RateLimit {
    private static final int MOST_ASKERS = 1_000;
    private static final double MICROS_PER_SECOND = 1_000_000;

    private record Bucket(double left, long atMicros) {}

    private final double size;
    private final double perSecond;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    RateLimit(double size, double perSecond) {
        this.size = size;
        this.perSecond = perSecond;
    }

    /** Whether one more request of an asker is within the limit; it then counts. */
    synchronized boolean allows(String asker, long nowMicros) {
        Bucket bucket = buckets.getOrDefault(asker, new Bucket(size, nowMicros));
        double filled = (nowMicros - bucket.atMicros()) / MICROS_PER_SECOND * perSecond;
        double left = Math.min(size, bucket.left() + filled);
        boolean allowed = left >= 1;
        buckets.put(asker, new Bucket(allowed ? left - 1 : left, nowMicros));
        if (buckets.size() > MOST_ASKERS) {
            buckets.remove(buckets.keySet().iterator().next());
        }
        return allowed;
    }
}
