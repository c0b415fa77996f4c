package org.jadoube.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.guidance.Advice;
import org.jadoube.guidance.Arrangement;
import org.jadoube.guidance.Guidance;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.Phrase;
import org.jadoube.laws.Outcome;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.sensing.Orientation;
import org.jspecify.annotations.Nullable;

/**
 * A board in use, game after game: pieces are set up, a game is played, and when they stand set up
 * again the next one begins.
 *
 * <p>Contacts in and lights out are named as the board names its squares; what is said of a game
 * (moves, tables, advice) is named as the game does. The two differ on a board that stands turned
 * round. Clock buttons belong to the players: whoever has buttons that turn with the board turns
 * their colors.
 *
 * @param plan what is settled about the game
 * @param board how the board stands
 * @param contacts the closed contacts
 * @param lights what the lights show
 */
public record Sitting(Plan plan, Orientation board, long contacts, Stage stage, LightFrame lights) {
    /** Pieces of which no contact tells are taken to stand where they should, if no more are so. */
    private static final int MOST_UNFELT = 2;

    /**
     * A sitting that begins: ready where the pieces stand, and otherwise to be set up.
     *
     * @param played the moves already made; where there are any, the game goes on
     * @param contacts the contacts now, bit 0 for the board's own a1
     * @param nowMicros on the clock on which all inputs are timed
     */
    public static Sitting of(
            Plan plan, Orientation board, List<Move> played, long contacts, long nowMicros) {
        Sitting empty = new Sitting(plan, board, contacts, Stage.SettingUp.NEW, LightFrame.DARK);
        Stage stage;
        if (!played.isEmpty()) {
            stage = Stage.Playing.of(empty.table(played, nowMicros), null);
        } else if (empty.wrong(plan.start()) == 0) {
            stage = empty.ready(empty.table(played, nowMicros), nowMicros);
        } else {
            Since turned = Since.NEVER.seen(empty.standsTurned(), nowMicros);
            stage = new Stage.SettingUp(null, Since.NEVER, turned);
        }
        return new Sitting(plan, board, contacts, stage, LightFrame.DARK).lit();
    }

    /** The sitting after an input, and what the world is to do. */
    public SittingStep step(Input input) {
        return new SittingPlay(this, input).carryOut();
    }

    /** When an {@link Input.Elapsed} is due; {@code Long.MAX_VALUE} when nothing waits. */
    public long wakeMicros() {
        return stage.wakeMicros();
    }

    /** The game that stands ready, is being played, or is over; none while pieces are set up. */
    public Optional<Table> table() {
        return stage instanceof Stage.Playing playing
                ? Optional.of(playing.table())
                : Optional.empty();
    }

    /** How the game ended; empty while it goes on or has not begun. */
    public Optional<Outcome> outcome() {
        return table().flatMap(Table::outcome);
    }

    /** The series, with the game counted once it is over. */
    public Series series() {
        return outcome().map(plan.series()::counting).orElse(plan.series());
    }

    /** Whether an {@link Input.DrewColors} is due. */
    public boolean awaitsDraw() {
        return plan.series().isDrawDue() && table().map(Sitting::isUntouched).orElse(true);
    }

    /** Whether it is asked if the board stands turned round. */
    public boolean offersTurn() {
        return switch (stage) {
            case Stage.SettingUp settingUp -> settingUp.turned().holds();
            case Stage.Playing playing -> playing.offersTurn();
        };
    }

    /** Whether it is asked if the game is given up for another. */
    public boolean offersNextGame() {
        return stage instanceof Stage.Playing playing
                && playing.anew() != null
                && playing.table().outcome().isEmpty();
    }

    /** What the board shows and says, in the squares of the game. */
    public Advice advice() {
        return switch (stage) {
            case Stage.SettingUp settingUp -> {
                Advice advice = settingUp(plan.start());
                if (settingUp.turned().holds()) {
                    yield advice.saying(Phrase.SET_UP_TURNED);
                }
                boolean unfelt = wrong(plan.start()) == 0 && !shows(plan.start());
                yield unfelt ? advice.saying(Phrase.SET_UP_UNFELT) : advice;
            }
            case Stage.Playing playing -> advice(playing);
        };
    }

    private Advice advice(Stage.Playing playing) {
        Table table = playing.table();
        if (playing.anew() != null) {
            Advice next = playing.anew().now().advice();
            return table.outcome().isPresent() ? next : next.saying(Phrase.NEXT_GAME_OFFERED);
        }
        if (table.outcome().isPresent()) {
            Position next = nearestStart();
            boolean settingUp =
                    Long.bitCount(wrong(next)) < Long.bitCount(wrong(table.game().position()));
            return settingUp ? settingUp(next) : Guidance.advice(table.scene());
        }
        Advice advice = Guidance.advice(table.scene());
        return offersTurn() ? advice.saying(Phrase.MOVED_TURNED) : advice;
    }

    private Advice settingUp(Position wanted) {
        long wrong = wrong(wanted);
        return new Arrangement(wanted, wrong & wanted.occupied(), wrong & ~wanted.occupied())
                .advice();
    }

    /** The same with the lights that belong to it. */
    Sitting lit() {
        LightFrame frame = advice().lights();
        return new Sitting(
                plan,
                board,
                contacts,
                stage,
                board == Orientation.STRAIGHT ? frame : frame.rotated());
    }

    /** The contacts that do not count, bit 0 for the board's own a1. */
    public long masked() {
        return plan.rules().recognition().masked();
    }

    /** A table in this sitting at which a game from its start stands. */
    Table table(List<Move> played, long nowMicros) {
        return Table.of(rules(), Line.from(plan.start()).then(played), seen(), nowMicros);
    }

    /** The rules with the dead contacts under the squares of the game. */
    private TableRules rules() {
        return plan.masking(board.turn(masked())).rules();
    }

    /** A game that stands ready; on a board that looks the same turned round, that way too. */
    Stage.Playing ready(Table table, long nowMicros) {
        long start = plan.start().occupied();
        boolean symmetric = Bitboard.rotated(start) == start;
        @Nullable Table turned =
                symmetric && table.game().plies() == 0
                        ? turned().table(List.of(), nowMicros)
                        : null;
        return Stage.Playing.of(table, turned);
    }

    /** The same with one contact counting or not. */
    Sitting masking(Input.Masked input) {
        RecognitionRules hands = plan.rules().recognition();
        long masked = hands.masking(input.square(), input.masked()).masked();
        return new Sitting(plan.masking(masked), board, contacts, stage, lights);
    }

    /** The same with other contacts. */
    Sitting feeling(long closed) {
        return new Sitting(plan, board, closed, stage, lights);
    }

    /** The same at another stage. */
    Sitting in(Stage other) {
        return new Sitting(plan, board, contacts, other, lights);
    }

    /** The same on a board that stands the other way round. */
    Sitting turned() {
        return new Sitting(plan, board.opposite(), contacts, stage, lights);
    }

    /** The contacts as squares of the game. */
    long seen() {
        return board.turn(contacts);
    }

    /** The squares whose contacts are against a position. */
    long wrong(Position position) {
        return (seen() ^ position.occupied()) & ~rules().recognition().masked();
    }

    /** How many pieces of a position stand where no contact counts. */
    int unfelt(Position position) {
        return Long.bitCount(position.occupied() & rules().recognition().masked());
    }

    /**
     * Whether the contacts show that a position stands, and not only that nothing is against it.
     */
    boolean shows(Position position) {
        return wrong(position) == 0 && unfelt(position) <= MOST_UNFELT;
    }

    /**
     * The same where another position stood before: if more contacts have changed from that one to
     * this than pieces are out of their reach, these have moved as well for all that is known.
     */
    boolean shows(Position position, Position before) {
        long changed = position.occupied() ^ before.occupied();
        long felt = changed & ~rules().recognition().masked();
        return shows(position) || (wrong(position) == 0 && Long.bitCount(felt) > unfelt(position));
    }

    /** Whether the pieces stand as they are to stand, but turned round. */
    boolean standsTurned() {
        return wrong(plan.start()) != 0 && turned().wrong(plan.start()) == 0;
    }

    /** The positions from which the next game can begin. */
    List<Position> starts() {
        List<Position> starts = new ArrayList<>(List.of(plan.start()));
        if (plan.rules().variant() == Variant.STANDARD) {
            starts.add(Position.start());
        }
        return starts;
    }

    private Position nearestStart() {
        return starts().stream()
                .min(Comparator.comparingInt(start -> Long.bitCount(wrong(start))))
                .orElseThrow();
    }

    /** Whether nothing has been played and no clock runs. */
    static boolean isUntouched(Table table) {
        return table.game().plies() == 0 && table.outcome().isEmpty() && !table.clock().isStarted();
    }
}
