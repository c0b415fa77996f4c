package org.jadoube.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Bitboard;
import org.jadoube.chess.Square;
import org.jadoube.sensing.Orientation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The turn of the loop")
class IntakeTest {
    private static final long START = 0xffff00000000ffffL;
    private static final long E2_UP = START & ~Square.E2.bit();
    private static final long D2_UP = START & ~Square.D2.bit();
    private static final long NEVER = Long.MAX_VALUE;

    private final List<String> taken = new ArrayList<>();
    private long wakeMicros = NEVER;
    private final Intake intake = intake(Orientation.STRAIGHT);

    private Intake intake(Orientation orientation) {
        return new Intake(
                orientation,
                START,
                0,
                new Intake.Taker() {
                    @Override
                    public void sensed(Input.Sensed input) {
                        long squares =
                                input.events().stream()
                                        .mapToLong(event -> event.square().bit())
                                        .reduce(0, (some, more) -> some | more);
                        note("sensed " + Bitboard.toString(squares), input.atMicros());
                    }

                    @Override
                    public void elapsed(Input.Elapsed input) {
                        wakeMicros = NEVER;
                        note("elapsed", input.atMicros());
                    }

                    @Override
                    public long wakeMicros() {
                        return wakeMicros;
                    }
                });
    }

    private void note(String what, long atMicros) {
        taken.add(what + " " + atMicros / 1000);
    }

    private void press(long millis) {
        intake.enter(millis * 1000, micros -> note("pressed", micros));
    }

    private void scan(long contacts, long... millis) {
        for (long at : millis) {
            intake.scan(contacts, at * 1000);
        }
    }

    @Test
    @DisplayName("a press comes after the contacts that changed before it")
    void pressWaits() {
        scan(E2_UP, 10);
        press(12);
        scan(E2_UP, 20, 30);

        assertEquals(List.of("sensed e2 30", "pressed 30"), taken);
    }

    @Test
    @DisplayName("a press at a board at rest counts from its edge")
    void pressCountsFromItsEdge() {
        press(12);
        scan(START, 20);

        assertEquals(List.of("pressed 12"), taken);
    }

    @Test
    @DisplayName("contacts that never rest hold a press back for 60 ms at most")
    void unrestIsNotWaitedFor() {
        press(10);
        for (long millis = 10; millis < 70; millis += 10) {
            scan(millis / 10 % 2 == 0 ? D2_UP : E2_UP, millis);
        }
        assertEquals(List.of(), taken);

        scan(E2_UP, 70);
        assertEquals(List.of("pressed 10"), taken);
    }

    @Test
    @DisplayName("a press told before the scans that were made before it waits for them")
    void pressFromTheFuture() {
        press(100);
        scan(E2_UP, 50, 60, 70);
        scan(START, 90);
        assertEquals(List.of("sensed e2 70"), taken);

        scan(START, 100, 110);
        assertEquals(List.of("sensed e2 70", "sensed e2 110", "pressed 110"), taken);
    }

    @Test
    @DisplayName("with the contacts unknown, time passes and buttons work")
    void withoutScans() {
        wakeMicros = 500_000;
        press(100);
        intake.pass(110_000);
        intake.pass(499_000);
        intake.pass(510_000);

        assertEquals(List.of("pressed 100", "elapsed 510"), taken);
    }

    @Test
    @DisplayName("scans from before what was taken in count as of then: time does not go back")
    void timeDoesNotGoBack() {
        wakeMicros = 50_000;
        intake.pass(60_000);
        scan(E2_UP, 20, 30);
        scan(E2_UP, 61, 80);

        assertEquals(List.of("elapsed 60", "sensed e2 80"), taken);
    }

    @Test
    @DisplayName("a turned board tells of the square that its player sees")
    void turned() {
        Intake turned = intake(Orientation.ROTATED);
        turned.scan(E2_UP, 10_000);
        turned.scan(E2_UP, 30_000);

        assertEquals(List.of("sensed d7 30"), taken);
    }
}
