package org.jadoube.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;

/**
 * Writes games in the export format of the PGN standard of 1994, but for UTF-8.
 *
 * <p>Lines stay below 80 columns unless a single word or a tag pair is longer.
 */
public final class PgnWriter {
    private static final List<String> ROSTER =
            List.of("Event", "Site", "Date", "Round", "White", "Black");
    private static final String START = Fen.format(Position.start(), Variant.STANDARD);

    private PgnWriter() {}

    /**
     * The text of a game, an empty line at its end included, so that games can follow one another.
     *
     * <p>The seven tags of the roster come first, with question marks for what is not known. Errors
     * of reading are not written.
     *
     * @throws IllegalArgumentException if a move of the game is not legal
     */
    public static String format(PgnGame game) {
        StringBuilder text = new StringBuilder();
        tags(game).forEach((name, value) -> text.append(PgnTag.format(name, value)).append('\n'));
        PgnMoveText moves = new PgnMoveText();
        moves.line(game.line(), game.start());
        moves.word(game.result().marker());
        return text.append('\n').append(moves.wrapped()).append('\n').toString();
    }

    private static SequencedMap<String, String> tags(PgnGame game) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        for (String name : ROSTER) {
            tags.put(name, game.tags().getOrDefault(name, unknown(name)));
        }
        tags.put("Result", game.result().marker());
        String fen = Fen.format(game.start(), game.variant());
        if (game.variant() == Variant.CHESS960) {
            tags.put("Variant", "Chess960");
        }
        if (!fen.equals(START)) {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        }
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            tags.putIfAbsent(tag.getKey(), tag.getValue());
        }
        return tags;
    }

    private static String unknown(String name) {
        return name.equals("Date") ? "????.??.??" : "?";
    }
}
