package org.jadoube.laws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * A game so far: the position it began from and the moves made; immutable.
 *
 * <p>A game shares its past with the game before the last move, so that playing on and taking back
 * cost little however long it is.
 */
public final class Game {
    private static final int FIFTY_MOVES = 100;
    private static final int SEVENTY_FIVE_MOVES = 150;

    private final @Nullable Game before;
    private final @Nullable Move lastMove;
    private final Position position;
    private final long hash;
    private final int plies;
    private final int occurrences;

    private Game(@Nullable Game before, @Nullable Move lastMove, Position position) {
        this.before = before;
        this.lastMove = lastMove;
        this.position = position;
        hash = position.hash();
        plies = before == null ? 0 : before.plies + 1;
        occurrences = 1 + earlierOccurrences(before, position, hash);
    }

    /** The game that begins from the start position of chess. */
    public static Game fromStart() {
        return from(Position.start());
    }

    /** The game that begins from a position, which counts as its first occurrence. */
    public static Game from(Position start) {
        return new Game(null, null, start);
    }

    /**
     * The game after one more move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Game play(Move move) {
        return new Game(this, move, position.play(move));
    }

    /**
     * The game without its last plies.
     *
     * @throws IllegalArgumentException if the game has fewer plies, or the number is negative
     */
    public Game takeBack(int dropped) {
        if (dropped < 0 || dropped > plies) {
            throw new IllegalArgumentException(
                    "cannot take back " + dropped + " plies of " + plies);
        }
        Game game = this;
        for (int i = 0; i < dropped && game.before != null; i++) {
            game = game.before;
        }
        return game;
    }

    /** The position on the board. */
    public Position position() {
        return position;
    }

    /** The position that the game began from. */
    public Position start() {
        return takeBack(plies).position;
    }

    /** The number of moves made, those of both sides counted. */
    public int plies() {
        return plies;
    }

    /** The last move made, none at the start. */
    public Optional<Move> lastMove() {
        return Optional.ofNullable(lastMove);
    }

    /** All moves made, from the first on. */
    public List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>(plies);
        for (Game game = this; game != null && game.lastMove != null; game = game.before) {
            moves.addFirst(game.lastMove);
        }
        return List.copyOf(moves);
    }

    /** The positions reached, from the start on; one more than there are moves. */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>(plies + 1);
        for (Game game = this; game != null; game = game.before) {
            positions.add(game.position);
        }
        return List.copyOf(positions.reversed());
    }

    /**
     * How often the position on the board has stood in this game, now included: same pieces, same
     * side to move, same possible moves (Laws 9.2.3).
     */
    public int occurrences() {
        return occurrences;
    }

    /** Whether the player to move may claim a draw: the position stands a third time (9.2.2). */
    public boolean canClaimThreefold() {
        return occurrences >= 3;
    }

    /**
     * Whether the player to move may claim a draw by declaring a legal move that brings about the
     * position a third time (Laws 9.2.1).
     */
    public boolean canClaimThreefold(Move intended) {
        return play(intended).canClaimThreefold();
    }

    /**
     * Whether the player to move may claim a draw: fifty moves by each side without a capture or a
     * pawn move (Laws 9.3.2).
     */
    public boolean canClaimFifty() {
        return position.halfmoveClock() >= FIFTY_MOVES;
    }

    /**
     * Whether the player to move may claim a draw by declaring a legal move that completes fifty by
     * each side without a capture or a pawn move (Laws 9.3.1); be it one that mates.
     */
    public boolean canClaimFifty(Move intended) {
        return play(intended).canClaimFifty();
    }

    /** Whether the position stands for at least the fifth time: drawn without a claim (9.6.1). */
    public boolean isFivefold() {
        return occurrences >= 5;
    }

    /**
     * Whether each side has made seventy-five moves without a capture or a pawn move: drawn without
     * a claim, unless the last move has mated (Laws 9.6.2).
     */
    public boolean isSeventyFive() {
        return position.halfmoveClock() >= SEVENTY_FIVE_MOVES;
    }

    /**
     * Whether each player has made this many moves; without one each no draw can be agreed (5.2.3),
     * and an event may ask for more (9.1.1).
     */
    public boolean haveBothMade(int moves) {
        return plies / 2 >= moves;
    }

    private static int earlierOccurrences(@Nullable Game before, Position position, long hash) {
        // No position from before the last capture or pawn move can come back.
        int reversible = position.halfmoveClock();
        int ago = 1;
        for (Game game = before; game != null && ago <= reversible; game = game.before, ago++) {
            if (game.hash == hash && game.position.isSameAs(position)) {
                return game.occurrences;
            }
        }
        return 0;
    }
}
