package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineReaderTest {
    private static final String STATE = "$S 4 4680 ffff00001000efff 00*f3fa";
    private static final String STATE_BODY = "S 4 4680 ffff00001000efff 00";
    private static final String ASK = "$s*af04\n";

    private final LineReader reader = new LineReader();

    private List<String> read(String text) {
        return read(text, 0);
    }

    private List<String> read(String text, long nowMicros) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return reader.read(bytes, bytes.length, nowMicros);
    }

    @Test
    void theCheckSumIsTheOneOfTheProtocol() {
        assertEquals(0x29b1, LineChecksum.of("123456789"));
    }

    @Test
    void aLineMayEndInCarriageReturnAndLineFeed() {
        assertEquals(List.of(STATE_BODY), read(STATE + "\r\n"));
    }

    @Test
    void hexDigitsOfTheCheckSumMayBeCapitals() {
        assertEquals(List.of(STATE_BODY), read(STATE.replace("f3fa", "F3FA") + "\n"));
    }

    @Test
    void aLostLineEndCostsNothing() {
        assertEquals(List.of(STATE_BODY, STATE_BODY), read(STATE + STATE + "\n"));
        assertEquals(0, reader.bad());
    }

    @Test
    void whatIsCutShortSpoilsOnlyItself() {
        assertEquals(List.of(STATE_BODY), read("$S 4 46" + STATE + "\n"));
        assertEquals(1, reader.bad());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "wrong check sum,    $S 4 4680 ffff00001000efff 00*f3fb",
        "short check sum,    $S 4 4680 ffff00001000efff 00*f3f",
        "two stars,          $S 4 4680*ffff00001000efff 00*f3fa",
        "no body,            $*ffff",
        "a byte of noise,    $S 4 4680 ffff00\u00801000efff 00*f3fa",
        "a control byte,     $S 4 4680 ffff00\u00011000efff 00*f3fa"
    })
    void aBadLineIsDroppedAndTheNextIsRead(String what, String line) {
        assertEquals(List.of("s"), read(line + "\n" + ASK));
        assertEquals(1, reader.bad());
    }

    @Test
    void whatAnotherProgramPrintsIsIgnored() {
        assertEquals(List.of("s"), read("ets Jul 29 2019 12:21:46\r\n" + ASK));
        assertEquals(0, reader.bad());
    }

    @Test
    void aLineWithoutEndDoesNotFillTheMemory() {
        assertEquals(List.of("s"), read("$" + "A".repeat(300) + "\n" + ASK));
        assertEquals(1, reader.bad());
    }

    @Test
    void bytesMayComeOneByOne() {
        List<String> bodies = new ArrayList<>();
        for (char each : (STATE + "\n").toCharArray()) {
            bodies.addAll(read(String.valueOf(each)));
        }
        assertEquals(List.of(STATE_BODY), bodies);
    }

    @Test
    void aLineThatStopsHalfwayIsGivenUpAfterHalfASecond() {
        assertEquals(List.of(), read("$S 4 4680 ", 0));
        assertEquals(List.of(), read("ffff00001000efff 00*f3fa\n", 600_000));
        assertEquals(1, reader.bad());
    }
}
