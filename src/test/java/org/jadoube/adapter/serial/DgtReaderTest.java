package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jadoube.adapter.serial.DgtMessage.Board;
import org.jadoube.adapter.serial.DgtMessage.Update;
import org.jadoube.adapter.serial.DgtMessage.Version;
import org.junit.jupiter.api.Test;

class DgtReaderTest {
    private static final String START =
            "8600430809 0a0c0b0a0908".replace(" ", "")
                    + "07".repeat(8)
                    + "00".repeat(32)
                    + "01".repeat(8)
                    + "0203040605040302";

    private final DgtReader reader = new DgtReader();

    private List<DgtMessage> read(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        return reader.read(bytes, bytes.length);
    }

    @Test
    void aBoardIsReadFromA8() {
        Board board = (Board) read(START).getFirst();
        assertEquals(List.of(8, 9, 10, 12, 11, 10, 9, 8), board.codes().subList(0, 8));
        assertEquals(List.of(2, 3, 4, 6, 5, 4, 3, 2), board.codes().subList(56, 64));
    }

    @Test
    void updatesAndVersionsAreRead() {
        assertEquals(
                List.of(new Update(0x34, 0), new Update(0x24, 1), new Version(1, 2)),
                read("8e000534 00 8e00052401 9300050102"));
    }

    @Test
    void aMessageCutShortEndsWhereTheNextBegins() {
        assertEquals(List.of(new Update(0x24, 1)), read("8e0005 8e00052401"));
    }

    @Test
    void strayBytesBetweenMessagesAreSkipped() {
        assertEquals(List.of(new Update(0x24, 1)), read("00 41 8e00052401 00 7f"));
    }

    @Test
    void messagesOfNoUseAreSkipped() {
        assertEquals(
                List.of(new Update(0x24, 1)),
                read("8d000a00000000000020 20" + "a0000c000000000000000000" + "8e00052401"));
    }

    @Test
    void whatCannotBeTrueIsSkipped() {
        assertEquals(
                List.of(new Update(0x24, 1)),
                read("8e00054000" + "8e00052410" + "8600050000" + "930003" + "8e00052401"));
    }

    @Test
    void bytesMayComeOneByOne() {
        List<DgtMessage> messages = new ArrayList<>();
        for (byte each : HexFormat.of().parseHex(START)) {
            messages.addAll(reader.read(new byte[] {each}, 1));
        }
        assertEquals(1, messages.size());
    }
}
