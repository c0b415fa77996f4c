package org.jadoube.adapter.web;

import com.sun.net.httpserver.HttpExchange;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jadoube.guidance.Language;

/**
 * All pages that look on, and the one thread that makes frames for them.
 *
 * <p>The loop is touched only by reading its picture. However many frames it makes, a viewer gets
 * no more than one each {@value #SHORTEST_NANOS} nanoseconds.
 */
final class Viewers implements AutoCloseable {
    private static final int MOST_VIEWERS = 256;
    private static final long SHORTEST_NANOS = 10_000_000;
    private static final long LONGEST_NANOS = 1_000_000_000;
    private static final long STALLED_NANOS = 20_000_000_000L;
    private static final long STACK_BYTES = 256 * 1024;

    private final Board board;
    private final Renderer renderer;
    private final Consumer<String> log;
    private final Teacher teacher;
    private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
    private final Thread thread;
    private volatile boolean changed;
    private volatile boolean closed;

    /**
     * @param stars keeps what learners win
     * @param log is told in words what should not have happened
     */
    Viewers(Board board, Renderer renderer, Stars stars, Consumer<String> log) {
        this.board = board;
        this.renderer = renderer;
        this.log = log;
        teacher = new Teacher(board, stars, this::wake);
        thread = Thread.ofPlatform().name("console-frames").daemon().unstarted(this::run);
        thread.start();
        board.onChange(() -> {
            wake();
            teacher.look();
        });
    }

    /** Takes the exchange over, and closes it when the page goes away. */
    void add(Language language, HttpExchange exchange) throws RefusedException {
        if (viewers.size() >= MOST_VIEWERS) {
            throw new RefusedException(503, "Too many are looking on already.");
        }
        Viewer viewer = new Viewer(language, exchange);
        viewers.add(viewer);
        Thread.ofPlatform().name("console-viewer").daemon().stackSize(STACK_BYTES).start(viewer);
        wake();
    }

    Teacher teacher() {
        return teacher;
    }

    int count() {
        return viewers.size();
    }

    private void wake() {
        changed = true;
        LockSupport.unpark(thread);
    }

    private void run() {
        long wakeMicros = Long.MAX_VALUE;
        long shownNanos = System.nanoTime() - SHORTEST_NANOS;
        while (!closed) {
            long waitedNanos = System.nanoTime() - shownNanos;
            boolean due = changed || board.nowMicros() >= wakeMicros;
            if (waitedNanos < SHORTEST_NANOS) {
                LockSupport.parkNanos(this, SHORTEST_NANOS - waitedNanos);
            } else if (due && !viewers.isEmpty()) {
                wakeMicros = tryToShowAll();
                shownNanos = System.nanoTime();
            } else {
                sweep();
                LockSupport.parkNanos(this, nanosUntil(wakeMicros));
            }
        }
    }

    private long nanosUntil(long wakeMicros) {
        long micros = Math.min(wakeMicros - board.nowMicros(), LONGEST_NANOS / 1_000);
        return Math.max(1, micros * 1_000);
    }

    /** One picture that cannot be shown is no reason to show none of the later ones. */
    private long tryToShowAll() {
        try {
            return showAll();
        } catch (RuntimeException unforeseen) {
            log.accept("The console cannot show the board as it is now. (" + unforeseen + ")");
            return Long.MAX_VALUE;
        }
    }

    /** Shows what is to be seen now; tells when the clock will show something else by itself. */
    private long showAll() {
        changed = false;
        Optional<Picture> picture = board.picture();
        return picture.isEmpty() ? Long.MAX_VALUE : showAll(picture.get());
    }

    private long showAll(Picture picture) {
        long nowMicros = board.nowMicros();
        Set<Language> languages = EnumSet.noneOf(Language.class);
        viewers.forEach(viewer -> languages.add(viewer.language()));
        Map<Language, Frame> frames =
                renderer.frames(picture, teacher.lecture(), nowMicros, languages);
        for (Viewer viewer : viewers) {
            Frame frame = frames.get(viewer.language());
            if (frame == null) {
                changed = true;
            } else {
                viewer.show(frame);
            }
        }
        return ClockPart.wakeMicros(picture.clock(), nowMicros);
    }

    private void sweep() {
        viewers.removeIf(viewer -> {
            if (viewer.isStalledFor(STALLED_NANOS)) {
                viewer.close();
            }
            return viewer.isClosed();
        });
    }

    @Override
    public void close() {
        closed = true;
        teacher.close();
        LockSupport.unpark(thread);
        viewers.forEach(Viewer::close);
    }
}
