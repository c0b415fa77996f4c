package org.jadoube.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Color;
import org.jadoube.chess.Move;
import org.jadoube.chess.Square;
import org.jadoube.chess.Variant;
import org.jadoube.laws.DrawRules;
import org.jadoube.notation.Fen;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.sensing.Orientation;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.Series;
import org.jadoube.table.Table;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a journal says can be read by a person, and comes back exactly. */
class JournalTextTest {

    @Test
    void aPersonCanReadTheJournalOfAGame() {
        List<Input> inputs = JournalSamples.inputsOfEveryKind();
        byte[] journal = JournalSamples.journal(JournalSamples.head(), inputs.subList(0, 4));

        assertEquals(
                """
                journal 1
                date 2026-11-29T21:07:30.500+01:00
                tag White Петров, Пётр
                tag Black Иванова # "Ива" \s
                tag Site\s
                variant standard
                completion press
                touch-move strict
                masked 8000000000000000
                scan-micros 5000
                draws claim
                time 40/90+30, 30+30
                penalties 120000000 2
                agreed-draw-from 1
                help none hint locked
                series 3 4 1 3 done
                start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                board straight
                played e2e4 e7e5
                begun -1000 ffef00101000efff
                1 100 sensed e2-@-7 e4+@90 a1+ d4-~4@95 h8+~0
                2 101 sensed
                3 102 elapsed
                4 102 masked e4
                """,
                withoutChecksums(journal));
    }

    @Test
    void everyKindOfInputIsAmongThoseThatComeBack() {
        Set<Class<?>> kinds = kinds(Input.class).collect(Collectors.toSet());
        kinds.remove(Input.Planned.class);

        assertEquals(
                kinds,
                JournalSamples.inputsOfEveryKind().stream()
                        .map(Input::getClass)
                        .collect(Collectors.toSet()));
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(JournalTextTest::kinds)
                : Stream.of(type);
    }

    static Stream<Input> inputs() {
        return JournalSamples.inputsOfEveryKind().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inputs")
    void anInputComesBackAsItWas(Input input) {
        byte[] journal = JournalSamples.journal(JournalSamples.head(), List.of(input));

        JournalReading reading = JournalReader.read(journal);

        assertEquals(List.of(input), reading.inputs());
        assertEquals(journal.length, reading.length());
    }

    @Test
    void theHeadComesBackAsItWas() {
        JournalHead head = JournalSamples.head();

        JournalHead read = readHead(head);

        assertEquals(head.date(), read.date());
        assertSame(head.plan(), read.plan());
        assertEquals(head.board(), read.board());
        assertEquals(head.played(), read.played());
        assertEquals(head.contacts(), read.contacts());
        assertEquals(head.atMicros(), read.atMicros());
    }

    @Test
    void aChess960PositionWithoutAClockComesBackAsItWas() {
        String fen = "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1";
        TableRules rules =
                new TableRules(
                        RecognitionRules.DEFAULT, DrawRules.AUTOMATIC, Variant.CHESS960, null);
        JournalHead head =
                new JournalHead(
                        OffsetDateTime.parse("2026-01-01T00:00Z"),
                        Plan.of(rules).from(Fen.parse(fen)),
                        Orientation.ROTATED,
                        List.of(),
                        0,
                        0);

        JournalHead read = readHead(head);

        assertSame(head.plan(), read.plan());
        assertEquals(Orientation.ROTATED, read.board());
        assertEquals(fen, Fen.format(read.plan().start(), Variant.CHESS960));
    }

    @Test
    void aSittingBegunFromTheHeadHasTheGameSoFar() {
        Table table = JournalSamples.head().sitting().table().orElseThrow();

        assertEquals(JournalSamples.head().played(), table.game().moves());
        assertEquals(Color.WHITE, table.game().position().turn());
    }

    @Test
    void aNameWithALineBreakIsKeptOnOneLine() {
        JournalHead head = JournalSamples.head();
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "Lopez,\r\nRuy\0");

        JournalHead read = readHead(with(head, tags, List.of()));

        assertEquals("Lopez,  Ruy ", read.plan().tags().get("White"));
    }

    @Test
    void aHeadWithAnIllegalMoveOrAnOddTagIsRefused() {
        JournalHead head = JournalSamples.head();
        SequencedMap<String, String> odd = new LinkedHashMap<>();
        odd.put("White Player", "Lopez, Ruy");

        assertThrows(IllegalArgumentException.class, () -> with(head, odd, List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        with(
                                head,
                                new LinkedHashMap<>(),
                                List.of(new Move.Normal(Square.E2, Square.E5))));
    }

    @Test
    void aPlanComesBackAsItWas() {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "a | b \\p \\\\ |p tag Black c");
        tags.put("Event", "");
        Plan plan =
                new Plan(
                        JournalSamples.head().plan().rules(),
                        Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 3 20"),
                        tags,
                        Series.of(4, true));
        byte[] journal =
                JournalSamples.journal(JournalSamples.head(), List.of(new Input.Planned(plan, 7)));

        Input read = JournalReader.read(journal).inputs().getFirst();

        assertEquals(7, read.atMicros());
        assertSame(plan, ((Input.Planned) read).plan());
    }

    private static void assertSame(Plan plan, Plan read) {
        assertEquals(plan.rules(), read.rules());
        assertEquals(plan.start().toSetup(), read.start().toSetup());
        assertEquals(List.copyOf(plan.tags().entrySet()), List.copyOf(read.tags().entrySet()));
        assertEquals(plan.series(), read.series());
    }

    private static JournalHead with(
            JournalHead head, SequencedMap<String, String> tags, List<Move> played) {
        return new JournalHead(
                head.date(),
                new Plan(head.plan().rules(), head.plan().start(), tags, Series.OPEN),
                head.board(),
                played,
                head.contacts(),
                head.atMicros());
    }

    private static JournalHead readHead(JournalHead head) {
        return JournalReader.read(JournalSamples.journal(head, List.of())).head().orElseThrow();
    }

    private static String withoutChecksums(byte[] journal) {
        return new String(journal, StandardCharsets.UTF_8).replaceAll("(?m)^[0-9a-f]{8} ", "");
    }
}
