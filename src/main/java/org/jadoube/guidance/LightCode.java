package org.jadoube.guidance;

/**
 * How a cue shines on a board: a colour and a rhythm, so that one is enough where the other cannot
 * be seen.
 *
 * <p>The colours are those of Okabe and Ito, which can be told apart by people who see few colours.
 * No light flashes more than three times a second.
 */
public enum LightCode {
    CLEAR(Cue.CLEAR, 0xd55e00, 200, 200, 0),
    FILL(Cue.FILL, 0xd55e00, 1000, 0, 0),
    ASK(Cue.ASK, 0xcc79a7, 200, 800, 0),
    HELD(Cue.HELD, 0x009e73, 1000, 0, 0),
    MUST(Cue.MUST, 0xf0e442, 800, 200, 0),
    ANNOUNCED_FROM(Cue.ANNOUNCED_FROM, 0x56b4e9, 250, 250, 0),
    ANNOUNCED_TO(Cue.ANNOUNCED_TO, 0x56b4e9, 250, 250, 250),
    CAPTURE(Cue.CAPTURE, 0xe69f00, 500, 500, 0),
    TARGET(Cue.TARGET, 0x0072b2, 1000, 0, 0),
    HINT(Cue.HINT, 0x0072b2, 900, 100, 0),
    CHECK(Cue.CHECK, 0xd55e00, 100, 400, 0),
    LAST_TO(Cue.LAST_TO, 0x606060, 1000, 0, 0),
    LAST_FROM(Cue.LAST_FROM, 0x303030, 1000, 0, 0),
    ADVISED(Cue.ADVISED, 0x009e73, 700, 300, 0),
    DANGER(Cue.DANGER, 0xd55e00, 600, 200, 0);

    private final Cue cue;
    private final int rgb;
    private final int onMillis;
    private final int offMillis;
    private final int shiftMillis;

    LightCode(Cue cue, int rgb, int onMillis, int offMillis, int shiftMillis) {
        this.cue = cue;
        this.rgb = rgb;
        this.onMillis = onMillis;
        this.offMillis = offMillis;
        this.shiftMillis = shiftMillis;
    }

    /** What shines so. */
    public Cue cue() {
        return cue;
    }

    /** The colour: red in bits 23 to 16, green, and blue in bits 7 to 0. */
    public int rgb() {
        return rgb;
    }

    /** How long it is lit in each cycle, in milliseconds. */
    public int onMillis() {
        return onMillis;
    }

    /** How long it is dark after that; 0 for a steady light. */
    public int offMillis() {
        return offMillis;
    }

    /** Where in its cycle it begins, so that lights of one cycle can take turns. */
    public int shiftMillis() {
        return shiftMillis;
    }

    /** Whether it tells only of the past, and would be taken for advice where colours lack. */
    public boolean isOfThePast() {
        return this == LAST_TO || this == LAST_FROM;
    }

    /**
     * Whether it is lit at a moment.
     *
     * @param micros since all lights began their cycles, 0 or more
     */
    public boolean isLit(long micros) {
        return phaseMicros(micros) < onMillis * 1_000L;
    }

    /**
     * How long it stays as it is at a moment.
     *
     * @param micros since all lights began their cycles, 0 or more
     * @return in microseconds; {@link Long#MAX_VALUE} for a steady light
     */
    public long holdsMicros(long micros) {
        if (offMillis == 0) {
            return Long.MAX_VALUE;
        }
        long end = isLit(micros) ? onMillis : onMillis + offMillis;
        return end * 1_000 - phaseMicros(micros);
    }

    private long phaseMicros(long micros) {
        return (micros + shiftMillis * 1_000L) % ((onMillis + offMillis) * 1_000L);
    }
}
