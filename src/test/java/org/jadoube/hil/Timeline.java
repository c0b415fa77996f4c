package org.jadoube.hil;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.Uci;

/** What hands do to the board in the machine, written as {@code guest/play} reads it. */
final class Timeline {
    private static final int HAND_MILLIS = 300;
    private static final int THINK_MILLIS = 500;
    private static final int PRESS_MILLIS = 80;

    private final List<String> lines = new ArrayList<>();
    private long contacts;

    Timeline say(String line) {
        lines.add(line);
        return this;
    }

    Timeline say(List<String> some) {
        lines.addAll(some);
        return this;
    }

    Timeline rest(int millis) {
        return say("wait " + millis);
    }

    /** All pieces at once, as they stand before the service starts. */
    Timeline stand(Position position) {
        contacts = position.occupied();
        return say("set occ 0x%016x".formatted(contacts));
    }

    /** Piece after piece, until all stand as in a position. */
    Timeline setUp(Position position) {
        long wanted = position.occupied();
        Bitboard.squares(contacts & ~wanted).forEach(square -> move(square, false));
        Bitboard.squares(wanted & ~contacts).forEach(square -> move(square, true));
        return this;
    }

    Timeline press(int line) {
        say("set button " + line + " 1");
        rest(PRESS_MILLIS);
        say("set button " + line + " 0");
        return rest(THINK_MILLIS);
    }

    /** Looks at the lights for as long as their slowest rhythm lasts. */
    Timeline look() {
        rest(HAND_MILLIS);
        return say("look 30 70");
    }

    /**
     * Plays a move; which hand goes first changes from move to move.
     *
     * @param ply the number of the move, from 0
     * @param looks whether the player looks at the lights with the piece in hand
     */
    Timeline play(Position position, Move move, int ply, boolean looks) {
        boolean isOther = ply % 4 >= 2;
        switch (move) {
            case Move.Normal normal -> {
                boolean captures = position.isCapture(move);
                lift(captures && isOther ? normal.to() : normal.from(), looks);
                if (captures) {
                    move(isOther ? normal.from() : normal.to(), false);
                }
                move(normal.to(), true);
            }
            case Move.EnPassant passing -> {
                lift(isOther ? passing.victim() : passing.from(), looks);
                move(isOther ? passing.from() : passing.victim(), false);
                move(passing.to(), true);
            }
            case Move.Castle castling -> {
                lift(castling.king(), looks);
                move(castling.kingTarget(), true);
                move(castling.rook(), false);
                move(castling.rookTarget(), true);
            }
        }
        return rest(THINK_MILLIS);
    }

    /** A lift as contacts do it: it opens, closes and opens again within a few milliseconds. */
    private void lift(Square square, boolean looks) {
        long before = contacts;
        move(square, false);
        int opened = lines.size() - 2;
        lines.add(opened + 1, "set occ 0x%016x".formatted(before));
        lines.add(opened + 2, "set occ 0x%016x".formatted(contacts));
        if (looks) {
            look();
        }
    }

    private void move(Square square, boolean closed) {
        contacts = closed ? contacts | square.bit() : contacts & ~square.bit();
        say("set occ 0x%016x".formatted(contacts));
        rest(HAND_MILLIS);
    }

    /** The moves of a game, each in the position where it is made. */
    static List<Move> moves(String game) {
        List<Move> moves = new ArrayList<>();
        Position position = Position.start();
        try {
            for (String text : game.split(" ", -1)) {
                Move move = Uci.parse(text, position, Variant.STANDARD);
                moves.add(move);
                position = position.play(move);
            }
        } catch (MoveTextException illegal) {
            throw new AssertionError(illegal);
        }
        return moves;
    }

    static boolean promotesToKnight(Move move) {
        return move instanceof Move.Normal normal && normal.promotion() == Role.KNIGHT;
    }

    static int clockLine(Color color) {
        return color == Color.WHITE ? 14 : 15;
    }

    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
