package org.jadoube.adapter.file;

import static java.util.stream.Collectors.joining;

import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.clock.ChessClock;
import org.jadoube.clock.TimeControl;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.notation.PgnGame;
import org.jadoube.notation.PgnLine;
import org.jadoube.notation.PgnMove;
import org.jadoube.notation.PgnRemark;
import org.jadoube.notation.PgnResult;
import org.jadoube.notation.San;
import org.jadoube.port.FinishedGame;
import org.jspecify.annotations.Nullable;

/** A finished game as PGN knows it. */
final class FinishedGamePgn {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    /** What an arbiter wants to know of a move that is disputed. */
    private static final PgnRemark INFERRED =
            new PgnRemark.Comment("inferred: the contacts do not show it for certain");

    private FinishedGamePgn() {}

    static PgnGame of(FinishedGame finished) {
        SequencedMap<String, String> tags = new LinkedHashMap<>(finished.tags());
        tags.put("Date", DATE.format(finished.date()));
        tags.put("TimeControl", timeControl(finished.rules().time()));
        tags.put("Termination", termination(finished.outcome().termination()));
        return new PgnGame(
                tags,
                finished.rules().variant(),
                finished.game().start(),
                line(finished),
                result(finished.outcome().result()),
                List.of());
    }

    private static String timeControl(@Nullable TimeControl control) {
        return control == null ? "-" : control.pgnTag();
    }

    /** The words of the PGN standard (1994, 9.8.1), which knows fewer than the Laws. */
    static String termination(Termination termination) {
        return switch (termination) {
            case CHECKMATE,
                    STALEMATE,
                    RESIGNATION,
                    AGREEMENT,
                    THREEFOLD,
                    FIVEFOLD,
                    FIFTY,
                    SEVENTY_FIVE,
                    DEAD_POSITION,
                    KINGS ->
                    "normal";
            case TIME -> "time forfeit";
            case ILLEGAL_MOVES -> "rules infraction";
            case ARBITER -> "adjudication";
            case ABANDONED -> "abandoned";
        };
    }

    private static PgnResult result(Result result) {
        return switch (result) {
            case WHITE_WINS -> PgnResult.WHITE_WINS;
            case BLACK_WINS -> PgnResult.BLACK_WINS;
            case DRAW -> PgnResult.DRAW;
            case UNFINISHED -> PgnResult.UNKNOWN;
        };
    }

    private static PgnLine line(FinishedGame finished) {
        List<PgnMove> moves = moves(finished);
        if (finished.undecided().isEmpty()) {
            return new PgnLine(List.of(), moves);
        }
        PgnRemark.Comment open = open(finished.undecided(), finished.game().position());
        if (moves.isEmpty()) {
            return new PgnLine(List.of(open), moves);
        }
        PgnMove last = moves.removeLast();
        List<PgnRemark> remarks = new ArrayList<>(last.remarks());
        remarks.add(open);
        moves.add(new PgnMove(last.move(), remarks));
        return new PgnLine(List.of(), moves);
    }

    private static PgnRemark.Comment open(List<Move> undecided, Position position) {
        return new PgnRemark.Comment(
                undecided.stream()
                        .map(move -> San.format(move, position))
                        .collect(joining(" or ", "then, not decided: ", "")));
    }

    private static List<PgnMove> moves(FinishedGame finished) {
        List<PgnMove> moves = new ArrayList<>();
        for (Move move : finished.game().moves()) {
            int ply = moves.size();
            List<PgnRemark> remarks = new ArrayList<>(clock(finished.remainingMicros(), ply));
            if (finished.inferred().contains(ply)) {
                remarks.add(INFERRED);
            }
            moves.add(new PgnMove(move, remarks));
        }
        return moves;
    }

    private static List<PgnRemark> clock(List<Long> remainingMicros, int ply) {
        if (remainingMicros.isEmpty() || remainingMicros.get(ply) == ChessClock.UNLIMITED) {
            return List.of();
        }
        return List.of(new PgnRemark.Comment("[%clk " + hours(remainingMicros.get(ply)) + "]"));
    }

    /** Rounded up, as on the clock: 0:00:00 stands only where nothing is left. */
    private static String hours(long micros) {
        long seconds = Math.ceilDiv(micros, 1_000_000);
        return String.format(
                Locale.ROOT, "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60);
    }
}
