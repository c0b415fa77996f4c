package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Game;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** The game that is on: its moves, what it is played by, and how it stands. */
final class GamePart {
    private static final List<Map<String, Object>> NONE = List.of();

    private @Nullable Game seen;
    private Set<Integer> seenInferred = Set.of();
    private List<Map<String, Object>> plies = NONE;
    private List<Map<String, Object>> legal = NONE;

    Map<String, Object> of(Picture picture) {
        Plan plan = picture.sitting().plan();
        Game game = picture.table().map(Table::game).orElseGet(() -> Game.from(plan.start()));
        Set<Integer> inferred = picture.table().map(Table::inferredPlies).orElseGet(TreeSet::new);
        lookAt(game, inferred, plan.rules().variant());
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("firstPly", Plies.firstPly(game.start()));
        part.put("plies", plies);
        part.put("fen", Fen.format(game.position(), plan.rules().variant()));
        part.put("safe", picture.safePlies());
        picture.table().ifPresent(table -> putStanding(part, table));
        part.put("on", isOn(picture));
        part.put("players", players(plan));
        part.put("series", series(picture.sitting().series()));
        part.put("rules", rules(picture.table().map(Table::rules).orElse(plan.rules())));
        return part;
    }

    /** The moves that can be made, after {@link #of}. */
    List<Map<String, Object>> legal(Picture picture) {
        return isOn(picture) ? legal : NONE;
    }

    private static boolean isOn(Picture picture) {
        return picture.table().map(Table::outcome).filter(Optional::isEmpty).isPresent();
    }

    /** The moves are written anew only when there are other ones, or others are inferred. */
    @SuppressWarnings("ReferenceEquality") // games are values, and another one has other moves
    private void lookAt(Game game, Set<Integer> inferred, Variant variant) {
        if (game == seen && inferred.equals(seenInferred)) {
            return;
        }
        seen = game;
        seenInferred = inferred;
        plies = Plies.line(game.start(), game.moves(), variant);
        inferred.forEach(ply -> plies.get(ply).put("inferred", true));
        legal =
                game.position().legalMoves().stream()
                        .map(move -> Plies.move(move, game.position(), variant))
                        .toList();
    }

    private static void putStanding(Map<String, Object> part, Table table) {
        table.outcome()
                .ifPresent(outcome -> {
                    part.put("result", outcome.result().code());
                    part.put("termination", outcome.termination().code());
                });
        table.offer().offeredBy().ifPresent(by -> part.put("offer", Letters.lower(by)));
        part.put("threefold", table.game().canClaimThreefold());
        part.put("fifty", table.game().canClaimFifty());
    }

    private static Map<String, String> players(Plan plan) {
        Map<String, String> players = new LinkedHashMap<>();
        plan.tags()
                .forEach((tag, name) -> {
                    if (tag.equals("White") || tag.equals("Black")) {
                        players.put(tag.toLowerCase(Locale.ROOT), name);
                    }
                });
        return players;
    }

    private static Map<String, Object> series(Series series) {
        return Map.of(
                "game", series.game(),
                "games", series.games(),
                "white", series.whiteHalfPoints(),
                "black", series.blackHalfPoints());
    }

    private static Map<String, Object> rules(TableRules rules) {
        RecognitionRules hands = rules.recognition();
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("strict", hands.touchMove() == RecognitionRules.TouchMove.STRICT);
        part.put("press", hands.completion() == RecognitionRules.Completion.PRESS);
        part.put("automatic", rules.draws() == DrawRules.AUTOMATIC);
        part.put(
                "help",
                Map.of(
                        "white", Letters.lower(rules.help().white()),
                        "black", Letters.lower(rules.help().black()),
                        "locked", rules.help().isLocked()));
        TimeControl time = rules.time();
        if (time != null) {
            part.put("time", time.toString());
        }
        return part;
    }
}
