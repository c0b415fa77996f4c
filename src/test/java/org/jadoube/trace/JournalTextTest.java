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
import org.jadoube.table.Input;
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
                start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                played e2e4 e7e5
                begun -1000 ffef00101000efff
                1 100 sensed e2-@-7 e4+@90 a1+ d4-~4@95 h8+~0
                2 101 sensed
                3 102 elapsed
                4 103 pressed white
                """,
                withoutChecksums(journal));
    }

    @Test
    void everyKindOfInputIsAmongThoseThatComeBack() {
        Set<Class<?>> kinds = kinds(Input.class).collect(Collectors.toSet());

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
        assertEquals(List.copyOf(head.tags().entrySet()), List.copyOf(read.tags().entrySet()));
        assertEquals(head.rules(), read.rules());
        assertEquals(head.start().toSetup(), read.start().toSetup());
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
                        new LinkedHashMap<>(),
                        rules,
                        Fen.parse(fen),
                        List.of(),
                        0,
                        0);

        JournalHead read = readHead(head);

        assertEquals(rules, read.rules());
        assertEquals(fen, Fen.format(read.start(), Variant.CHESS960));
    }

    @Test
    void aTableBegunFromTheHeadHasTheGameSoFar() {
        assertEquals(JournalSamples.head().played(), JournalSamples.head().table().game().moves());
        assertEquals(Color.WHITE, JournalSamples.head().table().game().position().turn());
    }

    @Test
    void aNameWithALineBreakIsKeptOnOneLine() {
        JournalHead head = JournalSamples.head();
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "Lopez,\r\nRuy\0");

        JournalHead read = readHead(with(head, tags, List.of()));

        assertEquals("Lopez,  Ruy ", read.tags().get("White"));
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

    private static JournalHead with(
            JournalHead head, SequencedMap<String, String> tags, List<Move> played) {
        return new JournalHead(
                head.date(),
                tags,
                head.rules(),
                head.start(),
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
