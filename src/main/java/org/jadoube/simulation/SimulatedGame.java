package org.jadoube.simulation;

import static org.jadoube.simulation.Parameter.*;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.Orientation;
import org.jadoube.simulation.Deed.Occasion;
import org.jadoube.table.Effect;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.Pace;
import org.jadoube.trace.PanelAction;
import org.jadoube.trace.SimulatedLoop;
import org.jadoube.trace.SimulatedLoop.Turn;
import org.jadoube.trace.Topic;
import org.jadoube.trace.TraceToken;

/** Two players with hands who play one game to its end on a simulated board. */
final class SimulatedGame {
    private static final long AFTER_PRESS_MICROS = 400_000;
    private static final long FINAL_REST_MICROS = 4_000_000;
    private static final long PANEL_MICROS = 700_000;
    private static final long STEP_MICROS = 450_000;
    private static final long AFTER_STEPS_MICROS = 2_500_000;
    private static final long MOVE_STANDS_MICROS = 1_000_000;
    private static final long SECOND_LOOK_MICROS = 600_000;
    private static final long ASK_STANDS_MICROS = 500_000;
    private static final int MOST_REMEDIES = 12;

    private final Profile profile;
    private final Position start;
    private final List<Move> moves;
    private final Variant variant;
    private final boolean presses;
    private final Chances chances;
    private final Agenda agenda = new Agenda();
    private final SimulatedBoard board;
    private final SimulatedLoop loop;
    private final Clumsiness clumsiness;
    private final Hands hands;
    private final Hands carefulHands;
    private final List<PlayedPly> plies = new ArrayList<>();

    /** The positions that the hands have brought about, the start included. */
    private final List<Position> positions = new ArrayList<>();

    private final Chronicle chronicle = new Chronicle();
    private final SortedMap<Integer, Failure> failures = new TreeMap<>();
    private final Completion completion;
    private final int[] sawWrong;
    private boolean needed;
    private boolean looksAgain;
    private List<Square> forgotten = List.of();
    private int remedies;
    private int carefulUntil;
    private boolean over;
    private boolean stuck;

    SimulatedGame(Profile profile, SampleGame game, Completion completion, Chances chances) {
        this.profile = profile;
        this.start = game.start();
        this.moves = game.moves();
        this.variant = game.variant();
        this.completion = completion;
        this.presses = completion == Completion.PRESS;
        this.chances = chances;
        this.hands = new Hands(profile, chances);
        this.carefulHands =
                new Hands(
                        Profile.CLEAN.with(HAND_SCALE, profile.get(HAND_SCALE)), chances.branch(2));
        this.clumsiness = new Clumsiness(hands, profile, chances);
        this.board =
                new SimulatedBoard(
                        profile, chances.branch(1), agenda, start.occupied(), this::record);
        long scan = Math.round(profile.get(SCAN_PERIOD) * 1_000);
        RecognitionRules recognition =
                new RecognitionRules(completion, TouchMove.TOLERANT, board.dead(), scan);
        TableRules rules = new TableRules(recognition, DrawRules.CLAIM, variant, null);
        this.loop =
                new SimulatedLoop(
                        Table.of(rules, Line.from(start), board.contacts(), 0),
                        new Pace(scan, false),
                        Orientation.STRAIGHT,
                        board.contacts(),
                        0,
                        this::note);
        this.sawWrong = new int[moves.size()];
        for (int i = 0; i < moves.size(); i++) {
            plies.add(new PlayedPly());
        }
        positions.add(start);
    }

    /** Plays the game and tells what the board made of it. */
    GameReport play() {
        agenda.add(new Deed.Look(Occasion.BEFORE_MOVE), micros(profile.get(THINK)));
        for (Motion next = agenda.next(); next != null && !over; next = agenda.next()) {
            needed = next.needed();
            carryOut(next.deed(), next.atMicros());
        }
        List<Move> written = loop.table().game().moves();
        for (int i = 0; i < moves.size(); i++) {
            boolean right = i < written.size() && written.get(i).equals(moves.get(i));
            if (!right) {
                plies.get(i).noteWrong();
            }
        }
        return new GameReport(
                plies.stream().map(PlayedPly::report).toList(),
                List.copyOf(failures.values()),
                stuck);
    }

    private static long micros(double millis) {
        return Math.round(millis * 1_000);
    }

    private void record(TraceToken token) {
        loop.add(token);
        chronicle.add(token, needed);
    }

    private void carryOut(Deed deed, long atMicros) {
        switch (deed) {
            case Deed.OnSquare here -> {
                if (board.carryOut(here, atMicros)) {
                    currentPly().meet(Incident.OFF_CENTRE);
                }
            }
            case Deed.Press press -> record(new TraceToken.Press(press.color(), atMicros));
            case Deed.Enter enter -> record(new TraceToken.Panel(enter.action(), atMicros));
            case Deed.Look look -> {
                loop.runTo(atMicros);
                switch (look.occasion()) {
                    case AFTER_MOVE -> lookAfterMove(atMicros);
                    case AFTER_PRESS -> lookAfterPress(atMicros);
                    case BEFORE_MOVE -> lookBeforeMove(atMicros);
                }
            }
        }
    }

    private PlayedPly currentPly() {
        return plies.get(Math.max(0, played() - 1));
    }

    private int played() {
        return positions.size() - 1;
    }

    private Position position() {
        return positions.getLast();
    }

    /** Notes what the board made of an input. */
    private void note(Turn turn) {
        Table table = turn.step().table();
        int count = table.game().plies();
        for (Effect effect : turn.step().effects()) {
            if (effect instanceof Effect.Asked && count < plies.size()) {
                plies.get(count).noteAsked();
                fail(Verdict.ASKED, count, turn.input().atMicros());
            }
        }
        int played = 0;
        for (Effect effect : turn.step().effects()) {
            played += effect instanceof Effect.Played ? 1 : 0;
        }
        for (int i = Math.max(0, count - played); i < count && i < plies.size(); i++) {
            plies.get(i).writtenAt(turn.input().atMicros());
        }
    }

    // ---------------------------------------------------------------- looking at the lights

    private void lookAfterMove(long now) {
        if (chances.happens(profile.get(SEES_LIGHTS))) {
            seatWhatIsLit(now);
        }
    }

    private void lookAfterPress(long now) {
        if (loop.table().recognition().completedPlies() >= played()) {
            int common = commonPlies();
            boolean wrong = common < Math.min(loop.table().game().plies(), played());
            if (wrong && sees(SEES_LIGHTS, false)) {
                playAgain(common, now);
            } else {
                planNextLook(now);
            }
            return;
        }
        remedies++;
        long at = now + micros(hands.beat(400));
        if (remedies > MOST_REMEDIES) {
            giveUp();
        } else if (!forgotten.isEmpty()) {
            for (Square square : forgotten) {
                agenda.add(new Deed.Lift(square), at);
                at += STEP_MICROS;
            }
            forgotten = List.of();
            pressAgain(at);
        } else if (board.offCentre() != 0) {
            pressAgain(seat(board.offCentre(), at));
        } else if (remedies % 3 == 0) {
            playAgain(commonPlies(), now);
        } else {
            pressAgain(at);
        }
    }

    private void pressAgain(long at) {
        agenda.add(new Deed.Press(position().turn().opposite()), at);
        agenda.add(new Deed.Look(Occasion.AFTER_PRESS), at + AFTER_PRESS_MICROS);
    }

    private void lookBeforeMove(long now) {
        Table table = loop.table();
        boolean last = played() == moves.size();
        int common = commonPlies();
        int written = table.game().plies();
        if (remedies > MOST_REMEDIES) {
            giveUp();
        } else if (!table.alternatives().isEmpty()
                && common == written
                && written < played()
                && sees(SEES_LIGHTS, last)) {
            answer(table, written, now);
        } else if (isAmiss(table, common, written) && !looksAgain) {
            looksAgain = true;
            planLook(now + SECOND_LOOK_MICROS);
        } else if (common < Math.min(written, played()) && seesWrongMove(common, last, now)) {
            playAgain(common, now);
        } else if (board.offCentre() != 0 && sees(SEES_LIGHTS, last) && seatWhatIsLit(now)) {
            remedies++;
            planLook(now + AFTER_STEPS_MICROS);
        } else if (table.recognition().reading() instanceof Reading.PutRight
                && written < played()
                && sees(SEES_LIGHTS, last)) {
            playAgain(common, now);
        } else if (last && (written != played() || common != written)) {
            playAgain(common, now);
        } else if (last) {
            over = true;
        } else {
            remedies = 0;
            looksAgain = false;
            if (isInOrder(table)) {
                chronicle.noteOrder(played(), now);
            }
            nextMove(now);
        }
    }

    /** Whether the lights alarm; perhaps only for a moment, so that one looks again. */
    private boolean isAmiss(Table table, int common, int written) {
        return common < Math.min(written, played())
                || table.recognition().reading() instanceof Reading.PutRight;
    }

    private boolean isInOrder(Table table) {
        return table.recognition().reading() instanceof Reading.Settled
                && table.alternatives().isEmpty()
                && table.game().plies() == played()
                && commonPlies() == played()
                && board.contacts() == position().occupied();
    }

    /** Keeps what led to a ply that the board did not follow; the first time only. */
    private void fail(Verdict verdict, int ply, long now) {
        if (failures.containsKey(ply)
                || ply >= plies.size()
                || board.offCentre() != 0
                || plies.get(ply).isManner(Manner.CAPTURE_SWAP_UNSEEN)) {
            return;
        }
        boolean asked = verdict == Verdict.ASKED;
        Topic topic = asked ? Topic.ASK : Topic.MOVES;
        long checkMicros = now + (asked ? ASK_STANDS_MICROS : MOVE_STANDS_MICROS);
        List<Story> stories = new ArrayList<>();
        for (Chronicle.Excerpt excerpt : chronicle.before(ply, now)) {
            Position given = positions.get(excerpt.ply());
            SampleGame piece =
                    new SampleGame(given, variant, moves.subList(excerpt.ply(), played()));
            stories.add(
                    Story.of(
                            "%s, ply %d".formatted(profile.name(), ply + 1),
                            piece,
                            completion,
                            excerpt,
                            topic,
                            checkMicros));
        }
        failures.put(ply, new Failure(verdict, ply + 1, stories));
    }

    private boolean sees(Parameter chance, boolean certainly) {
        return certainly || chances.happens(profile.get(chance));
    }

    private boolean seesWrongMove(int ply, boolean certainly, long now) {
        if (++sawWrong[ply] > 1
                && !(loop.table().recognition().reading() instanceof Reading.PutRight)) {
            plies.get(ply).noteWrong();
            fail(Verdict.WRONG, ply, now);
        }
        return sees(SEES_WRONG_MOVE, certainly);
    }

    /** The number of plies up to which the record is what was played. */
    private int commonPlies() {
        List<Move> written = loop.table().game().moves();
        int same = 0;
        while (same < Math.min(written.size(), played())
                && written.get(same).equals(moves.get(same))) {
            same++;
        }
        return same;
    }

    private void giveUp() {
        stuck = true;
        over = true;
    }

    private void planLook(long at) {
        agenda.add(new Deed.Look(Occasion.BEFORE_MOVE), at);
    }

    private void planNextLook(long now) {
        boolean last = played() == moves.size();
        double think = chances.lognormal(profile.get(THINK), profile.get(THINK_SIGMA));
        planLook(
                last
                        ? now + FINAL_REST_MICROS
                        : now + micros(Math.max(profile.get(THINK_LEAST), think)));
    }

    // ---------------------------------------------------------------- putting right

    /** Seats the pieces off their contacts that the lights tell of; whether there were any. */
    private boolean seatWhatIsLit(long now) {
        Table table = loop.table();
        boolean following = table.game().plies() == played();
        long lit =
                table.recognition().reading() instanceof Reading.PutRight wrong ? wrong.fill() : 0;
        long seen = following ? board.offCentre() & lit : board.offCentre();
        if (seen == 0) {
            return false;
        }
        seat(seen, now + micros(chances.uniform(200, profile.get(SEES_LIGHTS_WITHIN))));
        return true;
    }

    private long seat(long squares, long fromMicros) {
        long at = fromMicros;
        for (Square square : Bitboard.squares(squares)) {
            agenda.add(new Deed.Seat(square), at);
            at += STEP_MICROS;
        }
        currentPly().notePutRight();
        return at;
    }

    private void answer(Table table, int ply, long now) {
        remedies++;
        Move move = moves.get(ply);
        if (!table.alternatives().contains(move)) {
            playAgain(ply, now);
            return;
        }
        long at = now + PANEL_MICROS;
        boolean lastPly = ply + 1 == played();
        if (!lastPly || remedies > 2 || chances.happens(profile.get(ANSWERS_ON_PANEL))) {
            agenda.add(new Deed.Enter(new PanelAction.Answer(Uci.format(move, variant))), at);
        } else {
            Square landed = landing(move);
            agenda.add(new Deed.Lift(landed), at);
            agenda.add(new Deed.Put(landed), at + STEP_MICROS);
        }
        planLook(at + AFTER_STEPS_MICROS);
    }

    private static Square landing(Move move) {
        return move instanceof Move.Castle castle ? castle.kingTarget() : move.to();
    }

    /** Takes back all plies from one on, on the panel and by hand, and plays them again. */
    private void playAgain(int ply, long now) {
        remedies++;
        fail(Verdict.CORRECTED, ply, now);
        for (int i = ply; i < played(); i++) {
            plies.get(i).noteCorrected();
        }
        Table table = loop.table();
        int shown = table.game().plies() + (table.alternatives().isEmpty() ? 0 : 1);
        long at = now + PANEL_MICROS;
        for (int i = ply; i < shown; i++) {
            agenda.add(new Deed.Enter(new PanelAction.TakeBack()), at);
            at += PANEL_MICROS;
        }
        Position wanted = positions.get(ply);
        long differing = 0;
        for (Square square : Square.values()) {
            boolean same = wanted.pieceAt(square).equals(position().pieceAt(square));
            differing |= same ? 0 : square.bit();
        }
        long standing = position().occupied();
        for (Square square : forgotten) {
            standing |= square.bit();
        }
        forgotten = List.of();
        for (Square square : Bitboard.squares(differing & standing)) {
            agenda.add(new Deed.Lift(square), at);
            at += STEP_MICROS;
        }
        for (Square square : Bitboard.squares(differing & wanted.occupied())) {
            agenda.add(new Deed.Put(square), at);
            at += STEP_MICROS;
        }
        for (Square square : Bitboard.squares(board.offCentre() & ~differing)) {
            agenda.add(new Deed.Seat(square), at);
            at += STEP_MICROS;
        }
        carefulUntil = Math.max(carefulUntil, played());
        positions.subList(ply + 1, positions.size()).clear();
        planLook(at + AFTER_STEPS_MICROS);
    }

    // ---------------------------------------------------------------- playing

    private void nextMove(long now) {
        Gesture gesture = gesture(now, false);
        perform(gesture);
        List<Gesture> together = new ArrayList<>(List.of(gesture));
        while (!presses && overlaps(gesture)) {
            long ahead = micros(chances.uniform(0, profile.get(OVERLAP_MOST)));
            Gesture reply =
                    gesture(Math.max(gesture.startMicros(), gesture.endMicros() - ahead), true);
            gesture = reply.after(together).with(Incident.OVERLAP);
            plies.get(played() - 2).meet(Incident.OVERLAP);
            perform(gesture);
            together.add(gesture);
        }
        long end = together.stream().mapToLong(Gesture::endMicros).max().orElseThrow();
        forgotten = gesture.forgotten();
        if (presses) {
            long press = end + micros(hands.time(PRESS_DELAY, PRESS_DELAY_SIGMA));
            plies.get(played() - 1).completeAt(press);
            agenda.add(new Deed.Press(position().turn().opposite()), press);
            agenda.add(new Deed.Look(Occasion.AFTER_PRESS), press + AFTER_PRESS_MICROS);
            return;
        }
        for (Square square : forgotten) {
            end += micros(hands.time(EN_PASSANT_GAP, EN_PASSANT_GAP_SIGMA) * 2);
            agenda.add(new Deed.Lift(square), end);
            plies.get(played() - 1).completeAt(end);
        }
        forgotten = List.of();
        agenda.add(new Deed.Look(Occasion.AFTER_MOVE), end + AFTER_PRESS_MICROS);
        planNextLook(end);
    }

    private boolean overlaps(Gesture gesture) {
        if (played() >= Math.min(moves.size(), carefulUntil)
                && played() < moves.size()
                && gesture.forgotten().isEmpty()) {
            boolean recapture = landing(moves.get(played())) == landing(moves.get(played() - 1));
            double weight = recapture ? profile.get(OVERLAP_RECAPTURE_WEIGHT) : 1;
            return played() >= carefulUntil && chances.happens(profile.get(OVERLAP) * weight);
        }
        return false;
    }

    private Gesture gesture(long startMicros, boolean overlapping) {
        int ply = played();
        Position before = position();
        Move move = moves.get(ply);
        Position after = before.play(move);
        Sketch sketch = new Sketch(startMicros);
        Gesture gesture;
        if (ply < carefulUntil) {
            gesture = carefulHands.move(before, move, sketch);
        } else {
            if (!overlapping) {
                clumsiness.before(before, move, sketch);
            }
            long from = sketch.nowMicros();
            Manner manner = hands.move(before, move, sketch).manner();
            clumsiness.beside(after, from, sketch);
            gesture = sketch.as(manner);
        }
        positions.add(after);
        return gesture;
    }

    private void perform(Gesture gesture) {
        int ply = played() - 1;
        gesture.motions().forEach(agenda::add);
        PlayedPly playedPly = plies.get(ply);
        playedPly.play(gesture);
        long complete =
                gesture.motions().stream()
                        .filter(Motion::needed)
                        .mapToLong(Motion::atMicros)
                        .max()
                        .orElseThrow();
        playedPly.completeAt(complete);
        chooseRole(moves.get(ply), gesture);
    }

    private void chooseRole(Move move, Gesture gesture) {
        if (move instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.promotion() != Role.QUEEN) {
            boolean before = chances.happens(0.5);
            long at = before ? gesture.startMicros() : gesture.endMicros() + 100_000;
            agenda.add(new Deed.Enter(new PanelAction.Choose(normal.promotion())), at);
        }
    }
}
