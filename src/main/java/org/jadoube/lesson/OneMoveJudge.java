package org.jadoube.lesson;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Exchange;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Message;
import org.jadoube.guidance.Phrase;
import org.jadoube.guidance.Term;
import org.jadoube.laws.Obligation;
import org.jadoube.laws.TouchMove;

/** Judges tries where one legal move decides. */
final class OneMoveJudge {
    private final Attempt attempt;
    private final Goal.OneMove goal;
    private final Position position;

    OneMoveJudge(Attempt attempt, Goal.OneMove goal) {
        this.attempt = attempt;
        this.goal = goal;
        position = attempt.position();
    }

    Response judge(Try tried) {
        return attempt.respondToMove(
                tried,
                move -> objection(move).<Response>map(attempt::wrong).orElseGet(attempt::solved));
    }

    Optional<Try> hint() {
        return MoveOrder.legalMoves(position).stream()
                .filter(move -> objection(move).isEmpty())
                .findFirst()
                .map(Try.Step::of);
    }

    private Optional<Message> objection(Move move) {
        Position after = position.play(move);
        return switch (goal) {
            case Goal.Play play -> unless(play.moves().contains(move), Remark.NOT_THIS_MOVE.with());
            case Goal.Check check ->
                    unless(after.isCheck(), Remark.NO_CHECK.with(at(after.king(after.turn()))));
            case Goal.Answer answer -> unless(way(move) == answer.way(), asking(answer.way()));
            case Goal.Stalemate stalemate ->
                    after.isStalemate() ? Optional.empty() : Optional.of(noStalemate(after));
            case Goal.Dead dead ->
                    unless(Standing.of(after) == Standing.DEAD, Remark.SOMEBODY_CAN_MATE.with());
            case Goal.Gain gain -> noGain(move);
            case Goal.Obey obey -> disobedience(move, obey.touched());
        };
    }

    private static Optional<Message> unless(boolean right, Message message) {
        return right ? Optional.empty() : Optional.of(message);
    }

    private Goal.Way way(Move move) {
        Square taken = move instanceof Move.EnPassant passing ? passing.victim() : move.to();
        if (Bitboard.contains(position.checkers(), taken)) {
            return Goal.Way.CAPTURE;
        }
        return move.from() == position.king(position.turn()) ? Goal.Way.KING : Goal.Way.BLOCK;
    }

    private static Message asking(Goal.Way way) {
        return switch (way) {
            case KING -> Remark.ANSWER_BY_KING.with();
            case CAPTURE -> Remark.ANSWER_BY_CAPTURE.with();
            case BLOCK -> Remark.ANSWER_BY_BLOCK.with();
        };
    }

    /** Why the side to move, which is not checkmated, is not stalemated either. */
    static Message noStalemate(Position after) {
        if (after.isCheck()) {
            return Remark.CHECK_IS_NO_STALEMATE.with(at(after.king(after.turn())));
        }
        Square mover = MoveOrder.legalMoves(after).getFirst().from();
        return Remark.STILL_MOVES.with(piece(after, mover), at(mover));
    }

    private Optional<Message> noGain(Move move) {
        if (!position.isCapture(move)) {
            return Optional.of(Remark.NOTHING_TAKEN.with());
        }
        return unless(
                Exchange.balance(position, move) > 0,
                Remark.COSTS_MORE.with(piece(position, move.from()), at(move.to())));
    }

    private Optional<Message> disobedience(Move move, List<Square> touched) {
        List<Long> moments = touched.stream().map(Square::bit).toList();
        Obligation obligation = TouchMove.obligation(position, moments).orElse(null);
        if (obligation == null || obligation.moves().contains(move)) {
            return Optional.empty();
        }
        Square binding =
                touched.stream()
                        .filter(square ->
                                obligation.moves().stream().allMatch(each -> leaves(each, square)))
                        .findFirst()
                        .orElseThrow();
        boolean own = Bitboard.contains(position.occupied(position.turn()), binding);
        Phrase phrase = own ? Phrase.MUST_MOVE : Phrase.MUST_BE_TAKEN;
        return Optional.of(phrase.with(piece(position, binding), at(binding)));
    }

    /** Whether the move moves or takes what stands on a square. */
    private static boolean leaves(Move move, Square square) {
        Square taken = move instanceof Move.EnPassant passing ? passing.victim() : move.to();
        return move.from() == square || taken == square;
    }

    private static Term at(Square square) {
        return new Term.At(square);
    }

    private static Term piece(Position position, Square square) {
        return new Term.The(position.pieceAt(square).orElseThrow());
    }
}
