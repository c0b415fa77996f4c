package org.jadoube.app;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.San;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Reason;
import org.jadoube.recognition.Recognition;

/** A reading and its reason, in words for people who watch. */
final class ReadingWords {
    private ReadingWords() {}

    static String of(Recognition recognition) {
        return switch (recognition.reading()) {
            case Reading.Settled settled -> settled(recognition.line(), settled.reason());
            case Reading.UnderWay way -> underWay(recognition.position(), way);
            case Reading.Question question ->
                    "Which move was it: "
                            + moves(recognition.line().position(), question.alternatives())
                            + "? "
                            + why(question.reason());
            case Reading.PutRight wrong -> putRight(wrong);
            case Reading.Kings kings -> why(kings.reason());
        };
    }

    private static String settled(Line line, Reason reason) {
        Line before = line.before();
        Move last = line.lastMove();
        return before == null || last == null
                ? why(reason)
                : San.format(last, before.position()) + ": " + why(reason);
    }

    private static String underWay(Position position, Reading.UnderWay way) {
        String lifted =
                Bitboard.squares(way.lifted()).stream()
                        .map(square -> piece(position, square))
                        .collect(Collectors.joining(" and "));
        if (way.candidates().isEmpty() && lifted.isEmpty()) {
            return why(way.reason());
        }
        String up = lifted.isEmpty() ? "Nothing in the hand" : "In the hand: " + lifted;
        return up + ". It may become " + moves(position, way.candidates()) + ".";
    }

    private static String putRight(Reading.PutRight wrong) {
        String clear = wrong.clear() == 0 ? "" : "Clear " + Bitboard.toString(wrong.clear()) + ". ";
        String fill = wrong.fill() == 0 ? "" : "Fill " + Bitboard.toString(wrong.fill()) + ". ";
        return clear + fill + why(wrong.reason());
    }

    private static String piece(Position position, Square square) {
        return position.pieceAt(square)
                .map(piece ->
                        piece.color().name().toLowerCase(Locale.ROOT)
                                + " "
                                + piece.role().name().toLowerCase(Locale.ROOT)
                                + " "
                                + square)
                .orElse(square.toString());
    }

    private static String moves(Position position, List<Move> moves) {
        return moves.stream()
                .filter(position::isLegal)
                .map(move -> San.format(move, position))
                .collect(Collectors.joining(", "));
    }

    /** What a reason says. */
    static String why(Reason reason) {
        return switch (reason) {
            case AS_EXPECTED -> "every piece stands where it should.";
            case IN_HAND -> "a move is under way.";
            case QUIET_MOVE -> "one square emptied and another filled, as only this move does.";
            case SLIDE -> "the piece was seen on the squares in between, too.";
            case CAPTURE -> "the capturer left, and its target was empty in between.";
            case CAPTURE_GRAZED -> "the target opened only for a moment.";
            case CAPTURE_BY_PRESS ->
                    "nobody saw the captured piece leave, but the clock was pressed and only this"
                            + " capture fits.";
            case CAPTURE_BY_REPLY ->
                    "nobody saw the captured piece leave, but only after this capture is the reply"
                            + " possible.";
            case CASTLING -> "king and rook have both moved.";
            case EN_PASSANT -> "a pawn was taken in passing.";
            case PROMOTION -> "a pawn has reached the last rank.";
            case JOINT_PLIES -> "several moves at once, told apart by their landings.";
            case SEVERAL_VICTIMS -> "more than one piece that could be taken was lifted.";
            case VICTIM_UNSEEN -> "nobody saw the captured piece leave, and several captures fit.";
            case SEVERAL_SEQUENCES -> "several sequences of moves fit.";
            case ANSWERED -> "the players have answered.";
            case TAKEBACK -> "the pieces went back to where they came from.";
            case KINGS_IN_CENTRE -> "both kings stand in the centre: a result.";
            case WRONG_LIFT -> "this piece has no part in any move that may be made.";
            case STRAY_CONTACT -> "one contact does not fit, and play goes on without it.";
            case WRONG_LANDING -> "no move puts a piece there.";
        };
    }
}
