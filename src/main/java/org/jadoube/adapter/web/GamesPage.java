package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnWriter;

/** Lists, shows, hands out and deletes the games that were kept. */
final class GamesPage {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,64}\\.pgn");
    private static final List<String> TAGS = List.of("Date", "White", "Black", "Event");

    private final KeptGames games;

    GamesPage(KeptGames games) {
        this.games = games;
    }

    List<Map<String, Object>> list() throws IOException {
        return games.heads().stream().map(GamesPage::head).toList();
    }

    private static Map<String, Object> head(KeptGames.Head game) {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("name", game.name());
        TAGS.forEach(tag -> head.put(tag.toLowerCase(Locale.ROOT), game.tags().get(tag)));
        head.put("result", game.result());
        head.put("plies", game.plies());
        return head;
    }

    /** A game with the board after each move. */
    Map<String, Object> replay(String name) throws IOException, RefusedException {
        PgnGame game = find(name);
        Map<String, Object> replay =
                head(
                        new KeptGames.Head(
                                name, game.tags(), game.result().marker(), game.moves().size()));
        replay.put("start", Letters.of(game.start()));
        replay.put("firstPly", Plies.firstPly(game.start()));
        replay.put("plies", Plies.withBoards(game.start(), game.moves(), game.variant()));
        return replay;
    }

    byte[] pgn(String name) throws IOException, RefusedException {
        return PgnWriter.format(find(name)).getBytes(UTF_8);
    }

    void delete(String name) throws IOException, RefusedException {
        find(name);
        games.delete(name);
    }

    byte[] journal() throws IOException, RefusedException {
        return games.journal().orElseThrow(RefusedException::missing);
    }

    private PgnGame find(String name) throws IOException, RefusedException {
        if (!NAME.matcher(name).matches()) {
            throw RefusedException.missing();
        }
        return games.game(name).orElseThrow(RefusedException::missing);
    }
}
