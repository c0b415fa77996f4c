package org.jadoube.clock;

import org.jadoube.chess.Color;

/**
 * The time that each side has for a game, and what sets the clock going.
 *
 * <p>Its notation, in which plain numbers are minutes for a base time and seconds for a bonus:
 *
 * <pre>{@code
 * control   = _, sides, [ __, "start", __, ( "press" | "move" ) ], _ ;
 * sides     = game, [ __, "vs", __, game ]
 *           | hourglass, [ __, "vs", __, hourglass ] ;
 * game      = "none" | { counted, _, ",", _ }, ( counted | rest ) ;
 * counted   = moves, "/", rest ;
 * rest      = time, [ bonus ] ;
 * hourglass = time, "/hourglass" ;
 * bonus     = ( "+" | "b" | "d" ), seconds ;
 * time      = number | number, ":", sixty | seconds, "s" ;
 * seconds   = number, [ ".", digit, 5 * [ digit ] ] ;
 * moves     = number ;
 * number    = digit, { digit } ;
 * sixty     = ( "0" | "1" | "2" | "3" | "4" | "5" ), digit ;
 * _         = { " " } ;
 * __        = " ", _ ;
 * }</pre>
 *
 * <p>{@code moves} is 1 to 999, {@code time} at most 6000 minutes, a bonus at most 3600 seconds. A
 * period has time: its base or its bonus is more than 0. The times are those of both sides, or of
 * White "vs" Black. "start press", the default, lets Black's press start White's clock; "start
 * move" leaves the first move untimed. {@code +} is Fischer's increment, {@code b} Bronstein's
 * delay, {@code d} the simple delay. A last period with a number of moves repeats.
 *
 * <p>Examples: {@code 5+3}; {@code 40/90+30, 30+30}; {@code 15d5}; {@code 10b3}; {@code
 * 60/hourglass} (sixty minutes each; {@code 60s/hourglass} for a minute); {@code 0:30+1} and {@code
 * 30s+1} (half a minute); {@code 5+3 vs 3+2}; {@code none vs 5+0}; {@code 5+3 start move}.
 */
public record TimeControl(Allotment white, Allotment black, ClockStart start) {

    /**
     * Checks that the sides fit together.
     *
     * @throws IllegalArgumentException when only one side has an hourglass
     */
    public TimeControl {
        if (white instanceof Allotment.Hourglass != black instanceof Allotment.Hourglass) {
            throw new IllegalArgumentException("an hourglass for one side only");
        }
    }

    /**
     * The time control that a text stands for.
     *
     * @throws TimeControlException when the text is not in the notation above
     */
    public static TimeControl parse(String text) {
        return new TimeControlParser(text).parse();
    }

    /** The time allotted to a side. */
    public Allotment of(Color color) {
        return color == Color.WHITE ? white : black;
    }

    /** The same times for the same players when they have changed colors. */
    public TimeControl exchanged() {
        return new TimeControl(/* white= */ black, /* black= */ white, start);
    }

    /**
     * The class of play, by the side that has less time.
     *
     * <p>The Laws speak only of equal times. An hourglass counts with its base time alone.
     */
    public TimeClass timeClass() {
        TimeClass ofWhite = TimeClass.of(white);
        TimeClass ofBlack = TimeClass.of(black);
        return ofWhite.compareTo(ofBlack) > 0 ? ofWhite : ofBlack;
    }

    /**
     * The value of the PGN tag {@code TimeControl}, in seconds: {@code 300+3}, {@code
     * 40/5400+30:1800+30}, {@code *180} for an hourglass, {@code -} for no control.
     *
     * <p>It is {@code ?} where the PGN standard (1994, 9.6.1) has no form: different times for the
     * two sides, and delays. How the clock starts is left out.
     */
    public String pgnTag() {
        return white.equals(black) ? TimeControlText.pgn(white) : "?";
    }

    /** The notation, in one form only; {@link #parse} gives back an equal value. */
    @Override
    public String toString() {
        String sides = TimeControlText.notation(white);
        if (!white.equals(black)) {
            sides += " vs " + TimeControlText.notation(black);
        }
        return start == ClockStart.PRESS ? sides : sides + " start move";
    }
}
