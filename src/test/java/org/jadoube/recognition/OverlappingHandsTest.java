package org.jadoube.recognition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two and three plies whose hands overlap: a reply is lifted up to a quarter of a second before the
 * move has landed, though not before it was lifted, and may even land up to 100 ms before it.
 *
 * <p>A player's second move begins when the first has landed, and is made with another piece: the
 * same piece going on so soon has the contacts of a slide that stopped. Pawns become queens, since
 * nobody has time for a choice.
 *
 * <p>They are read as these moves, or asked about, or wait with the first of them; never is another
 * move written down.
 */
class OverlappingHandsTest {
    private static final long LONGEST_OVERLAP_MICROS = 250_000;
    private static final long LONGEST_INVERSION_MICROS = 100_000;

    private final Random random = new Random(20_170_301);

    /** One contact that changes. */
    private record Change(Square square, boolean opens, long atMicros) {}

    /** A line of moves and the changes that carry it out, by time. */
    private record Story(List<Move> moves, List<Change> changes) {}

    private int told;
    private int exact;
    private int asked;

    @ParameterizedTest
    @CsvSource({"2, 0.99", "3, 0.98"})
    void overlappingPliesAreReadOrAskedAbout(int plies, double leastExact) {
        for (Position position : Positions.varied(7_417, 1_000)) {
            Story story = story(position, plies);
            if (story.moves().size() == plies && isPossible(position, story.changes())) {
                tell(position, story);
            }
        }
        assertTrue(told > 900, "only " + told);
        String shares = exact + " exact and " + asked + " asked of " + told;
        assertTrue(exact >= leastExact * told, shares);
    }

    private void tell(Position position, Story story) {
        Hands hands = Hands.over(position, RecognitionRules.DEFAULT).pace(0);
        long begin = hands.nowMicros() + 1_000_000;
        for (Change change : story.changes()) {
            hands.toggle(change.square(), begin + change.atMicros());
        }
        hands.rest(2_000);
        told++;
        List<Move> read = hands.recognition().line().moves();
        if (read.equals(story.moves())) {
            exact++;
        } else if (!hands.recognition().alternatives().isEmpty()) {
            asked++;
        }
        assertEquals(
                story.moves().subList(0, Math.min(read.size(), story.moves().size())),
                read,
                () ->
                        story
                                + " in "
                                + Fen.format(position, Variant.CHESS960)
                                + " "
                                + hands.recognition().reading());
    }

    private Story story(Position start, int plies) {
        List<Move> moves = new ArrayList<>();
        List<Change> changes = new ArrayList<>();
        Position position = start;
        long before = 0;
        long begun = 0;
        long landed = 0;
        for (int i = 0; i < plies; i++) {
            Move own = i < 2 ? null : moves.get(i - 2);
            List<Move> possible = new ArrayList<>(position.legalMoves());
            possible.removeIf(
                    move -> isUnderpromotion(move) || (own != null && move.from() == own.to()));
            if (possible.isEmpty()) {
                break;
            }
            Move move = possible.get(random.nextInt(possible.size()));
            List<Change> ply = changes(position, move);
            long earliest = Math.max(begun, before);
            long inTime = landed - LONGEST_INVERSION_MICROS - ply.getLast().atMicros();
            begun = Math.max(landed - random.nextLong(LONGEST_OVERLAP_MICROS), inTime);
            begun = i == 0 ? 0 : Math.max(earliest + 20_000, begun);
            for (Change change : ply) {
                changes.add(new Change(change.square(), change.opens(), begun + change.atMicros()));
            }
            before = landed;
            landed = Math.max(landed, begun + ply.getLast().atMicros());
            moves.add(move);
            position = position.play(move);
        }
        changes.sort(Comparator.comparingLong(Change::atMicros));
        return new Story(moves, changes);
    }

    private static boolean isUnderpromotion(Move move) {
        return move instanceof Move.Normal normal
                && normal.promotion() != null
                && normal.promotion() != Role.QUEEN;
    }

    /** The changes of one move by an order in which every landing follows the lifts. */
    private List<Change> changes(Position position, Move move) {
        List<List<Long>> orders = new ArrayList<>(Gestures.of(position, move));
        orders.removeIf(order -> !liftsFirst(position, order));
        long contacts = position.occupied();
        long at = 0;
        List<Change> changes = new ArrayList<>();
        for (long square : orders.get(random.nextInt(orders.size()))) {
            changes.add(new Change(Bitboard.first(square), (contacts & square) != 0, at));
            contacts ^= square;
            at += 120_000 + random.nextLong(200_000);
        }
        return changes;
    }

    private static boolean liftsFirst(Position position, List<Long> order) {
        long contacts = position.occupied();
        boolean landing = false;
        for (long scan : order) {
            boolean opens = (contacts & scan) == scan;
            if (Long.bitCount(scan) > 1 || (landing && opens)) {
                return false;
            }
            landing |= !opens;
            contacts ^= scan;
        }
        return true;
    }

    /** Whether nobody lifts from an empty square or lands on an occupied one. */
    private static boolean isPossible(Position position, List<Change> changes) {
        long contacts = position.occupied();
        for (Change change : changes) {
            if (Bitboard.contains(contacts, change.square()) != change.opens()) {
                return false;
            }
            contacts ^= change.square().bit();
        }
        return true;
    }
}
