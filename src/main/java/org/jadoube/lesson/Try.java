package org.jadoube.lesson;

import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.DrawClaim;
import org.jspecify.annotations.Nullable;

/** What a learner does to solve an exercise, right or wrong. */
public sealed interface Try {

    /**
     * A piece goes from one square to another, by the rules or not.
     *
     * @param to where it lands; for a castling, where the king lands
     * @param promotion what a pawn becomes; null for a queen, or where nothing is promoted
     */
    record Step(Square from, Square to, @Nullable Role promotion) implements Try {
        public Step {
            if (promotion == Role.PAWN || promotion == Role.KING) {
                throw new IllegalArgumentException("no pawn becomes a " + promotion);
            }
        }

        public Step(Square from, Square to) {
            this(from, to, null);
        }

        /** The step by which a move is made. */
        static Step of(Move move) {
            return switch (move) {
                case Move.Normal normal -> new Step(normal.from(), normal.to(), normal.promotion());
                case Move.EnPassant taking -> new Step(taking.from(), taking.to());
                case Move.Castle castle -> new Step(castle.king(), castle.kingTarget());
            };
        }

        /** The move that a step, legal in the position, makes. */
        Move move(Position position) {
            Role wanted = promotion == null ? Role.QUEEN : promotion;
            return position.legalMoves().stream()
                    .filter(move -> move.from() == from && leadsTo(move))
                    .filter(move -> becomes(move).map(wanted::equals).orElse(true))
                    .findFirst()
                    .orElseThrow();
        }

        private boolean leadsTo(Move move) {
            return move.to() == to
                    || (move instanceof Move.Castle castle && castle.kingTarget() == to);
        }

        private static Optional<Role> becomes(Move move) {
            return move instanceof Move.Normal normal
                    ? Optional.ofNullable(normal.promotion())
                    : Optional.empty();
        }
    }

    /** The learner says how the side to move stands. */
    record Said(Standing standing) implements Try {}

    /** The learner claims a draw. */
    record Claimed(DrawClaim.Ground ground) implements Try {}

    /** The learner presses the own clock button. */
    record Pressed() implements Try {}
}
