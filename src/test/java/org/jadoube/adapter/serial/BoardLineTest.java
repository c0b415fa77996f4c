package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.jadoube.adapter.serial.BoardLine.Change;
import org.jadoube.adapter.serial.BoardLine.Done;
import org.jadoube.adapter.serial.BoardLine.Echo;
import org.jadoube.adapter.serial.BoardLine.Hello;
import org.jadoube.adapter.serial.BoardLine.LightKind;
import org.jadoube.adapter.serial.BoardLine.Missing;
import org.jadoube.adapter.serial.BoardLine.Refused;
import org.jadoube.adapter.serial.BoardLine.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardLineTest {
    private static final State START = new State(0, 812, 0xffff00000000ffffL, 0);

    private static BoardLine read(String body) {
        return BoardLine.parse(body).orElseThrow();
    }

    @Test
    void helloNamesVersionBootFirmwareAndLights() {
        assertEquals(
                new Hello(1, "5f3a21c7", "reed64-0.3", LightKind.RGB),
                read("H 1.0 boot=5f3a21c7 fw=reed64-0.3 id=8c1f64 scan=100 led=rgb btn=wb"));
    }

    @Test
    void aBoardThatDoesNotSpeakOfLightsHasNone() {
        assertEquals(new Hello(1, "1", "x", LightKind.NONE), read("H 1.7 boot=1 fw=x"));
    }

    @Test
    void aStateIsReadInFull() {
        assertEquals(START, read("S 0 812 ffff00000000ffff 00"));
        assertEquals(
                new State(65535, 4294967295L, -1, 0x83),
                read("S 65535 4294967295 FFFFFFFFFFFFFFFF 83"));
    }

    @Test
    void furtherFieldsAreLeftToLaterVersions() {
        assertEquals(START, read("S 0 812 ffff00000000ffff 00 later=1"));
        assertEquals(new Done(7), read("K 7 later"));
    }

    @Test
    void theShortLinesAreRead() {
        assertEquals(new Missing(5, 9), read("N 5 9"));
        assertEquals(new Refused(3, 2), read("E 3 2"));
        assertEquals(new Echo(), read("h 1.0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X 1",
                "",
                "S",
                "S 0 812 ffff00000000ffff",
                "S 00 812 ffff00000000ffff 00",
                "S 65536 812 ffff00000000ffff 00",
                "S 0 4294967296 ffff00000000ffff 00",
                "S 0 812 fff00000000ffff 00",
                "S 0  812 ffff00000000ffff 00",
                "S -1 812 ffff00000000ffff 00",
                "C 9 5 ffff00000000efff 00 e9-",
                "C 9 5 ffff00000000efff 00 K7+",
                "C 9 5 ffff00000000efff 00 e2-e4+",
                "C 9 5 ffff00000000efff 00 +",
                "K 256",
                "H 1.0 fw=x",
                "H one boot=1 fw=x"
            })
    void whatDoesNotParseIsIgnored(String body) {
        assertEquals(Optional.empty(), BoardLine.parse(body));
    }

    @Test
    void tokensMustLeadFromTheStateBeforeToTheOneAfter() {
        Change lift = (Change) read("C 1 3221 ffff00000000efff 00 e2-");
        assertTrue(lift.tokens().lead(START, lift.after()));

        Change otherSquare = (Change) read("C 1 3221 ffff00000000efff 00 d2-");
        assertFalse(otherSquare.tokens().lead(START, otherSquare.after()));

        Change wrongWay = (Change) read("C 1 3221 ffff00000000efff 00 e2+");
        assertFalse(wrongWay.tokens().lead(START, wrongWay.after()));

        Change moreThanSaid = (Change) read("C 1 3221 ffff00000000efff 01 e2-");
        assertFalse(moreThanSaid.tokens().lead(START, moreThanSaid.after()));
    }

    @Test
    void squaresAndButtonsChangeInOneScan() {
        Change change = (Change) read("C 1 9 ffff00001000efff 85 e2- e4+ W+ K1+ K6+");
        assertTrue(change.tokens().lead(START, change.after()));
    }

    @Test
    void manyChangesAreTakenAtTheirWord() {
        Change change = (Change) read("C 1 9 0000000000000000 00 =");
        assertTrue(change.tokens().lead(START, change.after()));
    }
}
