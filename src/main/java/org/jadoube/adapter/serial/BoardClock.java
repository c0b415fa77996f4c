package org.jadoube.adapter.serial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Maps the clock of a board to that of the host.
 *
 * <p>A line arrives late, never early. So the points (board time, arrival) all lie above the line
 * that is looked for, and those that were not delayed lie on it. It is the edge of their lower
 * convex hull that spans their middle, after S. B. Moon, P. Skelly and D. Towsley, "Estimation and
 * Removal of Clock Skew from Network Delay Measurements", INFOCOM 1999. What lines were delayed
 * does not count then, nor does a clock that is steadily too slow or too fast.
 */
final class BoardClock {
    private static final long WRAP_MILLIS = 1L << 32;
    private static final long BUCKET_MICROS = 1_000_000;
    private static final int BUCKETS = 60;

    /** In less, delays look like drift. */
    private static final int BUCKETS_FOR_DRIFT = 10;

    private static final int BUCKETS_WITHOUT_DRIFT = 2;

    /** No clock of a board is so far off. */
    private static final double LARGEST_DRIFT = 0.02;

    private record Point(long boardMicros, long hostMicros) {
        long delay() {
            return hostMicros - boardMicros;
        }
    }

    /** The least delayed of each second, newest last. */
    private final Deque<Point> points = new ArrayDeque<>();

    private long lastMillis;
    private long wrapped;
    private Point base = new Point(0, 0);
    private double rate = 1;

    /** Takes in that a line of this time arrived; one that is sent again says nothing. */
    void arrived(long millis, long nowMicros) {
        boolean isAgain = ((millis - lastMillis) & (WRAP_MILLIS - 1)) >= WRAP_MILLIS / 2;
        if (isAgain && !points.isEmpty()) {
            return;
        }
        if (millis < lastMillis) {
            wrapped += WRAP_MILLIS;
        }
        lastMillis = millis;
        Point point = new Point((millis + wrapped) * 1000, nowMicros);
        if (points.isEmpty() || bucket(points.getLast()) < bucket(point)) {
            points.addLast(point);
        } else if (point.delay() < points.getLast().delay()) {
            points.removeLast();
            points.addLast(point);
        } else {
            return;
        }
        while (bucket(point) - bucket(points.getFirst()) >= BUCKETS) {
            points.removeFirst();
        }
        fit();
    }

    /**
     * When, on the host's clock, it was so late on the board's.
     *
     * @param millis of a line that has arrived, or of one before it
     */
    long hostMicros(long millis) {
        long epoch = millis > lastMillis ? wrapped - WRAP_MILLIS : wrapped;
        long boardMicros = (millis + epoch) * 1000;
        return base.hostMicros() + Math.round(rate * (boardMicros - base.boardMicros()));
    }

    private static long bucket(Point point) {
        return point.boardMicros() / BUCKET_MICROS;
    }

    private void fit() {
        long span = bucket(points.getLast()) - bucket(points.getFirst());
        if (span < BUCKETS_FOR_DRIFT || !fitDrift()) {
            rate = 1;
            base = leastDelayedOfLate();
        }
    }

    private Point leastDelayedOfLate() {
        long newest = bucket(points.getLast());
        Point least = points.getLast();
        for (Point point : points) {
            if (newest - bucket(point) < BUCKETS_WITHOUT_DRIFT && point.delay() < least.delay()) {
                least = point;
            }
        }
        return least;
    }

    /** False when the points make no sense as a clock. */
    private boolean fitDrift() {
        double middle = points.stream().mapToLong(Point::boardMicros).average().orElseThrow();
        List<Point> hull = lowerHull();
        int right = 1;
        while (hull.get(right).boardMicros() < middle) {
            right++;
        }
        base = hull.get(right - 1);
        rate = slope(base, hull.get(right));
        return Math.abs(rate - 1) <= LARGEST_DRIFT;
    }

    private List<Point> lowerHull() {
        List<Point> hull = new ArrayList<>();
        for (Point point : points) {
            while (hull.size() >= 2
                    && slope(hull.get(hull.size() - 2), point)
                            <= slope(hull.get(hull.size() - 2), hull.getLast())) {
                hull.removeLast();
            }
            hull.add(point);
        }
        return hull;
    }

    private static double slope(Point from, Point to) {
        return (double) (to.hostMicros() - from.hostMicros())
                / (to.boardMicros() - from.boardMicros());
    }
}
