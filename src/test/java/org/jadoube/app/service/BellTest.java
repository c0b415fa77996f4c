package org.jadoube.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.adapter.file.FragileStore;
import org.jadoube.chess.Color;
import org.jadoube.port.Button;
import org.jadoube.port.Sound;
import org.jadoube.table.Input;
import org.jadoube.table.Plan;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("At a board with a buzzer")
class BellTest {
    private final FragileStore store = FragileStore.sound();
    private final BoardRig rig =
            BoardRig.start(store.journals(), store.games(), Plan.of(TableRules.DEFAULT));
    private int heardSnapshots;

    /** What has sounded since the last time. */
    private List<Sound> sounds(Bell bell, List<Sound> heard) {
        heard.clear();
        rig.shown().subList(heardSnapshots, rig.shown().size()).forEach(bell);
        heardSnapshots = rig.shown().size();
        return List.copyOf(heard);
    }

    @Test
    @DisplayName("moves are quiet, wrong pieces sound once, and so does the end")
    void sounds() {
        List<Sound> heard = new ArrayList<>();
        Bell bell = new Bell(heard::add);
        rig.hand("e2-", "e4+", "e7-", "e5+");
        assertEquals(List.of(), sounds(bell, heard));

        rig.hand("a1-", "a5+").rest(5_000);
        assertEquals(List.of(Sound.WRONG), sounds(bell, heard));
        rig.hand("a5-", "a1+").rest(5_000);
        assertEquals(List.of(), sounds(bell, heard));

        rig.press(Button.OFFER_DRAW);
        assertEquals(List.of(Sound.QUESTION), sounds(bell, heard));
        rig.press(Button.OFFER_DRAW);
        assertEquals(List.of(Sound.WRONG), sounds(bell, heard), "the offer stands");
        rig.enter(micros -> new Input.Resigned(Color.WHITE, micros));
        assertEquals(List.of(Sound.OVER), sounds(bell, heard));
    }

    @Test
    @DisplayName("pieces that are set up are quiet, however they stand")
    void setUp() {
        List<Sound> heard = new ArrayList<>();
        Bell bell = new Bell(heard::add);
        rig.hand("a1-", "b1-", "c1-", "d1-", "e1-").rest(10_000).hand("a4+").rest(10_000);
        assertEquals(List.of(), sounds(bell, heard));
    }

    @Test
    @DisplayName("an illegal first move sounds")
    void illegal() {
        List<Sound> heard = new ArrayList<>();
        Bell bell = new Bell(heard::add);
        rig.hand("e2-", "e5+").rest(3_000);
        assertEquals(List.of(Sound.WRONG), sounds(bell, heard));
    }
}
