package org.jadoube.adapter.web;

import java.util.Optional;
import java.util.function.LongFunction;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.Result;
import org.jadoube.notation.MoveTextException;
import org.jadoube.notation.Uci;
import org.jadoube.table.Input;

/** What is entered on the panel: an object with a {@code kind} and what belongs to it. */
final class Entries {
    private static final int MOST_SECONDS = 36_000;
    private static final int MOST_MOVES = 999;
    private static final long MICROS_PER_SECOND = 1_000_000;

    private Entries() {}

    /** The input that an entry is. */
    static LongFunction<Input> of(Fields entry, Picture picture) throws RefusedException {
        String kind = entry.text("kind");
        return switch (kind) {
            case "press" -> {
                Color by = entry.only("kind", "by").color("by");
                yield at -> new Input.Pressed(by, at);
            }
            case "pause" -> simple(entry, Input.Paused::new);
            case "resume" -> simple(entry, Input.Resumed::new);
            case "adjust" -> simple(entry, Input.Adjusted::new);
            case "promote" -> {
                Role role = entry.only("kind", "role").constant("role", Role.class);
                yield at -> new Input.Chose(role, at);
            }
            case "answer" -> {
                Move move = move(entry.only("kind", "move").text("move"), picture);
                yield at -> new Input.Answered(move, at);
            }
            case "reinstate" -> simple(entry, Input.Reinstated::new);
            case "take-back" -> simple(entry, Input.TookBack::new);
            case "offer-draw" -> {
                Color by = entry.only("kind", "by").color("by");
                yield at -> new Input.OfferedDraw(by, at);
            }
            case "accept-draw" -> simple(entry, Input.AcceptedDraw::new);
            case "decline-draw" -> simple(entry, Input.DeclinedDraw::new);
            case "resign" -> {
                Color by = entry.only("kind", "by").color("by");
                yield at -> new Input.Resigned(by, at);
            }
            case "decide" -> {
                Result result = entry.only("kind", "result").constant("result", Result.class);
                yield at -> new Input.Decided(result, at);
            }
            case "claim" -> {
                DrawClaim claim = claim(entry.only("kind", "ground", "move"), picture);
                yield at -> new Input.Claimed(Optional.empty(), claim, at);
            }
            case "add-time" -> {
                Color by = entry.only("kind", "by", "seconds").color("by");
                int seconds = entry.number("seconds", -MOST_SECONDS, MOST_SECONDS);
                yield at -> new Input.AddedTime(by, seconds * MICROS_PER_SECOND, at);
            }
            case "set-time" -> {
                Color by = entry.only("kind", "by", "seconds").color("by");
                int seconds = entry.number("seconds", 0, MOST_SECONDS);
                yield at -> new Input.SetTime(by, seconds * MICROS_PER_SECOND, at);
            }
            case "set-moves" -> {
                Color by = entry.only("kind", "by", "moves").color("by");
                int moves = entry.number("moves", 0, MOST_MOVES);
                yield at -> new Input.SetMoves(by, moves, at);
            }
            case "help" -> {
                Color by = entry.only("kind", "by", "level").color("by");
                HelpLevel level = entry.constant("level", HelpLevel.class);
                yield at -> new Input.Helped(by, level, at);
            }
            case "mask" -> {
                Square square = square(entry.only("kind", "square"), picture);
                yield at -> new Input.Masked(square, true, at);
            }
            case "unmask" -> {
                Square square = square(entry.only("kind", "square"), picture);
                yield at -> new Input.Masked(square, false, at);
            }
            case "begin" -> simple(entry, Input.Began::new);
            case "go-on" -> simple(entry, Input.WentOn::new);
            case "turned" -> simple(entry, Input.Turned::new);
            case "not-turned" -> simple(entry, Input.NotTurned::new);
            default -> throw RefusedException.bad("There is no entry '" + kind + "'.");
        };
    }

    /** A square as the board names it, of one that the page names as the game does. */
    private static Square square(Fields entry, Picture picture) throws RefusedException {
        return picture.sitting().board().turn(entry.square("square"));
    }

    private static LongFunction<Input> simple(Fields entry, LongFunction<Input> input)
            throws RefusedException {
        entry.only("kind");
        return input;
    }

    private static DrawClaim claim(Fields entry, Picture picture) throws RefusedException {
        DrawClaim.Ground ground = entry.constant("ground", DrawClaim.Ground.class);
        Optional<String> move = entry.optionalText("move");
        return move.isEmpty()
                ? DrawClaim.onTheBoard(ground)
                : DrawClaim.withMove(ground, move(move.get(), picture));
    }

    private static Move move(String uci, Picture picture) throws RefusedException {
        Position position =
                picture.table()
                        .map(table -> table.game().position())
                        .orElseThrow(() -> unknown(uci));
        try {
            return Uci.parse(uci, position, picture.sitting().plan().rules().variant());
        } catch (MoveTextException unreadable) {
            throw unknown(uci);
        }
    }

    private static RefusedException unknown(String uci) {
        return RefusedException.bad("'" + uci + "' is no move here.");
    }
}
