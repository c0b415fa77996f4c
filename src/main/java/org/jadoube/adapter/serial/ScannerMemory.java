package org.jadoube.adapter.serial;

import org.jadoube.adapter.serial.BoardLine.State;
import org.jadoube.port.Button;
import org.jadoube.sensing.ButtonEdges;

/**
 * What is known of one of our boards beyond the closing of its port: a board that was only
 * unplugged goes on counting, and what it saw meanwhile can be asked for.
 */
final class ScannerMemory {
    private static final long HALF_RANGE_MILLIS = 1L << 31;
    private static final long RANGE_MASK = (1L << 32) - 1;

    private static final int BELIEVED_CONTRADICTIONS = 4;

    /** White's clock, Black's, keys 1 to 6. */
    private static final Button[] BY_BIT = {
        Button.WHITE_CLOCK,
        Button.BLACK_CLOCK,
        Button.ADJUST,
        Button.OFFER_DRAW,
        Button.QUEEN,
        Button.ROOK,
        Button.BISHOP,
        Button.KNIGHT
    };

    private final BoardEvents events;
    private final ChangeOrder order;
    private final ButtonEdges buttons = new ButtonEdges();
    private BoardClock clock = new BoardClock();
    private String boot = "";
    private long newestMillis;
    private long arrivedMicros;
    private int contradictions;

    ScannerMemory(BoardEvents events) {
        this.events = events;
        order = new ChangeOrder(this::believe);
    }

    ChangeOrder order() {
        return order;
    }

    /** Whether this start of the board is the one that is remembered. */
    boolean isSame(String number) {
        return boot.equals(number);
    }

    /** Meets a board; one that has started anew is another one. */
    void meet(String number) {
        if (!isSame(number)) {
            boot = number;
            forget();
        }
    }

    private void forget() {
        clock = new BoardClock();
        newestMillis = 0;
        contradictions = 0;
        order.restart();
        buttons.restart();
    }

    /**
     * Whether a state cannot come after what is remembered, so that the board seems to have started
     * anew. Where that is said again and again with the same boot number, it is memory that is
     * wrong, and gives way.
     */
    boolean contradicts(State state) {
        if (!hasGoneBack(state) && !order.isBehind(state)) {
            contradictions = 0;
            return false;
        }
        contradictions++;
        if (contradictions < BELIEVED_CONTRADICTIONS) {
            return true;
        }
        forget();
        return false;
    }

    private boolean hasGoneBack(State state) {
        return ((state.millis() - newestMillis) & RANGE_MASK) >= HALF_RANGE_MILLIS;
    }

    /** Takes in when a line arrived. */
    void arrived(State state, long nowMicros) {
        clock.arrived(state.millis(), nowMicros);
        arrivedMicros = nowMicros;
        if (!hasGoneBack(state)) {
            newestMillis = state.millis();
        }
    }

    private void believe(State state) {
        long atMicros = Math.min(clock.hostMicros(state.millis()), arrivedMicros);
        events.scanned(state.contacts(), atMicros);
        int pressed = buttons.pressed(state.buttons(), atMicros);
        for (int bit = 0; bit < BY_BIT.length; bit++) {
            if ((pressed & (1 << bit)) != 0) {
                events.pressed(BY_BIT[bit], atMicros);
            }
        }
    }
}
