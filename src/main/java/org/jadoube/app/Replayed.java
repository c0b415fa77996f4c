package org.jadoube.app;

import java.util.List;
import java.util.SequencedMap;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Variant;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnLine;
import org.jadoube.notation.PgnMove;
import org.jadoube.notation.PgnResult;
import org.jadoube.notation.PgnWriter;
import org.jadoube.notation.Uci;
import org.jadoube.recognition.Line;
import org.jadoube.recognition.Reading;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.jadoube.trace.Pace;
import org.jadoube.trace.Trace;
import org.jadoube.trace.TraceReplay;

/**
 * A game that came out of a recording.
 *
 * @param table the table when it had ended
 */
record Replayed(Table table) {

    static Replayed of(Trace trace, Pace pace) {
        return new Replayed(TraceReplay.play(trace, pace, turn -> {}));
    }

    /** The game of a recording; one of no moves where none had begun. */
    static Replayed of(Recording recording, Pace pace) {
        Position start = Position.start();
        return new Replayed(
                recording
                        .play(pace, (input, effects, table, lights) -> {})
                        .orElseGet(() ->
                                Table.of(
                                        TableRules.DEFAULT,
                                        Line.from(start),
                                        start.occupied(),
                                        0)));
    }

    List<String> uciMoves() {
        return uci(table.game().moves());
    }

    /** What stands open: {@code ok} for nothing, else the question or what to put right. */
    String state() {
        List<Move> alternatives = table.alternatives();
        if (!alternatives.isEmpty()) {
            return "ask: " + String.join(" ", uci(alternatives));
        }
        if (table.recognition().reading() instanceof Reading.PutRight wrong
                && (wrong.clear() | wrong.fill()) != 0) {
            String clear = wrong.clear() == 0 ? "" : "clear: " + Bitboard.toString(wrong.clear());
            String fill = wrong.fill() == 0 ? "" : "fill: " + Bitboard.toString(wrong.fill());
            return clear + (clear.isEmpty() || fill.isEmpty() ? "" : "; ") + fill;
        }
        return "ok";
    }

    /** The game in PGN, with the result that the table knows of. */
    String pgn(SequencedMap<String, String> tags) {
        List<PgnMove> moves =
                table.game().moves().stream().map(move -> new PgnMove(move, List.of())).toList();
        PgnResult result =
                table.outcome().map(Outcome::result).map(Replayed::inPgn).orElse(PgnResult.UNKNOWN);
        return PgnWriter.format(
                new PgnGame(
                        tags,
                        table.rules().variant(),
                        table.game().start(),
                        new PgnLine(List.of(), moves),
                        result,
                        List.of()));
    }

    private static PgnResult inPgn(Result result) {
        return switch (result) {
            case WHITE_WINS -> PgnResult.WHITE_WINS;
            case BLACK_WINS -> PgnResult.BLACK_WINS;
            case DRAW -> PgnResult.DRAW;
            case UNFINISHED -> PgnResult.UNKNOWN;
        };
    }

    private static List<String> uci(List<Move> moves) {
        return moves.stream().map(move -> Uci.format(move, Variant.STANDARD)).toList();
    }
}
