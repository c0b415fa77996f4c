package org.jadoube.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.clock.TimeControl;
import org.jadoube.recognition.RecognitionRules.Completion;
import org.jadoube.recognition.RecognitionRules.TouchMove;
import org.jadoube.simulation.Chaos.Survived;
import org.jadoube.simulation.GameFate.End;
import org.jadoube.simulation.SampleGame.Farewell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is done to a board: it goes on, its record is legal, and what was kept survives. */
class ChaosTest {
    private static final int EVENTS = 250;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void stormsNonsenseAndPowerCutsBreakNothing(long seed) {
        Survived survived = Chaos.board(seed, EVENTS);

        assertTrue(survived.inputs() > EVENTS, "hardly anything happened: " + survived);
        assertTrue(survived.powerCuts() > 0, "no power cut");
    }

    @Test
    void theSameSeedIsTheSameChaos() {
        assertEquals(Chaos.board(9, EVENTS), Chaos.board(9, EVENTS));
    }

    @ParameterizedTest(name = "completion {0}, {1}")
    @CsvSource({"AUTO, TOLERANT", "AUTO, STRICT", "PRESS, TOLERANT", "PRESS, STRICT"})
    void gamesPlayedInChaosAreRecordedAsPlayedOrTheBoardHasSaidSo(
            Completion completion, TouchMove touchMove) {
        List<GameFate> fates = new ArrayList<>();
        for (long seed = 1; seed <= 2; seed++) {
            TimeControl time = seed % 2 == 0 ? TimeControl.parse("90+30") : null;
            Profile profile = seed == 1 ? Profile.CLUB : Profile.BLITZ;
            Conditions conditions = new Conditions(profile, completion, touchMove, time);
            fates.add(Chaos.game(conditions, MadeUpGames.of(seed), seed));
        }

        assertTrue(fates.stream().mapToInt(GameFate::plies).sum() > 100, fates::toString);
        for (GameFate fate : fates) {
            assertNotEquals(End.WRONG, fate.end(), fates::toString);
        }
    }

    @Test
    void aPressDoesNotMakeAMateOfAStorm() {
        Conditions beginners =
                new Conditions(Profile.BEGINNER, Completion.PRESS, TimeControl.parse("90+30"));
        SampleGame madeUp = MadeUpGames.of(2021);
        SampleGame game =
                new SampleGame(
                        madeUp.start(), madeUp.variant(), madeUp.moves(), Farewell.WHITE_RESIGNS);

        GameFate fate = Chaos.game(beginners, game, 2021);

        assertEquals(End.FLAGGED, fate.end());
        assertTrue(fate.powerCuts() > 0, "no power cut");
    }

    @Test
    void theSameSeedIsTheSameGameInChaos() {
        Conditions blitz = new Conditions(Profile.BLITZ, Completion.AUTO, null);
        SampleGame game = MadeUpGames.of(5);

        assertEquals(Chaos.game(blitz, game, 5), Chaos.game(blitz, game, 5));
    }
}
