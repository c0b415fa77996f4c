package org.jadoube.simulation;

import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.table.Input;

/** Runs simpler ways of recognising moves on the contacts of a game. */
final class Comparison {
    private final Course course;
    private final ByOccupancy byOccupancy;
    private final ByEvents byEvents;
    private int firstPly;
    private boolean running;

    Comparison(Course course, boolean byPress, long masked) {
        this.course = course;
        this.byOccupancy = new ByOccupancy(byPress, masked);
        this.byEvents = new ByEvents(masked);
    }

    /** From a ply on everything that has been planned by now is to be recognised. */
    void begin(int ply) {
        List<Move> truth = course.game().moves().subList(ply, course.played());
        byOccupancy.begin(course.before(ply), truth);
        byEvents.begin(course.before(ply), truth);
        firstPly = ply;
        running = true;
    }

    void take(Input input) {
        if (!running) {
            return;
        }
        if (input instanceof Input.Sensed sensed) {
            byOccupancy.sense(sensed.events(), sensed.atMicros());
            byEvents.sense(sensed.events(), sensed.atMicros());
        } else if (input instanceof Input.Pressed) {
            byOccupancy.press();
        }
    }

    /** Notes what they have made of it. */
    void end(long nowMicros) {
        if (running) {
            List<Verdict> occupancy = byOccupancy.verdicts(nowMicros);
            List<Verdict> events = byEvents.verdicts(nowMicros);
            for (int i = 0; i < occupancy.size(); i++) {
                course.ply(firstPly + i).compare(occupancy.get(i), events.get(i));
            }
            running = false;
        }
    }
}
