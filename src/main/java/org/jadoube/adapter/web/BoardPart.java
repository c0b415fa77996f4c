package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.guidance.Advice;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.Wordbook;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Sitting;
import org.jadoube.table.Table;

/** What lies and shines on the board, and what it says. */
final class BoardPart {
    private BoardPart() {}

    static Map<String, Object> of(Picture picture, Men men, Wordbook words) {
        Sitting sitting = picture.sitting();
        Advice advice = sitting.advice();
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("standing", standing(men));
        part.put("hand", hand(men));
        part.put("start", Letters.of(sitting.plan().start()));
        Optional<LightFrame> tested = picture.lightTest();
        part.put("lights", lights(tested.orElse(advice.lights())));
        part.put("sentences", tested.isPresent() ? Map.of() : sentences(advice, words));
        part.put("headline", words.say(advice.headline()));
        part.put("reading", picture.reading().map(BoardPart::kind).orElse("setting-up"));
        part.put(
                "reason",
                picture.reading().map(reading -> Letters.lower(reading.reason())).orElse(""));
        part.put("turn", Letters.lower(picture.position().turn()));
        part.put("question", picture.table().map(BoardPart::question).orElse(List.of()));
        part.put("promotion", picture.table().filter(BoardPart::isPromotionOpen).isPresent());
        part.put("offersTurn", sitting.offersTurn());
        part.put("offersNextGame", sitting.offersNextGame());
        return part;
    }

    /** One letter a square from a1 to h8: that of FEN, a dot for nothing, ? for who knows. */
    private static String standing(Men men) {
        StringBuilder text = new StringBuilder(64);
        for (Square square : Square.values()) {
            Optional<Piece> man = men.standing().get(square);
            text.append(man == null ? '.' : man.map(Letters::of).orElse('?'));
        }
        return text.toString();
    }

    private static List<Map<String, Object>> hand(Men men) {
        return men.hand().entrySet().stream()
                .map(held ->
                        Map.<String, Object>of(
                                "piece", String.valueOf(Letters.of(held.getValue())),
                                "from", held.getKey().toString()))
                .toList();
    }

    static Map<String, String> lights(LightFrame frame) {
        Map<String, String> lights = new LinkedHashMap<>();
        frame.cues().forEach((square, cue) -> lights.put(square.toString(), cue.code()));
        return lights;
    }

    private static Map<String, String> sentences(Advice advice, Wordbook words) {
        Map<String, String> sentences = new LinkedHashMap<>();
        advice.sentences()
                .forEach((square, message) -> sentences.put(square.toString(), words.say(message)));
        return sentences;
    }

    private static List<Map<String, Object>> question(Table table) {
        Position asked = table.game().position();
        return table.alternatives().stream()
                .filter(asked::isLegal)
                .map(move ->
                        Map.<String, Object>of(
                                "uci", Uci.format(move, table.rules().variant()),
                                "san", San.format(move, asked)))
                .toList();
    }

    /** Whether a promotion piece can be chosen now, before the pawn has landed or after. */
    private static boolean isPromotionOpen(Table table) {
        boolean landed = table.game().lastMove().filter(BoardPart::promotes).isPresent();
        boolean coming =
                table.recognition().reading() instanceof Reading.UnderWay underWay
                        && underWay.candidates().stream().anyMatch(BoardPart::promotes);
        return table.outcome().isEmpty() && (landed || coming);
    }

    private static boolean promotes(Move move) {
        return move instanceof Move.Normal normal && normal.promotion() != null;
    }

    private static String kind(Reading reading) {
        return switch (reading) {
            case Reading.Settled settled -> "settled";
            case Reading.UnderWay underWay -> "under-way";
            case Reading.Awaiting awaiting -> "awaiting";
            case Reading.Question question -> "question";
            case Reading.PutRight wrong -> "put-right";
            case Reading.Kings kings -> "kings";
        };
    }
}
