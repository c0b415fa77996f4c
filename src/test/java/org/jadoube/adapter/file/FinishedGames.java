package org.jadoube.adapter.file;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Game;
import org.jadoube.laws.Outcome;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.port.FinishedGame;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** Finished games for tests. */
final class FinishedGames {
    static final OffsetDateTime DATE = OffsetDateTime.parse("2026-11-29T21:07:30+01:00");
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private FinishedGames() {}

    static TableRules rules(Variant variant, @Nullable String time) {
        return new TableRules(
                RecognitionRules.DEFAULT,
                DrawRules.CLAIM,
                variant,
                time == null ? null : TimeControl.parse(time));
    }

    static SequencedMap<String, String> players(String white, String black) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("Black", black);
        tags.put("White", white);
        return tags;
    }

    /** A game in which each move has cost one second and a half of a minute. */
    static FinishedGame game(TableRules rules, String fen, Outcome outcome, String... moves) {
        Game game = Game.from(Fen.parseComposed(fen));
        List<Long> clocks = new ArrayList<>();
        for (String san : moves) {
            Move move = San.parse(san, game.position());
            game = game.play(move);
            clocks.add(60_000_000L - (game.plies() + 1) / 2 * 1_500_000L);
        }
        return new FinishedGame(
                DATE,
                players("Петров, Пётр \"Петя\"", "Élise\\Ñ"),
                rules,
                game,
                rules.time() == null ? List.of() : clocks,
                Set.of(),
                List.of(),
                outcome);
    }
}
