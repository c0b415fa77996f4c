package org.jadoube.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.adapter.resource.ShippedWords;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Advice;
import org.jadoube.guidance.Cue;
import org.jadoube.guidance.Guidance;
import org.jadoube.guidance.Language;
import org.jadoube.guidance.Wordbook;
import org.jadoube.laws.Game;
import org.jadoube.notation.San;
import org.jadoube.recognition.Recognition;
import org.jadoube.table.Table;
import org.jadoube.trace.Codes;

/**
 * What there is to see at one moment: the board with its lights, and what is understood.
 *
 * @param pieces the pieces on the squares where one stands, as far as they are known
 * @param contacts the squares on which something stands
 * @param lights the lit squares
 * @param understood the reading in words, and the code of its reason
 * @param moves the moves so far, numbered
 */
record DemoFrame(
        String title,
        Map<Square, Piece> pieces,
        long contacts,
        Map<Square, Light> lights,
        String understood,
        String moves) {
    private static final Wordbook WORDS = ShippedWords.of(Language.ENGLISH);

    DemoFrame {
        pieces = Map.copyOf(pieces);
        lights = Map.copyOf(lights);
    }

    static DemoFrame of(String title, Table table) {
        Recognition recognition = table.recognition();
        Advice advice = Guidance.advice(table.scene());
        return new DemoFrame(
                title,
                pieces(recognition),
                recognition.contacts(),
                lights(advice),
                understood(advice) + " (" + Codes.of(recognition.reading().reason()) + ")",
                moves(table.game()));
    }

    /** What is drawn for a square that is empty, has a piece on it, or something not known yet. */
    String symbol(Square square, Pieces drawing, char empty) {
        Piece piece = pieces.get(square);
        if (piece != null) {
            return String.valueOf(drawing.of(piece));
        }
        boolean occupied = Bitboard.contains(contacts, square);
        return String.valueOf(occupied ? drawing.unknown() : empty);
    }

    Optional<Piece> piece(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    Optional<Light> light(Square square) {
        return Optional.ofNullable(lights.get(square));
    }

    private static Map<Square, Piece> pieces(Recognition recognition) {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (Square square : Bitboard.squares(recognition.contacts())) {
            recognition.position().pieceAt(square).ifPresent(piece -> pieces.put(square, piece));
        }
        return pieces;
    }

    private static Map<Square, Light> lights(Advice advice) {
        Map<Square, Light> lights = new EnumMap<>(Square.class);
        advice.lights().cues().forEach((square, cue) -> lights.put(square, Light.of(cue)));
        return lights;
    }

    /** The headline, and what the lights of the highest priority want, unless that is plain. */
    private static String understood(Advice advice) {
        List<String> sentences = new ArrayList<>();
        sentences.add(WORDS.say(advice.headline()));
        advice.lights().cues().values().stream()
                .min(Comparator.naturalOrder())
                .filter(cue -> cue.compareTo(Cue.TARGET) < 0)
                .ifPresent(cue -> addSentences(advice, cue, sentences));
        return String.join(" ", sentences);
    }

    private static void addSentences(Advice advice, Cue cue, List<String> sentences) {
        long lit = advice.lights().squares(cue);
        advice.sentences()
                .forEach((square, message) -> {
                    if (Bitboard.contains(lit, square)) {
                        sentences.add(WORDS.say(message));
                    }
                });
    }

    private static String moves(Game game) {
        List<String> words = new ArrayList<>();
        Position position = game.start();
        for (Move move : game.moves()) {
            String number = position.turn() == Color.WHITE ? position.fullmoveNumber() + "." : "";
            words.add(number + San.format(move, position));
            position = position.play(move);
        }
        return String.join(" ", words);
    }
}
