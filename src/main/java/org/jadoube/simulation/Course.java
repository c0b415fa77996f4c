package org.jadoube.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;

/** How far hands have played a game, whatever the board makes of it. */
final class Course {
    private final SampleGame game;
    private final List<PlayedPly> plies = new ArrayList<>();

    /** The positions brought about, the start included. */
    private final List<Position> positions = new ArrayList<>();

    Course(SampleGame game) {
        this.game = game;
        positions.add(game.start());
        game.moves().forEach(move -> plies.add(new PlayedPly()));
    }

    SampleGame game() {
        return game;
    }

    int length() {
        return game.moves().size();
    }

    /** How many plies have been played. */
    int played() {
        return positions.size() - 1;
    }

    boolean isOver() {
        return played() == length();
    }

    Position position() {
        return positions.getLast();
    }

    /** The position before a ply that was played, or is to be played next. */
    Position before(int ply) {
        return positions.get(ply);
    }

    Move move(int ply) {
        return game.moves().get(ply);
    }

    PlayedPly ply(int ply) {
        return plies.get(ply);
    }

    /** The ply that was played last; the first, while none was. */
    PlayedPly lastPly() {
        return plies.get(Math.max(0, played() - 1));
    }

    List<PlyReport> reports() {
        return plies.stream().map(PlayedPly::report).toList();
    }

    /** Plays the next move. */
    void advance() {
        positions.add(position().play(move(played())));
    }

    /** Takes back what was played from a ply on. */
    void returnTo(int ply) {
        positions.subList(ply + 1, positions.size()).clear();
    }

    /** The number of plies up to which a record is what was played. */
    int common(List<Move> written) {
        int same = 0;
        while (same < Math.min(written.size(), played()) && written.get(same).equals(move(same))) {
            same++;
        }
        return same;
    }

    /** Where the piece of a move lands; of a castling, the king. */
    static Square landing(Move move) {
        return move instanceof Move.Castle castle ? castle.kingTarget() : move.to();
    }
}
