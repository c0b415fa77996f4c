package org.jadoube.trace;

import java.io.ByteArrayOutputStream;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.HelpLevel;
import org.jadoube.guidance.HelpLevels;
import org.jadoube.laws.DrawClaim;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.PenaltyRules;
import org.jadoube.laws.Result;
import org.jadoube.laws.winnability.Verdict;
import org.jadoube.laws.winnability.Winnability;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.sensing.ContactEvent;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.TableRules;

/** Heads, inputs and whole journals for tests. */
public final class JournalSamples {
    private JournalSamples() {}

    /** A game of the club championship. */
    public static JournalHead head() {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "Петров, Пётр");
        tags.put("Black", "Иванова # \"Ива\"  ");
        tags.put("Site", "");
        return new JournalHead(
                OffsetDateTime.parse("2026-11-29T21:07:30.5+01:00"),
                new Plan(
                        new TableRules(
                                new RecognitionRules(
                                        Completion.PRESS, TouchMove.STRICT, 1L << 63, 5_000),
                                DrawRules.CLAIM,
                                Variant.STANDARD,
                                TimeControl.parse("40/90+30, 30+30"),
                                PenaltyRules.STANDARD,
                                1,
                                new HelpLevels(HelpLevel.NONE, HelpLevel.HINT, true)),
                        Position.start(),
                        tags,
                        new Series(3, 4, 1, 3, Series.Draw.DONE)),
                Orientation.STRAIGHT,
                List.of(
                        new Move.Normal(Square.E2, Square.E4),
                        new Move.Normal(Square.E7, Square.E5)),
                0xffef00101000efffL,
                -1_000);
    }

    /** One input of each kind and of each thing it can say. */
    public static List<Input> inputsOfEveryKind() {
        return List.of(
                new Input.Sensed(
                        List.of(
                                new ContactEvent.Lift(Square.E2, -7),
                                new ContactEvent.Place(Square.E4, 90),
                                new ContactEvent.Place(Square.A1, 100),
                                new ContactEvent.Blip(Square.D4, true, 95, 4),
                                new ContactEvent.Blip(Square.H8, false, 100, 0)),
                        100),
                new Input.Sensed(List.of(), 101),
                new Input.Elapsed(102),
                new Input.Masked(Square.E4, true, 102),
                new Input.Masked(Square.E4, false, 102),
                new Input.Pressed(Color.WHITE, 103),
                new Input.Pressed(Color.BLACK, Long.MAX_VALUE),
                new Input.Paused(104),
                new Input.Resumed(104),
                new Input.Restarted(0xffef00101000efffL, 104),
                new Input.Judged(
                        Fen.parse("rkr5/8/8/8/8/8/8/RKR5 b KQkq - 0 1"),
                        new Winnability(Verdict.YES, Verdict.NOT_DECIDED),
                        104),
                new Input.AddedTime(Color.WHITE, -60_000_000, 104),
                new Input.SetTime(Color.BLACK, 1, 104),
                new Input.SetMoves(Color.BLACK, 39, 104),
                new Input.Adjusted(Long.MIN_VALUE),
                new Input.Chose(Role.QUEEN, 105),
                new Input.Chose(Role.KING, 105),
                new Input.Answered(new Move.Castle(Square.E1, Square.H1), 106),
                new Input.Answered(new Move.EnPassant(Square.E5, Square.D6), 106),
                new Input.TookBack(107),
                new Input.Reinstated(107),
                new Input.Announced(new Move.Normal(Square.E7, Square.E8, Role.KNIGHT), 108),
                new Input.Announced(new Move.Normal(Square.G1, Square.F3), 108),
                new Input.Helped(Color.BLACK, HelpLevel.DANGER, 108),
                new Input.OfferedDraw(Color.BLACK, 109),
                new Input.AcceptedDraw(110),
                new Input.DeclinedDraw(111),
                new Input.Resigned(Color.WHITE, 112),
                new Input.Decided(Result.BLACK_WINS, 112),
                new Input.Decided(Result.UNFINISHED, 112),
                new Input.Claimed(DrawClaim.onTheBoard(DrawClaim.Ground.THREEFOLD), 113),
                new Input.Claimed(
                        Optional.of(Color.BLACK),
                        DrawClaim.onTheBoard(DrawClaim.Ground.FIFTY),
                        113),
                new Input.Claimed(
                        new DrawClaim(
                                DrawClaim.Ground.FIFTY,
                                Optional.of(new Move.Normal(Square.A1, Square.A8))),
                        113),
                new Input.Began(114),
                new Input.WentOn(115),
                new Input.Turned(116),
                new Input.NotTurned(117),
                new Input.DrewColors(true, 118),
                new Input.DrewColors(false, 119));
    }

    /** Inputs as they come in a game: mostly contacts, now and then a button. */
    public static List<Input> inputs(int count, RandomGenerator random) {
        List<Input> inputs = new ArrayList<>();
        long micros = 0;
        for (int i = 0; i < count; i++) {
            micros += random.nextLong(3_000_000);
            Square square = Square.of(random.nextInt(64));
            inputs.add(
                    switch (random.nextInt(4)) {
                        case 0 -> new Input.Pressed(Color.values()[i % 2], micros);
                        case 1 -> new Input.Elapsed(micros);
                        case 2 ->
                                new Input.Sensed(
                                        List.of(new ContactEvent.Lift(square, micros)), micros);
                        default ->
                                new Input.Sensed(
                                        List.of(new ContactEvent.Place(square, micros - 20_000)),
                                        micros);
                    });
        }
        return inputs;
    }

    /** The bytes of a journal. */
    public static byte[] journal(JournalHead head, List<? extends Input> inputs) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JournalWriter writer = new JournalWriter();
        bytes.writeBytes(writer.head(head));
        inputs.forEach(input -> bytes.writeBytes(writer.next(input)));
        return bytes.toByteArray();
    }
}
