package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.jadoube.adapter.file.FragileStore;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whatever happens to the disk, the service goes on with what was safe")
class ServiceFaultsTest {
    private static final Plan AT_HOME = Plan.of(TableRules.DEFAULT);
    private static final String[] GAME = {
        "e2-", "e4+", "e7-", "e5+", "g1-", "f3+", "b8-", "c6+", "f1-", "b5+", "a7-", "a6+"
    };
    private static final String MOVES = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

    private static BoardRig start(FragileStore store) {
        return BoardRig.start(store.journals(), store.games(), AT_HOME);
    }

    @Test
    @DisplayName("a journal cut at any byte is gone on with, and the game can be finished")
    void cutAtEveryByte() throws InterruptedException, IOException {
        FragileStore whole = FragileStore.sound();
        start(whole).hand(GAME).awaitSafe().end();
        byte[] journal = whole.journal();
        int most = 0;

        for (int length = 0; length <= journal.length; length++) {
            FragileStore cut = FragileStore.withJournal(Arrays.copyOf(journal, length));
            BoardRig rig = start(cut);
            String found = rig.moves();
            assertTrue(MOVES.startsWith(found), found);
            assertTrue(rig.plies() >= most, "fewer moves of more bytes");
            most = rig.plies();
            assertEquals(most, rig.awaitSafe().safePlies());
            rig.end();
        }
        assertEquals(6, most);
    }

    /** Hands put right what the board remembers otherwise, and play the rest of the game. */
    private static void finish(BoardRig rig) throws InterruptedException {
        rig.board().set(rig.sitting().table().orElseThrow().game().position().occupied());
        rig.rest(1_000);
        rig.hand(Arrays.copyOfRange(GAME, 2 * rig.plies(), GAME.length)).rest(500);
        assertEquals(MOVES, rig.awaitSafe().moves());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(ints = {1, 2, 3})
    @DisplayName("the power is cut at any operation: safe moves are there, and play goes on")
    void powerCutAtEveryOperation(int seed) throws InterruptedException {
        Random random = new Random(seed);
        for (int operation = 0; operation < 60; operation++) {
            FragileStore store = FragileStore.sound();
            store.cutPowerAt(operation);
            BoardRig rig = start(store);
            int before = random.nextInt(GAME.length);
            rig.hand(Arrays.copyOf(GAME, before));
            Thread.sleep(random.nextInt(5));
            rig.rest(10);
            int safe = rig.safePlies();
            FragileStore after = store.afterPowerCut(random);

            BoardRig again = BoardRig.unplugged(after.journals(), after.games(), AT_HOME);
            again.plug(rig.sitting().contacts());

            assertTrue(MOVES.startsWith(again.moves()), again.moves());
            assertTrue(again.plies() >= safe, () -> safe + " called safe, " + again.moves());
            finish(again);
            again.end();
            rig.end();
        }
    }

    @Test
    @DisplayName(
            "a journal of another service that is still running is left alone, and play goes on")
    void twoServices() throws InterruptedException {
        FragileStore store = FragileStore.sound();
        BoardRig first = start(store).hand("e2-", "e4+").awaitSafe();

        BoardRig second = start(store);
        second.await(() -> second.faults().contains("journal"));

        assertEquals("e2e4 e7e5", second.hand("e7-", "e5+").rest(500).moves());
        assertEquals(0, second.safePlies());
        assertEquals("e2e4 d7d5", first.hand("d7-", "d5+").awaitSafe().moves());
    }
}
