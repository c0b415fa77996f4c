package org.jadoube.adapter.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.port.Button;
import org.jadoube.port.Scan;
import org.jadoube.port.Signal;
import org.junit.jupiter.api.Test;

/** Times in milliseconds, contacts by small numbers. */
class PlaybackTest {
    private final List<Signal> signals = new ArrayList<>();
    private final Playback playback = new Playback(signals::add);

    private List<String> poll(long millis, boolean unchanged) {
        return playback.poll(millis * 1000, unchanged).stream().map(PlaybackTest::words).toList();
    }

    private static String words(Scan scan) {
        return scan.contacts() + "@" + scan.atMicros() / 1000;
    }

    private void contacts(long closed, long millis) {
        playback.addContacts(closed, millis * 1000);
    }

    @Test
    void whatComesInTimeIsToldAsItWas() {
        contacts(1, 100);
        contacts(2, 101);
        contacts(3, 103);
        assertEquals(List.of("1@100", "2@101", "2@102", "3@103"), poll(105, false));
        assertEquals(List.of(), poll(110, false));
    }

    @Test
    void theLastContactsAreRepeatedAsLongAsNothingChanged() {
        contacts(1, 100);
        assertEquals(List.of("1@100", "1@105"), poll(105, true));
        assertEquals(List.of("1@110"), poll(110, true));
    }

    @Test
    void aPieceThatWasOffItsSquareIsSeenToBeSoThoughThePollComesLate() {
        contacts(1, 100);
        poll(105, true);
        contacts(0, 200);
        contacts(1, 270);
        assertEquals(List.of("1@199", "0@200", "0@269", "1@270", "1@500"), poll(500, true));
    }

    @Test
    void whatComesLateKeepsItsPace() {
        contacts(1, 100);
        poll(300, true);
        contacts(2, 200);
        contacts(3, 240);
        assertEquals(List.of("2@300", "2@305"), poll(305, true));
        assertEquals(List.of("2@335"), poll(335, false));
        assertEquals(List.of("2@339", "3@340", "3@345"), poll(345, true));
    }

    @Test
    void longPausesAreShortenedUntilTheDelayIsGone() {
        contacts(1, 100);
        poll(1_000, true);
        contacts(2, 200);
        contacts(3, 500);
        contacts(4, 900);
        assertEquals(List.of("2@1000"), poll(1_000, true));
        assertEquals(List.of("2@1039", "3@1040"), poll(1_040, true));
        assertEquals(List.of("3@1079", "4@1080", "4@1130"), poll(1_130, true));
        contacts(5, 1_150);
        assertEquals(List.of("4@1149", "5@1150"), poll(1_152, false));
    }

    @Test
    void aPollThatToldNothingHasLetTimePassAllTheSame() {
        contacts(1, 100);
        poll(105, true);
        poll(900, false);
        contacts(2, 300);
        contacts(3, 310);
        assertEquals(List.of("2@900", "2@909", "3@910"), poll(920, false));
    }

    @Test
    void aPressWaitsForWhatHappenedBeforeIt() {
        contacts(1, 100);
        poll(300, true);
        contacts(2, 200);
        contacts(3, 240);
        playback.addPress(Button.WHITE_CLOCK, 280_000);
        poll(305, true);
        assertEquals(List.of(), signals);
        poll(340, true);
        assertEquals(List.of(new Signal.ButtonPressed(Button.WHITE_CLOCK, 280_000)), signals);
    }
}
