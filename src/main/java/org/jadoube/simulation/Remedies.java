package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.table.Table;
import org.jadoube.trace.PanelAction;

/** What players do about what the lights tell them: seat pieces, answer, take back. */
final class Remedies {
    private static final long PANEL_MICROS = 700_000;
    private static final long STEP_MICROS = 450_000;
    private static final long LEAST_REACTION_MILLIS = 200;

    private final Profile profile;
    private final Course course;
    private final Desk desk;
    private final Chances chances;
    private long busyUntil;

    Remedies(Profile profile, Course course, Desk desk, Chances chances) {
        this.profile = profile;
        this.course = course;
        this.desk = desk;
        this.chances = chances;
    }

    /** Whether a hand is on its way to a piece that is to be seated. */
    boolean isSeating(long nowMicros) {
        return nowMicros < busyUntil;
    }

    /** Whether the lights ask for a piece that stands off its contact. */
    boolean wantsSeating() {
        return seatable() != 0;
    }

    /** While the last move does not show, every piece off its contact is suspect. */
    private long seatable() {
        Table table = desk.table();
        List<Move> written = table.game().moves();
        boolean following =
                written.size() == course.played() && course.common(written) == written.size();
        long lit =
                table.recognition().reading() instanceof Reading.PutRight wrong ? wrong.fill() : 0;
        return following ? desk.board().offCentre() & lit : desk.board().offCentre();
    }

    /** Seats the pieces that the lights ask for; the time when that is done. */
    long seatLit(long nowMicros) {
        double reaction = chances.uniform(LEAST_REACTION_MILLIS, profile.get(SEES_LIGHTS_WITHIN));
        return seat(seatable(), nowMicros + Math.round(reaction * 1_000));
    }

    /** Seats every piece off its contact. */
    long seatAll(long nowMicros) {
        return seat(desk.board().offCentre(), nowMicros + STEP_MICROS);
    }

    private long seat(long squares, long fromMicros) {
        long at = fromMicros;
        for (Square square : Bitboard.squares(squares)) {
            at = step(new Deed.Seat(square), at);
        }
        course.lastPly().notePutRight();
        busyUntil = at;
        return at;
    }

    /** Lifts the piece that has moved last and puts it down again. */
    long putDownOnceMore(long nowMicros) {
        course.lastPly().notePutRight();
        return lift(Course.landing(course.move(course.played() - 1)), nowMicros + STEP_MICROS);
    }

    /** Lifts a piece and puts it down. */
    private long lift(Square square, long atMicros) {
        return step(new Deed.Put(square), step(new Deed.Lift(square), atMicros));
    }

    /** Clears squares that were forgotten. */
    long clear(List<Square> squares, long nowMicros) {
        long at = nowMicros + STEP_MICROS;
        for (Square square : squares) {
            at = step(new Deed.Lift(square), at);
        }
        return at;
    }

    private long step(Deed deed, long atMicros) {
        desk.agenda().add(deed, atMicros);
        return atMicros + STEP_MICROS;
    }

    /**
     * Answers the question about a ply, on the panel or by lifting the piece and putting it down.
     *
     * @param byHand whether it may be answered by hand
     */
    long answer(int ply, boolean byHand, long nowMicros) {
        long at = nowMicros + PANEL_MICROS;
        Move move = course.move(ply);
        if (!byHand || chances.happens(profile.get(ANSWERS_ON_PANEL))) {
            String uci = Uci.format(move, course.game().variant());
            return step(new Deed.Enter(new PanelAction.Answer(uci)), at);
        }
        return lift(Course.landing(move), at);
    }

    /**
     * Takes back all plies from one on, on the panel and by hand.
     *
     * @param forgotten squares that hold a piece although the position has none there
     */
    long takeBackTo(int ply, List<Square> forgotten, long nowMicros) {
        Table table = desk.table();
        int shown = table.game().plies() + (table.undecided().isEmpty() ? 0 : 1);
        long at = nowMicros + PANEL_MICROS;
        for (int i = ply; i < shown; i++) {
            at = step(new Deed.Enter(takingBack()), at);
        }
        Position wanted = course.before(ply);
        long standing = course.position().occupied();
        for (Square square : forgotten) {
            standing |= square.bit();
        }
        long differing = differing(wanted, course.position());
        for (Square square : Bitboard.squares(differing & standing)) {
            at = step(new Deed.Lift(square), at);
        }
        for (Square square : Bitboard.squares(differing & wanted.occupied())) {
            at = step(new Deed.Put(square), at);
        }
        for (Square square : Bitboard.squares(desk.board().offCentre() & ~differing)) {
            at = step(new Deed.Seat(square), at);
        }
        course.returnTo(ply);
        return at;
    }

    /**
     * The opponent lets a move stand that touched pieces forbid, by touching a piece (Laws 4.8):
     * the one that moves next, or the king.
     */
    long waive(long nowMicros) {
        Position position = course.position();
        Square touched =
                course.isOver()
                        ? position.king(position.turn())
                        : course.move(course.played()).from();
        return lift(touched, nowMicros + STEP_MICROS);
    }

    /** In strict play only the arbiter takes moves back. */
    private PanelAction takingBack() {
        return desk.table().rules().recognition().touchMove() == TouchMove.STRICT
                ? new PanelAction.Reinstate()
                : new PanelAction.TakeBack();
    }

    private static long differing(Position one, Position other) {
        long differing = 0;
        for (Square square : Square.values()) {
            boolean same = one.pieceAt(square).equals(other.pieceAt(square));
            differing |= same ? 0 : square.bit();
        }
        return differing;
    }
}
