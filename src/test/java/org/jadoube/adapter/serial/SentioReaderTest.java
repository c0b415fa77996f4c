package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jadoube.adapter.serial.SentioReader.Coloured;
import org.jadoube.adapter.serial.SentioReader.Frame;
import org.jadoube.adapter.serial.SentioReader.Line;
import org.jadoube.adapter.serial.SentioReader.SingleColour;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentioReaderTest {
    private static final Frame START = new Frame(0xffff00000000ffffL);

    private final SentioReader reader = new SentioReader();

    private List<Line> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return reader.read(bytes, bytes.length);
    }

    @Test
    void numbersGoFromTheEighthRankAndBitsFromTheAFile() {
        assertEquals(List.of(START), read(":255 255 0 0 0 0 255 255\r\n"));
        assertEquals(List.of(new Frame(0xffff00001000efffL)), read(":255 255 0 0 8 0 247 255\r\n"));
        assertEquals(List.of(new Frame(Square.A1.bit())), read(":0 0 0 0 0 0 0 128\r\n"));
        assertEquals(
                List.of(new Frame(START.contacts() & ~Square.H1.bit())),
                read(":255 255 0 0 0 0 255 254\r\n"));
    }

    @Test
    void theColonMayBeMissing() {
        assertEquals(List.of(START), read("255 255 0 0 0 0 255 255\r\n"));
    }

    @Test
    void theBoardTellsWhatLightsItHas() {
        assertEquals(List.of(new SingleColour(), new Coloured()), read("L\r\n\r\nD\r\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ":255 255 0 0 0 0 255",
                ":255 255 0 0 0 0 255 255 0",
                ":255 256 0 0 0 0 255 255",
                ":255 -1 0 0 0 0 255 255",
                ":255  255 0 0 0 0 255 255",
                ":255 2x5 0 0 0 0 255 255",
                ":255 255 0 0 0 0 2\u008055 255",
                ""
            })
    void aLineThatIsNotWholeSaysNothing(String line) {
        assertEquals(List.of(START), read(line + "\r\n:255 255 0 0 0 0 255 255\r\n"));
    }

    @Test
    void aStreamWithoutLineEndsDoesNotFillTheMemory() {
        assertEquals(List.of(), read("1 ".repeat(10_000)));
        assertEquals(List.of(START), read("\r\n:255 255 0 0 0 0 255 255\r\n"));
    }

    @Test
    void lightsAreTheMirrorOfContacts() {
        assertArrayEquals(
                new byte[] {0, 0, 0, 0, 0x10, 0, 0x10, 0},
                SentioProtocol.lightBytes(Bitboard.of(Square.E2, Square.E4)));
    }
}
