package org.jadoube.app;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.notation.San;
import org.jadoube.recognition.Reading;
import org.jadoube.recognition.Recognition;
import org.jadoube.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * What there is to see at one moment: the board with its lights, and what is understood.
 *
 * @param contacts the squares on which a piece stands
 * @param lights the lit squares
 * @param understood the reading in words
 * @param moves the moves so far, numbered
 */
record DemoFrame(
        String title,
        Position position,
        long contacts,
        Map<Square, Light> lights,
        String understood,
        String moves) {

    DemoFrame {
        lights = Map.copyOf(lights);
    }

    static DemoFrame of(String title, Table table) {
        Recognition recognition = table.recognition();
        return new DemoFrame(
                title,
                recognition.position(),
                recognition.contacts(),
                lights(recognition),
                ReadingWords.of(recognition),
                moves(recognition));
    }

    /** The piece that stands on a square, as far as is known. */
    Optional<Piece> piece(Square square) {
        return isOccupied(square) ? position.pieceAt(square) : Optional.empty();
    }

    boolean isOccupied(Square square) {
        return Bitboard.contains(contacts, square);
    }

    /** What to draw for a square when nothing else tells the colors apart. */
    char symbol(Square square, Pieces pieces) {
        return piece(square).map(pieces::of).orElse(isOccupied(square) ? pieces.unknown() : '.');
    }

    /** What to draw for a square when the ink tells the colors apart. */
    char solidSymbol(Square square, Pieces pieces) {
        return piece(square).map(pieces::solid).orElse(isOccupied(square) ? pieces.unknown() : ' ');
    }

    @Nullable Light light(Square square) {
        return lights.get(square);
    }

    private static Map<Square, Light> lights(Recognition recognition) {
        Map<Square, Light> lights = new EnumMap<>(Square.class);
        Move last = recognition.line().lastMove();
        if (last != null) {
            lights.put(last.from(), Light.LAST_FROM);
            lights.put(last.to(), Light.LAST_TO);
        }
        if (recognition.reading() instanceof Reading.UnderWay way) {
            for (Move move : way.candidates()) {
                lights.put(
                        move.to(),
                        recognition.position().isCapture(move) ? Light.CAPTURE : Light.TARGET);
            }
            Bitboard.squares(way.lifted()).forEach(square -> lights.put(square, Light.HELD));
        }
        if (recognition.reading() instanceof Reading.PutRight wrong) {
            Bitboard.squares(wrong.clear()).forEach(square -> lights.put(square, Light.CLEAR));
            Bitboard.squares(wrong.fill()).forEach(square -> lights.put(square, Light.FILL));
        }
        return lights;
    }

    private static String moves(Recognition recognition) {
        List<String> words = new ArrayList<>();
        Position position = recognition.line().first(0).position();
        for (Move move : recognition.line().moves()) {
            boolean white = position.turn() == org.jadoube.chess.Color.WHITE;
            String number = white ? position.fullmoveNumber() + "." : "";
            words.add(number + San.format(move, position));
            position = position.play(move);
        }
        return String.join(" ", words);
    }
}
