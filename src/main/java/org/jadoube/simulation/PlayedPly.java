package org.jadoube.simulation;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One ply of a simulated game while it is played. */
final class PlayedPly {
    private final Set<Incident> incidents = EnumSet.noneOf(Incident.class);
    private @Nullable Manner manner;
    private Verdict byOccupancy = Verdict.CORRECTED;
    private Verdict byEvents = Verdict.CORRECTED;
    private boolean compared;
    private boolean putRight;
    private boolean asked;
    private boolean corrected;
    private boolean marked;
    private boolean wrong;
    private long completeMicros;
    private long writtenMicros;

    void play(Gesture gesture) {
        if (manner == null) {
            manner = gesture.manner();
            incidents.addAll(gesture.incidents());
        }
    }

    void meet(Incident incident) {
        incidents.add(incident);
    }

    void completeAt(long micros) {
        completeMicros = micros;
    }

    void writtenAt(long micros) {
        writtenMicros = micros;
    }

    void noteAsked() {
        asked = true;
    }

    void notePutRight() {
        putRight = true;
    }

    void noteCorrected() {
        corrected = true;
    }

    /**
     * @param isMarked whether the record says that the move is inferred
     */
    void noteWrong(boolean isMarked) {
        marked |= isMarked;
        wrong |= !isMarked;
    }

    /** What simpler ways made of it, when it was played for the first time. */
    void compare(Verdict occupancy, Verdict events) {
        if (!compared) {
            byOccupancy = occupancy;
            byEvents = events;
            compared = true;
        }
    }

    boolean isManner(Manner other) {
        return manner == other;
    }

    PlyReport report() {
        long latencyMicros = Math.max(0, writtenMicros - completeMicros);
        return new PlyReport(manner, incidents, verdict(), byOccupancy, byEvents, latencyMicros);
    }

    private Verdict verdict() {
        if (wrong) {
            return Verdict.WRONG;
        }
        if (marked) {
            return Verdict.MARKED;
        }
        if (corrected) {
            return Verdict.CORRECTED;
        }
        if (asked) {
            return Verdict.ASKED;
        }
        return putRight ? Verdict.PUT_RIGHT : Verdict.EXACT;
    }
}
