package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jadoube.adapter.file.ArchiveContents;
import org.jadoube.adapter.file.FragileStore;
import org.jadoube.chess.Color;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.clock.TimeControl;
import org.jadoube.guidance.LightFrame;
import org.jadoube.guidance.LightTest;
import org.jadoube.laws.DrawRules;
import org.jadoube.laws.Outcome;
import org.jadoube.laws.Result;
import org.jadoube.laws.Termination;
import org.jadoube.port.Button;
import org.jadoube.port.Fault;
import org.jadoube.port.Signal;
import org.jadoube.recognition.RecognitionRules;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.table.Effect;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A board in use")
class BoardLoopTest {
    private static final long START = Position.start().occupied();
    private static final Plan AT_HOME = Plan.of(TableRules.DEFAULT);
    private static final String[] FOOLS_MATE = {
        "f2-", "f3+", "e7-", "e5+", "g2-", "g4+", "d8-", "h4+"
    };

    private final FragileStore store = FragileStore.sound();

    private BoardRig atHome() {
        return BoardRig.start(store.journals(), store.games(), AT_HOME);
    }

    private BoardRig withClocks() {
        return BoardRig.start(store.journals(), store.games(), timed());
    }

    private static Plan timed() {
        RecognitionRules home = RecognitionRules.DEFAULT;
        return Plan.of(
                new TableRules(
                        new RecognitionRules(
                                Completion.PRESS,
                                home.touchMove(),
                                home.masked(),
                                home.scanMicros()),
                        DrawRules.CLAIM,
                        AT_HOME.rules().variant(),
                        TimeControl.parse("5+3")));
    }

    private static Outcome lostOnTime(Color color) {
        return Outcome.win(color.opposite(), Termination.TIME);
    }

    private static long remaining(BoardRig rig, Color color) {
        return rig.sitting()
                .table()
                .flatMap(table -> table.clock().clock())
                .orElseThrow()
                .remainingMicros(color, rig.nowMicros());
    }

    private List<ArchiveContents.Entry> archived() throws IOException {
        return store.games().contents().games();
    }

    @Test
    @DisplayName("moves are played, lights follow, and each move becomes safe")
    void movesBecomeSafe() throws InterruptedException {
        BoardRig rig = atHome().hand("e2-");
        assertEquals("e2 held; e3 e4 target", rig.board().lights().toString());

        rig.hand("e4+", "e7-", "e5+");

        assertEquals("e2e4 e7e5", rig.moves());
        assertEquals(2, rig.awaitSafe().safePlies());
    }

    @Test
    @DisplayName("while a flush hangs turns go on, moves are played, and none is called safe")
    void aFlushThatHangs() throws InterruptedException {
        BoardRig rig = atHome().hand("e2-", "e4+").awaitSafe();
        CountDownLatch hanging = new CountDownLatch(1);
        store.atFlush(() -> await(hanging));
        int turns = rig.turns();

        rig.hand("e7-", "e5+").rest(5_000);

        assertAll(
                () -> assertEquals(turns + 560, rig.turns()),
                () -> assertEquals("e2e4 e7e5", rig.moves()),
                () -> assertEquals(1, rig.safePlies()));
        hanging.countDown();
        assertEquals(2, rig.awaitSafe().safePlies());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    @DisplayName("a full disk is told, play goes on, and when there is room all becomes safe")
    void aFullDisk() throws InterruptedException {
        store.breakDown("WRITE");
        BoardRig rig = atHome().hand("e2-", "e4+");
        rig.await(() -> rig.faults().equals(List.of("journal")));
        assertEquals(0, rig.hand("e7-", "e5+").safePlies());

        store.mend();

        assertEquals(2, rig.awaitSafe().safePlies());
        assertEquals(List.of(), rig.faults());
    }

    @Test
    @DisplayName("a game that ends is archived at once, and the next begins with the pieces set up")
    void gameAfterGame() throws InterruptedException, IOException {
        BoardRig rig = atHome().hand(FOOLS_MATE).rest(3_000);
        rig.await(() -> rig.log().stream().anyMatch(line -> line.startsWith("Kept")));
        assertEquals(Result.BLACK_WINS, rig.sitting().outcome().orElseThrow().result());

        rig.board().set(START);
        rig.rest(5_000).hand("d2-", "d4+").rest(500);

        assertEquals("d2d4", rig.moves());
        rig.await(() -> journalsDoneWith() == 1);
        assertEquals(1, archived().size());
        assertEquals(4, archived().getFirst().plies());
    }

    private int journalsDoneWith() {
        return store.journalsDoneWith().size();
    }

    @Test
    @DisplayName("a game left for another is archived without a result")
    void aGameLeft() throws InterruptedException, IOException {
        BoardRig rig = atHome().hand("e2-", "e4+", "e7-", "e5+");

        rig.enter(micros -> new Input.Planned(AT_HOME, micros));
        rig.await(() -> journalsDoneWith() == 1);

        assertEquals("*", archived().getFirst().result().marker());
        assertEquals(2, archived().getFirst().plies());
    }

    @Test
    @DisplayName("an archive that cannot rename is told, and tried again until it can")
    void archiveThatFails() throws InterruptedException, IOException {
        BoardRig rig = atHome();
        store.breakDown("RENAME");
        rig.hand(FOOLS_MATE).rest(3_000);
        rig.await(() -> rig.faults().contains("archive"));
        assertEquals(List.of(), archived());
        rig.end();
        store.mend();

        BoardRig later = atHome();
        later.rest(3_000).await(() -> later.log().size() == 1);

        assertEquals(4, archived().getFirst().plies());
    }

    @Test
    @DisplayName("after a restart the game goes on, its clocks paused where they were")
    void restart() throws InterruptedException {
        BoardRig rig = withClocks().press(Button.BLACK_CLOCK).rest(2_000).hand("e2-", "e4+");
        rig.press(Button.WHITE_CLOCK).rest(7_000).awaitSafe();
        long left = remaining(rig, Color.BLACK);
        rig.end();

        BoardRig again = withClocks().rest(60_000);

        assertAll(
                () -> assertEquals("e2e4", again.moves()),
                () -> assertEquals(1, again.awaitSafe().safePlies()),
                () -> assertEquals(remaining(rig, Color.WHITE), remaining(again, Color.WHITE)),
                () -> assertTrue(remaining(again, Color.BLACK) >= left),
                () -> assertTrue(remaining(again, Color.BLACK) <= left + 5_000_000));
        assertEquals(
                "e2e4 e7e5",
                again.enter(Input.Resumed::new)
                        .hand("e7-", "e5+")
                        .press(Button.BLACK_CLOCK)
                        .moves());
    }

    @Test
    @DisplayName("a player who thinks for an hour does not get it back by a power cut")
    void thinkingIsJournalled() throws InterruptedException {
        BoardRig rig = withClocks().press(Button.BLACK_CLOCK).rest(200_000).awaitSafe();
        long left = remaining(rig, Color.WHITE);
        rig.end();

        BoardRig again = withClocks();

        assertTrue(remaining(again, Color.WHITE) <= left + 5_000_000);
    }

    @Test
    @DisplayName("pieces moved while the service was away are put right, never taken for moves")
    void movedMeanwhile() throws InterruptedException {
        BoardRig rig = atHome().hand("e2-", "e4+").awaitSafe();
        rig.end();
        long moved =
                (rig.sitting().contacts() & ~(Square.E7.bit() | Square.G8.bit()))
                        | Square.E5.bit()
                        | Square.F6.bit();

        BoardRig again = BoardRig.unplugged(store.journals(), store.games(), AT_HOME).plug(moved);

        assertEquals("e2e4", again.rest(5_000).moves());
        again.board().set(rig.sitting().contacts());
        assertEquals("e2e4 e7e5", again.rest(500).hand("e7-", "e5+").rest(500).moves());
    }

    @Test
    @DisplayName("one legal move made while the service was away is asked about")
    void oneMoveMeanwhile() throws InterruptedException {
        BoardRig rig = atHome().hand("e2-", "e4+").awaitSafe();
        rig.end();
        long moved = (rig.sitting().contacts() & ~Square.E7.bit()) | Square.E5.bit();

        BoardRig again = BoardRig.unplugged(store.journals(), store.games(), AT_HOME).plug(moved);

        assertEquals("e2e4", again.moves());
        assertTrue(
                again.shown().stream()
                        .flatMap(snapshot -> snapshot.effects().stream())
                        .anyMatch(Effect.Asked.class::isInstance));
    }

    @Test
    @DisplayName("a board that cannot be read lets flags fall and buttons be pressed")
    void withoutASensor() {
        BoardRig rig = withClocks().press(Button.BLACK_CLOCK);
        rig.board().close();
        Fault fault = new Fault("sensor", "The board does not answer.", rig.nowMicros());
        rig.signals().accept(new Signal.FaultBegan(fault));

        rig.rest(310_000);

        assertEquals(List.of("sensor"), rig.faults());
        assertTrue(
                rig.shown().stream()
                        .flatMap(snapshot -> snapshot.effects().stream())
                        .anyMatch(new Effect.Ended(lostOnTime(Color.WHITE))::equals));
        rig.signals().accept(new Signal.FaultEnded("sensor"));
        assertEquals(List.of(), rig.plug(START).faults());
    }

    @Test
    @DisplayName("a button pressed before the board was looked at is not lost")
    void pressedAtOnce() {
        BoardRig rig = BoardRig.unplugged(store.journals(), store.games(), timed());
        rig.signals().accept(new Signal.ButtonPressed(Button.BLACK_CLOCK, rig.nowMicros()));

        rig.plug(START).rest(1_000);

        assertTrue(remaining(rig, Color.WHITE) < remaining(rig, Color.BLACK));
    }

    @Test
    @DisplayName("lights are tested in mid-game, given back at a lift, and no move is lost")
    void aLightTest() throws InterruptedException {
        BoardRig rig = atHome().hand("e2-", "e4+").rest(1_000);
        LightFrame ofTable = rig.board().lights();

        rig.signals().accept(new Signal.LightTestBegan(LightTest.SQUARES, rig.nowMicros()));
        rig.rest(100);
        assertEquals(LightTest.SQUARES.frames().getFirst(), rig.board().lights());
        assertEquals(Optional.of(rig.board().lights()), rig.last().lightTest());
        rig.rest(150);
        assertEquals(LightTest.SQUARES.frames().get(1), rig.board().lights());
        rig.signals().accept(new Signal.LightTestBegan(LightTest.ALL, rig.nowMicros()));
        rig.rest(20);
        assertEquals(LightTest.ALL.frames().getFirst(), rig.board().lights());
        rig.hand("e7-");
        assertEquals(rig.sitting().lights(), rig.board().lights());
        assertEquals(Optional.empty(), rig.last().lightTest());
        rig.hand("e5+").rest(1_000);
        assertEquals("e2e4 e7e5", rig.moves());

        rig.signals().accept(new Signal.LightTestBegan(LightTest.CUES, rig.nowMicros()));
        rig.rest(30_000);
        assertEquals(rig.sitting().lights(), rig.board().lights());
        assertFalse(ofTable.equals(rig.board().lights()), "the lights of two moves differ");
        rig.enter(micros -> new Input.Masked(Square.H3, true, micros));
        rig.signals().accept(new Signal.LightTestBegan(LightTest.ALL, rig.nowMicros()));
        rig.rest(50).hand("h3+", "h3-");
        assertEquals(LightTest.ALL.frames().getFirst(), rig.board().lights(), "no hand moved h3");
        rig.signals().accept(new Signal.LightTestEnded());
        assertEquals(rig.sitting().lights(), rig.rest(20).board().lights());
        rig.end();
        assertEquals("e2e4 e7e5", atHome().moves(), "no journal knows of it");
    }

    @Test
    @DisplayName("a contact that the board doubts is masked until the board trusts it again")
    void aContactThatTheBoardDoubts() throws InterruptedException {
        BoardRig rig = atHome();

        rig.signals().accept(new Signal.SquareDoubted(Square.E5, rig.nowMicros()));
        rig.rest(50).hand("e5+").hand("e2-", "e4+").rest(500);
        assertEquals(Square.E5.bit(), rig.sitting().masked());
        assertEquals("e2e4", rig.moves());
        rig.signals().accept(new Signal.SquareTrusted(Square.E5, rig.nowMicros()));
        rig.hand("e5-").hand("e7-", "e5+").rest(500);

        assertEquals(0, rig.sitting().masked());
        assertEquals("e2e4 e7e5", rig.moves());
        rig.end();
        assertEquals("e2e4 e7e5", atHome().moves());
    }

    @Test
    @DisplayName("what people have masked is theirs, whatever the board thinks of it")
    void aContactThatPeopleHaveMasked() {
        BoardRig rig = atHome().enter(micros -> new Input.Masked(Square.E5, true, micros));

        rig.signals().accept(new Signal.SquareDoubted(Square.E5, rig.nowMicros()));
        rig.signals().accept(new Signal.SquareTrusted(Square.E5, rig.nowMicros()));
        assertEquals(Square.E5.bit(), rig.rest(50).sitting().masked());
        rig.signals().accept(new Signal.SquareDoubted(Square.D5, rig.nowMicros()));
        rig.rest(50).enter(micros -> new Input.Masked(Square.D5, true, micros));
        rig.signals().accept(new Signal.SquareTrusted(Square.D5, rig.nowMicros()));

        assertEquals(Square.E5.bit() | Square.D5.bit(), rig.rest(50).sitting().masked());
    }

    @Test
    @DisplayName("masks survive a restart, the next game, and a plan that knows nothing of them")
    void masksOfTheBoard() throws InterruptedException {
        BoardRig rig = atHome().enter(micros -> new Input.Masked(Square.E5, true, micros));
        rig.hand("e2-", "e4+").rest(500).end();

        BoardRig again = atHome();
        assertEquals(Square.E5.bit(), again.sitting().masked());
        again.enter(micros -> new Input.Planned(AT_HOME, micros)).rest(500);
        assertEquals(Square.E5.bit(), again.sitting().masked());
        again.end();

        assertEquals(Square.E5.bit(), atHome().sitting().masked());
    }

    @Test
    @DisplayName("a contact that stands alone against the position again and again is suspected")
    void aSuspect() {
        BoardRig rig = atHome();
        for (int i = 0; i < 3; i++) {
            rig.hand("e5+").rest(5_000).hand("e5-").rest(1_000);
        }

        assertEquals(Square.E5.bit(), rig.last().health().suspects());
    }

    @Test
    @DisplayName("what the table cannot take in is told, and neither ends the service nor is kept")
    void aFaultOfTheProgram() throws InterruptedException {
        BoardRig rig =
                atHome().enter(micros -> {
                    throw new IllegalStateException("a bug");
                });

        assertEquals(List.of("table"), rig.faults());
        assertEquals("e2e4", rig.hand("e2-", "e4+").awaitSafe().moves());
        rig.end();
        assertEquals("e2e4", atHome().moves());
    }

    @Test
    @DisplayName("a panel gone wild is told of, leaves the buttons working, and is forgotten")
    void aPanelGoneWild() {
        BoardRig rig = withClocks();
        for (int entry = 0; entry < 10_000; entry++) {
            rig.signals().accept(new Signal.Entered(Input.Adjusted::new, rig.nowMicros()));
        }
        rig.press(Button.BLACK_CLOCK).rest(1_000);

        assertEquals(List.of("queue"), rig.faults());
        assertTrue(remaining(rig, Color.WHITE) < remaining(rig, Color.BLACK));
        assertEquals(List.of(), rig.rest(10_000).faults());
    }

    @Test
    @DisplayName("a journal that had to leave something out is gone on with in another")
    void aJournalLost() throws InterruptedException, IOException {
        FragileStore small = store.withRoomFor(4);
        BoardRig rig = BoardRig.start(small.journals(), small.games(), AT_HOME);
        rig.hand("e2-", "e4+").awaitSafe();
        store.breakDown("FORCE");
        rig.hand("e7-", "e5+", "g1-", "f3+", "b8-", "c6+", "f1-", "b5+");
        store.mend();
        rig.awaitSafe();
        rig.end();
        int journals = store.journals().journals().size();
        assertTrue(journals > 1);

        BoardRig again = atHome();

        assertEquals("e2e4 e7e5 g1f3 b8c6 f1b5", again.moves());
        again.await(() -> journalsDoneWith() == journals - 1);
        assertEquals(List.of(), archived());
    }

    @Test
    @DisplayName("a file that is no journal is put aside, and told of")
    void noJournal() throws IOException {
        FragileStore broken = FragileStore.withJournal(new byte[512]);

        BoardRig rig = BoardRig.start(broken.journals(), broken.games(), AT_HOME);

        assertFalse(rig.log().isEmpty());
        assertEquals("e2e4", rig.hand("e2-", "e4+").rest(500).moves());
    }
}
