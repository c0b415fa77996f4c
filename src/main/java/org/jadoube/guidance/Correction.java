package org.jadoube.guidance;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/**
 * What to put right next.
 *
 * @param clear squares whose piece has to go away
 * @param fill squares that have to get their piece back
 */
record Correction(long clear, long fill) {

    /** How much a home out of the piece's reach counts, as the square of a distance. */
    private static final int OUT_OF_REACH = 9;

    /**
     * The next thing to put right: both squares when there are no more than two; else one piece.
     *
     * <p>Pieces that stand wrong are matched with empty homes so that the ways are short, those
     * along which the piece moves counting as shorter. A home without a piece comes first, since
     * its piece is in the hand or beside the board; then a piece without a home; then a piece and
     * its home, of which the choice is such that it stays the same when the piece is lifted.
     */
    static Correction next(Position position, long clear, long fill) {
        if (Long.bitCount(clear | fill) <= 2) {
            return new Correction(clear, fill);
        }
        List<Pair> pairs = pairs(position, clear, fill);
        long homes = fill;
        long strays = clear;
        for (Pair pair : pairs) {
            homes &= ~pair.home.bit();
            strays &= ~pair.stands.bit();
        }
        if (homes != 0) {
            return new Correction(0, Long.lowestOneBit(homes));
        }
        if (strays != 0) {
            return new Correction(Long.lowestOneBit(strays), 0);
        }
        Pair next =
                pairs.stream()
                        .filter(pair -> pair.outlastsLifting(position, clear, fill))
                        .findFirst()
                        .orElseGet(pairs::getFirst);
        return new Correction(next.stands.bit(), next.home.bit());
    }

    /** A piece that stands wrong and the home it is taken to have. */
    private record Pair(Square stands, Square home, long weight) {

        private boolean outlastsLifting(Position position, long clear, long fill) {
            long left = clear & ~stands.bit();
            return pairs(position, left, fill).stream().noneMatch(pair -> pair.home == home);
        }
    }

    /** The best pairs, lightest first; as many as the smaller set has squares. */
    private static List<Pair> pairs(Position position, long clear, long fill) {
        List<Square> standing = Bitboard.squares(clear);
        List<Square> homes = Bitboard.squares(fill);
        boolean turned = standing.size() > homes.size();
        List<Square> rows = turned ? homes : standing;
        List<Square> columns = turned ? standing : homes;
        long[][] weights = new long[rows.size()][columns.size()];
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns.size(); column++) {
                Square a = rows.get(row);
                Square b = columns.get(column);
                weights[row][column] = turned ? weight(position, b, a) : weight(position, a, b);
            }
        }
        int[] chosen = Assignment.lightest(weights);
        return IntStream.range(0, rows.size())
                .mapToObj(row -> {
                    Square a = rows.get(row);
                    Square b = columns.get(chosen[row]);
                    long weight = weights[row][chosen[row]];
                    return turned ? new Pair(b, a, weight) : new Pair(a, b, weight);
                })
                .sorted(Comparator.comparingLong(Pair::weight))
                .toList();
    }

    /** The weight of a pair: the square of the way's length, and more when it is out of reach. */
    private static int weight(Position position, Square stands, Square home) {
        int files = stands.file() - home.file();
        int ranks = stands.rank() - home.rank();
        int reach = isInReach(position, home, stands) ? 0 : OUT_OF_REACH;
        return files * files + ranks * ranks + reach;
    }

    /** Whether the piece that belongs on its home could have gone from there in one step. */
    private static boolean isInReach(Position position, Square home, Square stands) {
        Piece piece = position.pieceAt(home).orElse(null);
        if (piece == null) {
            return false;
        }
        boolean forward = (stands.rank() > home.rank()) == (piece.color() == Color.WHITE);
        boolean pushed = piece.role() == Role.PAWN && home.file() == stands.file() && forward;
        return pushed || Bitboard.contains(Attacks.of(piece, home, position.occupied()), stands);
    }
}
