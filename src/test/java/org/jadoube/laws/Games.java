package org.jadoube.laws;

import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.notation.Fen;
import org.jadoube.notation.San;
import org.jadoube.notation.Uci;

/** Games for tests, written as players write them. */
final class Games {
    private Games() {}

    static Game played(String san) {
        return on(Game.fromStart(), san);
    }

    static Game fromFen(String fen, String san) {
        return on(Game.from(Fen.parse(fen)), san);
    }

    static Game on(Game game, String san) {
        Game now = game;
        for (String move : san.isBlank() ? new String[0] : san.split(" ")) {
            now = now.play(San.parse(move, now.position()));
        }
        return now;
    }

    static Game fromUci(Position start, String uci) {
        Game now = Game.from(start);
        for (String move : uci.isBlank() ? new String[0] : uci.split(" ")) {
            now = now.play(Uci.parse(move, now.position(), Variant.STANDARD));
        }
        return now;
    }
}
