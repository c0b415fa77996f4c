package org.jadoube.adapter.web;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.recognition.Reading;

/**
 * Which piece stands where and which are in a hand, as far as contacts can tell.
 *
 * <p>Contacts know no pieces. What stands where the position wants a piece is taken for that piece,
 * what has landed for the piece of the move that it belongs to, and what stands anywhere else for
 * the piece that went up last, or that has been there all the time.
 *
 * @param standing the pieces on squares where something stands; none for a piece that nobody saw
 *     coming
 * @param hand the pieces in a hand and where they belong, in the order in which they went up
 * @param strayed where the pieces belong that stand on squares of no piece
 */
record Men(
        Map<Square, Optional<Piece>> standing,
        Map<Square, Piece> hand,
        Map<Square, Square> strayed) {

    /** The men before anything was seen. */
    static final Men UNSEEN = new Men(Map.of(), Map.of(), Map.of());

    /** The men a moment later. */
    Men after(Position position, Optional<Reading> reading, long contacts) {
        return new Look(this, position, reading, contacts).men();
    }

    /** The men while they are being told apart. */
    private static final class Look {
        private final Men before;
        private final Position position;
        private final long contacts;
        private final List<Square> up = new ArrayList<>();
        private final Map<Square, Optional<Piece>> standing = new EnumMap<>(Square.class);
        private final Map<Square, Square> strayed = new EnumMap<>(Square.class);

        Look(Men before, Position position, Optional<Reading> reading, long contacts) {
            this.before = before;
            this.position = position;
            this.contacts = contacts;
            long missing = position.occupied() & ~contacts;
            before.hand().keySet().stream()
                    .filter(home -> Bitboard.contains(missing, home))
                    .forEach(up::add);
            before.strayed().values().stream()
                    .filter(home -> Bitboard.contains(missing, home))
                    .forEach(up::add);
            Bitboard.squares(missing).stream().filter(home -> !up.contains(home)).forEach(up::add);
            stand(reading);
        }

        private void stand(Optional<Reading> reading) {
            for (Square square : Bitboard.squares(contacts)) {
                Optional<Piece> expected = position.pieceAt(square);
                if (!landed(reading, square) && expected.isPresent()) {
                    standing.put(square, expected);
                }
            }
            for (Square square : Bitboard.squares(contacts & ~position.occupied())) {
                if (!standing.containsKey(square)) {
                    standing.put(square, strayedTo(square).or(() -> left(square)));
                }
            }
        }

        /** Stands the piece of a move under way where it has landed. */
        private boolean landed(Optional<Reading> reading, Square square) {
            if (!(reading.orElse(null) instanceof Reading.UnderWay underWay)
                    || !Bitboard.contains(underWay.landed(), square)) {
                return false;
            }
            for (Move move : underWay.candidates()) {
                Optional<Piece> piece =
                        position.isLegal(move)
                                ? position.playUnchecked(move).pieceAt(square)
                                : Optional.empty();
                if (piece.isPresent()) {
                    standing.put(square, piece);
                    up.remove(homeOf(move, square));
                    return true;
                }
            }
            return false;
        }

        private static Square homeOf(Move move, Square landing) {
            return move instanceof Move.Castle castle && landing == castle.rookTarget()
                    ? castle.rook()
                    : move.from();
        }

        /** The piece on a square of none: the one that strayed there, or the last that went up. */
        private Optional<Square> homeOf(Square square) {
            Square known = before.strayed().get(square);
            if (known != null && up.remove(known)) {
                return Optional.of(known);
            }
            return up.isEmpty() ? Optional.empty() : Optional.of(up.removeLast());
        }

        private Optional<Piece> strayedTo(Square square) {
            Optional<Square> home = homeOf(square);
            home.ifPresent(each -> strayed.put(square, each));
            return home.flatMap(position::pieceAt);
        }

        /** What stood here before, as the pieces of a game that is over still do. */
        private Optional<Piece> left(Square square) {
            Optional<Piece> man = before.standing().get(square);
            return man == null ? Optional.empty() : man;
        }

        Men men() {
            Map<Square, Piece> hand = new LinkedHashMap<>();
            up.forEach(home -> position.pieceAt(home).ifPresent(piece -> hand.put(home, piece)));
            return new Men(standing, hand, strayed);
        }
    }
}
