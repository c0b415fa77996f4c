package org.jadoube.adapter.web;

import java.util.LinkedHashMap;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.StartPosition;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.clock.TimeControlException;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.notation.FenException;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.TableRules;
import org.jspecify.annotations.Nullable;

/** What was filled in for another game. */
final class PlanForm {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_GAMES = 99;
    private static final long CORNERS = Bitboard.of(Square.A1, Square.H1, Square.A8, Square.H8);

    private PlanForm() {}

    /**
     * The plan of another game on the same board.
     *
     * @param before what is planned now: the board's own properties stay
     * @param chance draws the start position of Chess960 where none is wanted by its number
     */
    static Plan read(Fields form, Plan before, RandomGenerator chance) throws RefusedException {
        form.only(
                "white",
                "black",
                "time",
                "touch",
                "draws",
                "completion",
                "fen",
                "variant",
                "number",
                "games",
                "drawColors",
                "helpWhite",
                "helpBlack",
                "helpLocked");
        Variant variant = form.constant("variant", Variant.class);
        RecognitionRules hands = before.rules().recognition();
        RecognitionRules recognition =
                new RecognitionRules(
                        form.constant("completion", RecognitionRules.Completion.class),
                        form.constant("touch", RecognitionRules.TouchMove.class),
                        hands.masked(),
                        hands.scanMicros());
        TableRules usual =
                new TableRules(
                        recognition, form.constant("draws", DrawRules.class), variant, time(form));
        TableRules rules =
                new TableRules(
                        usual.recognition(),
                        usual.draws(),
                        usual.variant(),
                        usual.time(),
                        usual.penalties(),
                        usual.agreedDrawFrom(),
                        help(form));
        return new Plan(rules, start(form, variant, chance), tags(form), series(form));
    }

    private static HelpLevels help(Fields form) throws RefusedException {
        return new HelpLevels(
                form.constant("helpWhite", HelpLevel.class),
                form.constant("helpBlack", HelpLevel.class),
                form.optionalText("helpLocked").isPresent());
    }

    private static @Nullable TimeControl time(Fields form) throws RefusedException {
        String text = form.optionalText("time").orElse("").strip();
        if (text.isEmpty()) {
            return null;
        }
        try {
            return TimeControl.parse(text);
        } catch (TimeControlException unreadable) {
            throw RefusedException.bad(String.valueOf(unreadable.getMessage()));
        }
    }

    private static Series series(Fields form) throws RefusedException {
        int games = form.typedNumber("games", 0, MOST_GAMES).orElse(0);
        return Series.of(games, form.optionalText("drawColors").isPresent());
    }

    private static Position start(Fields form, Variant variant, RandomGenerator chance)
            throws RefusedException {
        String text = form.optionalText("fen").orElse("").strip();
        OptionalInt number = form.typedNumber("number", 0, StartPosition.COUNT - 1);
        if (number.isPresent() && (variant != Variant.CHESS960 || !text.isEmpty())) {
            throw RefusedException.bad(
                    "A number names a start position of Chess960, and no other is wanted then.");
        }
        return text.isEmpty()
                ? switch (variant) {
                    case STANDARD -> Position.start();
                    case CHESS960 ->
                            StartPosition.of(number.orElse(chance.nextInt(StartPosition.COUNT)));
                }
                : position(text, variant);
    }

    private static Position position(String text, Variant variant) throws RefusedException {
        try {
            Position position = Fen.parse(text);
            if (variant == Variant.STANDARD && !castlesAsInChess(position)) {
                throw RefusedException.bad("Kings and rooks castle from there in Chess960 only.");
            }
            return position;
        } catch (FenException unreadable) {
            throw RefusedException.bad(String.valueOf(unreadable.getMessage()));
        }
    }

    private static boolean castlesAsInChess(Position position) {
        long rooks = position.castlingRooks();
        boolean fromCorners = (rooks & ~CORNERS) == 0;
        boolean white = (rooks & Bitboard.RANK_1) == 0 || position.king(Color.WHITE) == Square.E1;
        boolean black = (rooks & Bitboard.RANK_8) == 0 || position.king(Color.BLACK) == Square.E8;
        return fromCorners && white && black;
    }

    private static SequencedMap<String, String> tags(Fields form) throws RefusedException {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        putName(tags, "White", form.optionalText("white").orElse(""));
        putName(tags, "Black", form.optionalText("black").orElse(""));
        return tags;
    }

    private static void putName(SequencedMap<String, String> tags, String tag, String name)
            throws RefusedException {
        if (name.length() > LONGEST_NAME) {
            throw RefusedException.bad("That name is too long.");
        }
        if (!name.isBlank()) {
            tags.put(tag, name.strip());
        }
    }
}
